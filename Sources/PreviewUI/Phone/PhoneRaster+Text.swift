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
          line, text, item, TextPlace(start: place.start, end: place.end, row: row), limits,
          isWrapped: true)
      }
    } else {
      layLine(text.string, text, item, place, limits)
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
    _ string: String, _ text: PaintedText, _ item: PaintItem, _ place: TextPlace, _ limits: CellArea,
    isWrapped: Bool = false
  ) {
    let needed = cellWidth(of: string)
    var place = place
    // Where the text fits its frame in points, it may use more cells than the frame has.
    let pointsWanted = Double(needed) * text.fontSize * 0.52
    let pointsGiven = Double(place.width) / Double(scale.columns) * scale.visible.width
    if needed > place.width, !isWrapped, pointsWanted <= pointsGiven {
      place = widened(place, by: needed - place.width, text.alignment)
    }
    place.start = max(place.start, limits.column)
    place.end = min(place.end, limits.column + limits.columns)
    let rows = rows(for: place, in: item)
    for row in rows where row >= limits.row && row < limits.row + limits.rows {
      let attempt = TextPlace(start: place.start, end: place.end, row: row)
      let isOwnRow = row == rows.first
      if let free = free(attempt, for: min(needed, place.width), text, mayShorten: isOwnRow) {
        write(string, text, item, free)
        return
      }
    }
  }

  /// A place with more cells, as far as the ground is the one the text stands on.
  private func widened(_ place: TextPlace, by more: Int, _ alignment: TextAlignment) -> TextPlace {
    var wide = place
    let ground = canvas.cell(column: (place.start + place.end) / 2, row: place.row).ground()
    func isSameGround(_ column: Int) -> Bool {
      holds(column, place.row) && canvas.cell(column: column, row: place.row).ground() == ground
    }
    var (before, after) =
      switch alignment {
      case .natural, .left: (0, more)
      case .right: (more, 0)
      case .center: (more / 2, more - more / 2)
      }
    while before > 0, isSameGround(wide.start - 1) {
      wide.start -= 1
      before -= 1
    }
    while after > 0, isSameGround(wide.end) {
      wide.end += 1
      after -= 1
    }
    return wide
  }

  /// The rows that a text may stand in, the best first: its own, then its neighbours. A row in which the border of what
  /// it lies in will be drawn comes last.
  private func rows(for place: TextPlace, in item: PaintItem) -> [Int] {
    let rows = [place.row, place.row + 1, place.row - 1]
    let edges = bordered.filter { frame in
      frame.y < item.frame.y && frame.maxY > item.frame.maxY && frame.x <= item.frame.x
        && frame.maxX >= item.frame.maxX
    }.map { box(of: $0) }.filter { $0.rows.count >= 6 }
    func isEdge(_ row: Int) -> Bool { edges.contains { row == $0.y / 2 || row == ($0.maxY - 1) / 2 } }
    return rows.filter { !isEdge($0) } + rows.filter(isEdge)
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

  private mutating func write(_ string: String, _ text: PaintedText, _ item: PaintItem, _ place: TextPlace) {
    let shown = fitted(string, toWidth: place.width)
    let columns = aligned(cellWidth(of: shown), text.alignment, in: place)
    removeHairline(through: columns, place.row)
    runs += 1
    var ink = Ink(character: nil, color: item.color.value, isBold: text.isBold, kind: .text, run: runs)
    ink.presentation = item.presentation
    ink.isLow = place.row == scale.row(middleOf: item.frame) && scale.isLow(middleOf: item.frame)
    var column = columns.lowerBound
    for character in shown {
      let width = cellWidth(of: character)
      if width == 0 { continue }
      ink.character = character
      self[column, place.row] = ink
      if width == 2 {
        ink.character = nil
        self[column + 1, place.row] = ink
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
    if ((start - 1)...columns.upperBound).contains(where: { self[$0, row]?.kind == .symbol })
      || columns.contains(where: { self[$0, row]?.kind == .text })
    {
      return
    }
    for (column, character) in zip(columns, characters) {
      var ink = Ink(character: character, color: item.color.value, kind: .symbol)
      ink.presentation = item.presentation
      ink.isLow = scale.isLow(middleOf: item.frame)
      self[column, row] = ink
    }
  }
}
