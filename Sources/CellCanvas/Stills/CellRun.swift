/// Neighbouring cells of one row with one style.
struct CellRun {
  var column: Int
  var cells: Int
  var text: String
  var style: CellStyle
}

extension CellGrid {
  /// A row as runs of equal style, from left to right.
  func runs(inRow row: Int) -> [CellRun] {
    var runs: [CellRun] = []
    for column in 0..<columns {
      let cell = self[column, row]
      let text = cell.character.map { String($0) } ?? ""
      if let last = runs.indices.last, runs[last].style == cell.style {
        runs[last].cells += 1
        runs[last].text += text
      } else {
        runs.append(CellRun(column: column, cells: 1, text: text, style: cell.style))
      }
    }
    return runs
  }
}
