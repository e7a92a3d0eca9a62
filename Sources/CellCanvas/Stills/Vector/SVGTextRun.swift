/// Characters that become one `<text>`: of one style, without wide gaps, in the font's own advance. Characters that may
/// come from a fallback font stand alone.
struct SVGTextRun {
  var column: Int
  var cells: Int
  var text: String
  var style: CellStyle
  /// One character that may not have the font's advance.
  var isSymbol: Bool

  /// All but the colours: what is the same `<text>` in several pictures.
  struct Setting: Hashable {
    var column: Int
    var cells: Int
    var text: String
    var attributes: CellAttributes
    var isSymbol: Bool
  }

  var setting: Setting {
    Setting(
      column: column, cells: cells, text: text,
      attributes: style.attributes.intersection([.bold, .italic, .underline]), isSymbol: isSymbol)
  }

  /// The text of a row; blocks and lines, which are drawn as shapes, are left out.
  static func runs(of grid: CellGrid, row: Int) -> [SVGTextRun] {
    var runs: [SVGTextRun] = []
    for column in 0..<grid.columns {
      let cell = grid[column, row]
      guard let character = cell.character, !isDrawnAsShape(character) else { continue }
      let symbol = !isLatin(character)
      if !symbol, let last = runs.last, !last.isSymbol, last.style == cell.style {
        // A single space keeps words together.
        let gap = column - last.column - last.cells
        let isJoined = gap == 0 || gap == 1 && grid[column - 1, row] == Cell(" ", style: cell.style)
        if isJoined {
          runs[runs.count - 1].text += (gap == 1 ? " " : "") + String(character)
          runs[runs.count - 1].cells += gap + 1
          continue
        }
      }
      runs.append(
        SVGTextRun(
          column: column, cells: max(1, cellWidth(of: character)), text: String(character), style: cell.style,
          isSymbol: symbol))
    }
    return runs
  }

  private static func isDrawnAsShape(_ character: Character) -> Bool {
    BlockGlyph(character) != nil || BoxGlyph(character) != nil
  }

  private static func isLatin(_ character: Character) -> Bool {
    character == "…" || character.unicodeScalars.allSatisfy { $0.value < 0x250 }
  }
}
