import CellCanvas
import ColorModel
import ScreenPainter
import SceneModel

/// Texts and symbols on the cell grid. No text is written over another: one that finds its place taken moves by a row,
/// or gets shorter, or is left out.
extension PhoneRaster {
  mutating func layText(_ text: PaintedText, _ item: PaintItem) {
    let visible = item.visibleFrame
    let middle = item.frame.y + item.frame.height / 2
    guard middle >= visible.y, middle <= visible.maxY else { return }
    let place = TextPlace(
      start: scale.column(item.frame.x),
      end: max(scale.column(item.frame.x) + 1, scale.column(item.frame.maxX)),
      row: scale.row(middleOf: item.frame))
    let limits = limits(of: item)
    let height = max(1, (scale.y(item.frame.maxY) - scale.y(item.frame.y) + 1) / 2)
    if text.maximumLines > 1, height > 1, cellWidth(of: text.string) > place.width {
      let lines = wrapped(text.string, toWidth: place.width, lines: min(text.maximumLines, height))
      for (offset, line) in lines.enumerated() {
        let row = place.row - (lines.count - 1) / 2 + offset
        layLine(
          line, text, item.color.value, TextPlace(start: place.start, end: place.end, row: row), limits,
          isWrapped: true)
      }
    } else {
      layLine(text.string, text, item.color.value, place, limits)
    }
  }

  /// Columns that a text may use, from its start to before its end, and its row.
  struct TextPlace {
    var start: Int
    var end: Int
    var row: Int
    var width: Int { end - start }
  }

  /// The cells within which a text may move: its clips.
  private func limits(of item: PaintItem) -> CellArea {
    let clip = item.clips.reduce(scale.visible) { $0.intersection($1.rect) }
    let (left, right) = (max(0, scale.column(clip.x)), min(scale.columns, scale.column(clip.maxX)))
    let top = max(0, scale.y(clip.y) / 2)
    let bottom = min(scale.rows, (scale.y(clip.maxY) + 1) / 2)
    return CellArea(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  private mutating func layLine(
    _ string: String, _ text: PaintedText, _ color: RGBA, _ place: TextPlace, _ limits: CellArea,
    isWrapped: Bool = false
  ) {
    let needed = cellWidth(of: string)
    var place = place
    // Where the text fits its frame in points, it may use more cells than the frame has, as long as they are free.
    let pointsWanted = Double(needed) * text.fontSize * 0.52
    let pointsGiven = Double(place.width) / Double(scale.columns) * scale.visible.width
    if needed > place.width, !isWrapped, pointsWanted <= pointsGiven {
      let more = needed - place.width
      switch text.alignment {
      case .natural, .left: place.end += more
      case .right: place.start -= more
      case .center:
        place.start -= more / 2
        place.end += more - more / 2
      }
    }
    place.start = max(place.start, limits.column)
    place.end = min(place.end, limits.column + limits.columns)
    for row in [place.row, place.row + 1, place.row - 1] {
      guard row >= limits.row, row < limits.row + limits.rows else { continue }
      let attempt = TextPlace(start: place.start, end: place.end, row: row)
      let isOwnRow = row == place.row
      if let free = free(attempt, for: min(needed, place.width), text, mayShorten: isOwnRow) {
        write(string, text, color, free)
        return
      }
    }
  }

  /// The free part of a place that the text can take; nil where there is too little.
  private func free(_ place: TextPlace, for needed: Int, _ text: PaintedText, mayShorten: Bool) -> TextPlace?
  {
    guard place.width > 0 else { return nil }
    var free = place
    let wanted = aligned(needed, text.alignment, in: place)
    // Writing leaves a gap of one cell to a neighbour.
    func isTaken(_ column: Int) -> Bool {
      guard let ink = self[column, place.row] else { return false }
      return ink.kind != .line
    }
    let isFree = ((wanted.lowerBound - 1)...wanted.upperBound).allSatisfy { !isTaken($0) }
    if isFree { return place }
    guard mayShorten else { return nil }
    switch text.alignment {
    case .right:
      while free.start < free.end, ((free.start - 1)..<free.end).contains(where: isTaken) { free.start += 1 }
      free.start += 1
    case .natural, .left, .center:
      while free.end > free.start, (free.start...free.end).contains(where: isTaken) { free.end -= 1 }
    }
    let enough = text.isSecondary ? min(needed, 4) : min(needed, 2)
    return free.width >= enough ? free : nil
  }

  private func aligned(_ width: Int, _ alignment: TextAlignment, in place: TextPlace) -> Range<Int> {
    let width = min(width, place.width)
    let start =
      switch alignment {
      case .natural, .left: place.start
      case .right: place.end - width
      case .center: place.start + (place.width - width) / 2
      }
    return start..<(start + width)
  }

  private mutating func write(_ string: String, _ text: PaintedText, _ color: RGBA, _ place: TextPlace) {
    let shown = fitted(string, toWidth: place.width)
    let columns = aligned(cellWidth(of: shown), text.alignment, in: place)
    removeHairline(through: columns, place.row)
    runs += 1
    var column = columns.lowerBound
    for character in shown {
      let width = cellWidth(of: character)
      if width == 0 { continue }
      self[column, place.row] = Ink(
        character: character, color: color, isBold: text.isBold, kind: .text, run: runs)
      if width == 2 {
        self[column + 1, place.row] = Ink(
          character: nil, color: color, isBold: text.isBold, kind: .text, run: runs)
      }
      column += width
    }
  }

  private func fitted(_ string: String, toWidth width: Int) -> String {
    let shown = truncated(string, toWidth: width)
    return capabilities.isUTF8 || !shown.hasSuffix("…") || shown == string
      ? shown : String(shown.dropLast()) + "~"
  }

  /// Breaks at spaces; what is left over stays in the last line.
  private func wrapped(_ string: String, toWidth width: Int, lines limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in string.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if cellWidth(of: longer) <= width || line.isEmpty || lines.count == limit - 1 {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  mutating func laySymbol(_ name: String, _ item: PaintItem) {
    let visible = item.visibleFrame
    guard visible.height >= item.frame.height / 2, visible.width >= item.frame.width / 2 else { return }
    let characters = PhoneSymbols.characters(for: name, isUTF8: capabilities.isUTF8)
    let row = scale.row(middleOf: item.frame)
    let place = TextPlace(start: scale.column(item.frame.x), end: scale.column(item.frame.maxX), row: row)
    let start = place.start + (place.width - characters.count) / 2
    let columns = start..<(start + characters.count)
    if columns.contains(where: { self[$0, row].map { $0.kind != .line } ?? false }) { return }
    for (column, character) in zip(columns, characters) {
      self[column, row] = Ink(character: character, color: item.color.value, kind: .symbol)
    }
  }
}
