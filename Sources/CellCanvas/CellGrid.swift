/// A rectangle of cells, in columns and rows.
package struct CellArea: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The area inside a one-cell frame.
  package var inner: CellArea {
    CellArea(column: column + 1, row: row + 1, columns: columns - 2, rows: rows - 2)
  }

  package func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + columns && row >= self.row && row < self.row + rows
  }
}

/// A picture made of cells. Drawing outside it is cut off; a wide character never stands half.
package struct CellGrid: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  package private(set) var cells: [Cell]

  package init(columns: Int, rows: Int, fill: Cell = .blank) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: fill, count: self.columns * self.rows)
  }

  package var area: CellArea { CellArea(columns: columns, rows: rows) }

  package subscript(column: Int, row: Int) -> Cell {
    get { area.contains(column: column, row: row) ? cells[row * columns + column] : .blank }
    set {
      guard area.contains(column: column, row: row) else { return }
      breakWide(column: column, row: row)
      cells[row * columns + column] = newValue
    }
  }

  /// How many cells are like the one at a place of `cells`, itself and those behind it, before another place.
  package func repeats(at place: Int, before end: Int) -> Int {
    let first = cells[place]
    return (cells[place..<end].firstIndex { $0 != first } ?? end) - place
  }

  /// A wide character loses its other half when one half is overwritten.
  private mutating func breakWide(column: Int, row: Int) {
    let place = row * columns + column
    if cells[place].character == nil, column > 0 { cells[place - 1].character = " " }
    if column + 1 < columns, cells[place + 1].character == nil { cells[place + 1].character = " " }
  }

  package mutating func fill(_ area: CellArea, with cell: Cell) {
    for row in area.row..<(area.row + area.rows) {
      for column in area.column..<(area.column + area.columns) { self[column, row] = cell }
    }
  }

  /// Lays another grid over this one, its top left corner on a cell; what stands out is cut off.
  package mutating func lay(_ other: CellGrid, column: Int, row: Int) {
    for below in 0..<other.rows {
      for right in 0..<other.columns where other[right, below].character != nil {
        let cell = other[right, below]
        let isWide = right + 1 < other.columns && other[right + 1, below].character == nil
        if isWide, let character = cell.character {
          write(String(character), column: column + right, row: row + below, width: 2, style: cell.style)
        } else {
          self[column + right, row + below] = cell
        }
      }
    }
  }

  /// Changes the style of each cell in an area.
  package mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
    for row in max(0, area.row)..<max(0, min(rows, area.row + area.rows)) {
      for column in max(0, area.column)..<max(0, min(columns, area.column + area.columns)) {
        change(&cells[row * columns + column].style)
      }
    }
  }

  /// Writes text from a cell to the right, at most `width` cells of it; what is too long ends in `…`.
  /// - Returns: the cells taken.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, width: Int = .max, style: CellStyle = .plain
  ) -> Int {
    let room = min(width, max(0, columns - column))
    guard row >= 0, row < rows, room > 0 else { return 0 }
    let shown = cellWidth(of: text) > room ? truncated(text, toWidth: room) : text
    var position = column
    for character in shown {
      let size = cellWidth(of: character)
      if size == 0 { continue }
      if position >= 0 {
        self[position, row] = Cell(character, style: style)
        if size == 2 { self[position + 1, row] = Cell(nil, style: style) }
        // Writing the second half must not have blanked the first.
        if size == 2, area.contains(column: position, row: row) {
          cells[row * columns + position].character = character
        }
      }
      position += size
    }
    return position - column
  }
}

/// `text` cut to at most `width` cells, ending in `…` where something was cut off.
package func truncated(_ text: String, toWidth width: Int) -> String {
  if cellWidth(of: text) <= width { return text }
  if width <= 0 { return "" }
  var result = ""
  var used = 0
  for character in text {
    let size = cellWidth(of: character)
    if used + size > width - 1 { break }
    result.append(character)
    used += size
  }
  return result + "…"
}
