package import CellCanvas

extension CellGrid {
  /// What turns a terminal that shows `former` into one that shows this grid of the same size, or one that was cleared.
  package func sequence(since former: CellGrid?) -> String {
    var result = ""
    var style: CellStyle?
    for row in 0..<rows {
      // Where the terminal's cursor stands in this row; nil where it must be set first.
      var cursor: Int?
      for column in 0..<columns where differs(column, row, from: former) {
        let cell = self[column, row]
        guard let character = cell.character else { continue }
        if cursor != column { result += "\u{1B}[\(row + 1);\(column + 1)H" }
        if cell.style != style {
          result += cell.style.selectGraphicRendition
          style = cell.style
        }
        result.append(printable(character))
        // How far a wide character moves the cursor, terminals do not agree on.
        cursor = isWide(column, row) ? nil : column + 1
      }
    }
    return result
  }

  /// A wide character differs where one of its halves does.
  private func differs(_ column: Int, _ row: Int, from former: CellGrid?) -> Bool {
    guard let former else { return self[column, row] != .blank }
    return self[column, row] != former[column, row]
      || isWide(column, row) && self[column + 1, row] != former[column + 1, row]
  }

  private func isWide(_ column: Int, _ row: Int) -> Bool {
    column + 1 < columns && self[column + 1, row].character == nil
  }
}
