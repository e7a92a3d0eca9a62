import CellCanvas
import ColorModel
import Localization
import LocatedInput
import Simulator
import TraitModel

/// Every colour with its swatch and value in each appearance, as many columns as there is room for, a cursor, and below
/// the way of the chosen colour from its name to a cell.
struct PalettePane {
  let session: Session
  let glyphs: Glyphs

  var view: PaletteView { session.paletteView }
  var palette: Palette { session.simulation.palette }

  func draw(in drawing: inout Drawing, area: CellArea) {
    draw(in: &drawing.grid, &drawing.hits, area: area)
  }

  private func draw(in grid: inout CellGrid, _ hits: inout HitMap, area: CellArea) {
    let rows = session.paletteRows
    let cursor = session.paletteCursor(in: rows)
    let columns = Columns(rows: rows, view: view, width: area.columns)
    grid.write(heading(columns), column: area.column, row: area.row, width: area.columns, glyphs: glyphs)
    guard !rows.isEmpty else {
      let filter = visibleControls(in: view.filter)
      grid.write(
        StyledLine("no colour's name holds \(glyphs.quoted(filter))", Chrome.faint),
        column: area.column, row: area.row + 1, width: area.columns, glyphs: glyphs)
      return
    }
    let below = chain(of: rows[cursor], width: area.columns)
    let belowRows = min(below.count + 1, max(0, area.rows - 8))
    let room = max(0, area.rows - 1 - belowRows)
    let top = max(0, min(cursor - room / 2, rows.count - room))
    for (offset, row) in rows.dropFirst(top).prefix(room).enumerated() {
      let place = CellArea(column: area.column, row: area.row + 1 + offset, columns: area.columns, rows: 1)
      draw(row, isChosen: top + offset == cursor, in: &grid, place, columns)
      hits.add(place, .color(row.name, column: nil))
      for index in columns.shown {
        let value = CellArea(
          column: area.column + columns.column(index), row: place.row, columns: columns.value, rows: 1)
        hits.add(value, .color(row.name, column: index))
      }
    }
    let edge = area.column + area.columns
    if top > 0 { grid.write(glyphs.up, column: edge, row: area.row + 1, style: Chrome.accent) }
    if top + room < rows.count {
      grid.write(glyphs.down, column: edge, row: area.row + room, style: Chrome.accent)
    }
    if belowRows > 1 {
      let rest = CellArea(
        column: area.column, row: area.row + 2 + room, columns: area.columns, rows: belowRows - 1)
      grid.write(below, in: rest, top: 0, glyphs: glyphs)
    }
  }

  /// Where the parts of a line stand: the name, the appearances from `first` on, the marks.
  struct Columns {
    let name: Int
    let value: Int
    let shown: Range<Int>

    init(rows: [PaletteRow], view: PaletteView, width: Int) {
      value =
        switch view.notation {
        case .hex: 13
        case .components: 19
        case .oklch: 20
        }
      let longest = rows.map { cellWidth(of: $0.name) }.max() ?? 0
      name = max(8, min(longest + 1, width - value - 4, max(14, width / 3)))
      let count = max(1, min(PaletteView.appearances.count, (width - name - 3) / value))
      let first = max(0, view.column - count + 1)
      shown = first..<(first + count)
    }

    func column(_ appearance: Int) -> Int { name + (appearance - shown.lowerBound) * value }
    var marks: Int { column(shown.upperBound) }
  }

  private func heading(_ columns: Columns) -> StyledLine {
    let before = columns.shown.lowerBound > 0 ? glyphs.leftward : ""
    var line = StyledLine(padded(before, columns.name), Chrome.accent)
    for index in columns.shown {
      let isChosen = session.isInPalette && index == view.column
      line = line.then(
        padded(glyphs.text(PaletteView.appearances[index].shortName), columns.value),
        isChosen ? Chrome.key : Chrome.faint)
    }
    return columns.shown.upperBound < PaletteView.appearances.count
      ? line.then(glyphs.rightward, Chrome.accent) : line
  }

