import CellCanvas
import LocatedInput
import TraitModel

/// A piece of a line, in the terminal's own colours. Its text comes out with control characters visible.
struct StyledSpan: Hashable, Sendable {
  let text: String
  let style: CellStyle

  init(_ text: String, _ style: CellStyle = .plain) {
    self.text = visibleControls(in: text)
    self.style = style
  }

  static func bold(_ text: String) -> StyledSpan { StyledSpan(text, CellStyle(attributes: .bold)) }
  static func dim(_ text: String) -> StyledSpan { StyledSpan(text, CellStyle(attributes: .dim)) }
  /// Something that a reader should not miss.
  static func alert(_ text: String) -> StyledSpan { StyledSpan(text, CellStyle(foreground: .ansi(1))) }
  /// Something that helps.
  static func good(_ text: String) -> StyledSpan { StyledSpan(text, CellStyle(foreground: .ansi(2))) }

  /// Text about a style, in the colour that stands for it.
  static func about(_ style: EffectiveStyle?, _ text: String, isBold: Bool = false) -> StyledSpan {
    let color: CellColor =
      switch style {
      case .light: .ansi(3)
      case .dark: .ansi(5)
      case nil: .terminalDefault
      }
    return StyledSpan(text, CellStyle(foreground: color, attributes: isBold ? .bold : []))
  }

  var width: Int { cellWidth(of: text) }
}

typealias StyledLine = [StyledSpan]

/// Lines for people, with or without colour.
struct StyledLines {
  var lines: [StyledLine] = []

  mutating func add(_ spans: StyledSpan...) { lines.append(spans) }

  /// Adds a blank line, a heading, and what stands below it; nothing where that is empty.
  mutating func section(_ heading: StyledSpan, _ body: [StyledLine], indent: Int = 2) {
    guard !body.isEmpty else { return }
    if !lines.isEmpty { lines.append([]) }
    lines.append([heading])
    lines += body.map { [StyledSpan(String(repeating: " ", count: indent))] + $0 }
  }

  func text(inColor: Bool) -> String {
    var grid = CellGrid(columns: lines.map(\.width).max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() {
      var column = 0
      for span in line {
        column += grid.write(span.text, column: column, row: row, style: inColor ? span.style : .plain)
      }
    }
    return StillFormat.named(inColor ? "ansi" : "text")?.render(grid, StillOptions()) ?? ""
  }
}

extension StyledLine {
  var width: Int { reduce(0) { $0 + $1.width } }
}

/// Rows whose entries stand below each other, two cells apart; the last column is as long as it is.
func aligned(_ rows: [[StyledLine]]) -> [StyledLine] {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0
  }
  return rows.map { row in
    var line: StyledLine = []
    // A column that is empty in every row takes no room.
    for (column, entry) in row.enumerated() where widths[column] > 0 {
      line += entry
      if column < row.count - 1 {
        line.append(StyledSpan(String(repeating: " ", count: widths[column] - entry.width + 2)))
      }
    }
    return line
  }
}
