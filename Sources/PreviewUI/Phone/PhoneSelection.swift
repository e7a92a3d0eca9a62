import CellCanvas
import ColorModel

/// The bright frame around the selected node, outside its own cells where there is room.
struct PhoneSelection {
  /// The node's cells.
  let area: CellArea
  /// Where drawing is allowed.
  let bounds: CellArea

  static let color = RGBA(rgb: 0x6CB6FF)

  func draw(in grid: inout CellGrid, _ capabilities: DisplayCapabilities) {
    let isLined = !capabilities.isUTF8 || capabilities.depth == .monochrome
    let (left, right) = (
      max(bounds.column, area.column - 1), min(bounds.column + bounds.columns - 1, area.column + area.columns)
    )
    let (top, bottom) = (
      max(bounds.row, area.row - 1), min(bounds.row + bounds.rows - 1, area.row + area.rows)
    )
    let marks: [Character] =
      !capabilities.isUTF8
      ? ["+", "-", "+", "|", "|", "+", "-", "+"]
      : isLined ? ["┏", "━", "┓", "┃", "┃", "┗", "━", "┛"] : ["▗", "▄", "▖", "▐", "▌", "▝", "▀", "▘"]
    func mark(_ character: Character, _ column: Int, _ row: Int) {
      grid.mark(
        character, column: column, row: row,
        color: isLined && capabilities.depth == .monochrome ? nil : Self.color)
    }
    for column in (left + 1)..<max(left + 1, right) {
      mark(marks[1], column, top)
      mark(marks[6], column, bottom)
    }
    for row in (top + 1)..<max(top + 1, bottom) {
      mark(marks[3], left, row)
      mark(marks[4], right, row)
    }
    mark(marks[0], left, top)
    mark(marks[2], right, top)
    mark(marks[5], left, bottom)
    mark(marks[7], right, bottom)
  }
}

extension CellGrid {
  /// Writes a frame's character over a cell, on the ground that the cell has; a text keeps its place.
  fileprivate mutating func mark(_ character: Character, column: Int, row: Int, color: RGBA?) {
    let old = self[column, row]
    let isText = old.character.map { $0.isLetter || $0.isNumber } ?? true
    if isText { return }
    var style = CellStyle(background: old.style.background)
    if let color { style.foreground = CellColor(color) } else { style.attributes = .bold }
    self[column, row] = Cell(character, style: style)
  }

  /// Puts one cell, of a wide character also the half that has no character, without blanking its other half.
  mutating func put(_ cell: Cell, column: Int, row: Int) {
    if let character = cell.character {
      if cellWidth(of: character) == 2 {
        write(String(character), column: column, row: row, style: cell.style)
      } else {
        self[column, row] = cell
      }
    }
  }
}
