import CellCanvas

/// A line of text in runs of one style each.
struct StyledLine: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var style: CellStyle
  }

  private(set) var runs: [Run] = []
  /// What stands at the right end of the line, if there is room.
  private(set) var trailing: Run?

  init(_ text: String = "", _ style: CellStyle = .plain) {
    if !text.isEmpty { runs = [Run(text: text, style: style)] }
  }

  /// The line with more text behind it.
  func then(_ text: String, _ style: CellStyle = .plain) -> StyledLine {
    var line = self
    if !text.isEmpty { line.runs.append(Run(text: text, style: style)) }
    return line
  }

  /// The line with a text at its right end.
  func end(_ text: String, _ style: CellStyle = Chrome.faint) -> StyledLine {
    var line = self
    line.trailing = Run(text: text, style: style)
    return line
  }

  var width: Int { runs.reduce(0) { $0 + cellWidth(of: $1.text) } }
}

extension CellGrid {
  /// Writes a styled line into the cells of one row, cut to `width`.
  mutating func write(_ line: StyledLine, column: Int, row: Int, width: Int) {
    var room = width
    if let trailing = line.trailing {
      let size = cellWidth(of: trailing.text)
      if size + 4 <= width {
        write(trailing.text, column: column + width - size, row: row, style: trailing.style)
        room = width - size - 1
      }
    }
    var position = 0
    for run in line.runs where position < room {
      position += write(
        run.text, column: column + position, row: row, width: room - position, style: run.style)
    }
  }
}