  private func draw(
    _ row: PaletteRow, isChosen: Bool, in grid: inout CellGrid, _ area: CellArea, _ columns: Columns
  ) {
    grid.write(
      visibleControls(in: row.name), column: area.column, row: area.row, width: columns.name - 1,
      style: isChosen ? Chrome.strong : Chrome.plain)
    for index in columns.shown {
      let appearance = PaletteView.appearances[index]
      let resolved = palette.resolve(row.name, for: appearance.traits)
      let text = resolved.map { view.notation.spelling(of: $0.color) } ?? glyphs.text("none")
      let style = resolved == nil ? Chrome.faint : resolved?.isSubstitute == true ? Chrome.bad : Chrome.plain
      let column = area.column + columns.column(index)
      grid.write(text, column: column + 3, row: area.row, width: columns.value - 4, style: style)
    }
    grid.write(
      marks(of: row, in: columns.shown), column: area.column + columns.marks, row: area.row,
      width: area.columns - columns.marks, style: Chrome.faint)
    if isChosen, session.isInPalette {
      grid.restyle(
        CellArea(column: area.column, row: area.row, columns: columns.name - 1, rows: 1), Chrome.select)
      let value = area.column + columns.column(view.column)
      grid.restyle(
        CellArea(column: value + 2, row: area.row, columns: columns.value - 2, rows: 1), Chrome.select)
    }
    for index in columns.shown { drawSwatch(row, index, in: &grid, area, columns) }
  }

  private func drawSwatch(
    _ row: PaletteRow, _ index: Int, in grid: inout CellGrid, _ area: CellArea, _ columns: Columns
  ) {
    let appearance = PaletteView.appearances[index]
    guard let resolved = palette.resolve(row.name, for: appearance.traits) else { return }
    let backdrop: RGBA = appearance.style == .light ? .white : .black
    let swatch = CellStyle(background: CellColor(resolved.color.composited(over: backdrop)))
    grid.write("  ", column: area.column + columns.column(index), row: area.row, style: swatch)
  }

  /// `s` for the system's, `d` for derived, `?` where no direct source confirms a value that is shown.
  private func marks(of row: PaletteRow, in shown: Range<Int>) -> String {
    var marks = row.isFromSystem && !palette.themes.isEmpty ? "s" : ""
    if row.color.isDerived { marks += "d" }
    if shown.contains(where: { row.color.unverified.contains(PaletteView.appearances[$0].key) }) {
      marks += "?"
    }
    return marks
  }

  func padded(_ text: String, _ width: Int) -> String {
    let shown = truncated(text, toWidth: width - 1)
    return shown + String(repeating: " ", count: max(0, width - cellWidth(of: shown)))
  }
}

extension Appearance {
  /// The column's heading: what is not the default.
  var shortName: Phrase {
    switch (level, contrast) {
    case (.base, .normal): style.phrase
    case (.elevated, .normal): "\(style.phrase) up"
    case (.base, .high): "\(style.phrase) high"
    case (.elevated, .high): "\(style.phrase) up high"
    }
  }

  /// The same in words.
  var phrase: Phrase {
    switch (level, contrast) {
    case (.base, .normal): style.phrase
    case (.elevated, .normal): "\(style.phrase), elevated"
    case (.base, .high): "\(style.phrase), high contrast"
    case (.elevated, .high): "\(style.phrase), elevated, high contrast"
    }
  }
}

extension PaletteView.Notation {
  /// A colour's value; the opacity only where it is not whole.
  func spelling(of color: RGBA) -> String {
    let alpha = color.bytes.alpha == 255 ? "" : " " + decimalText(color.alpha * 100, places: 0) + "%"
    switch self {
    case .hex: return String((color.bytes.alpha == 255 ? color.hexRGB : color.hexRGBA).dropFirst())
    case .components:
      let bytes = color.bytes
      return "\(bytes.red) \(bytes.green) \(bytes.blue)" + alpha
    case .oklch:
      let lch = OKLCH(color)
      return decimalText(lch.lightness, places: 2) + " " + decimalText(lch.chroma, places: 3) + " "
        + decimalText(lch.hue, places: 0) + alpha
    }
  }
}
