import CellCanvas
import Localization

extension CellGrid {
  /// Draws a framed card of lines with its lower right corner above the status line, or in the middle.
  /// - Returns: where it is.
  @discardableResult
  mutating func card(_ lines: [StyledLine], title: StyledLine, isCentred: Bool = false, glyphs: Glyphs)
    -> CellArea
  {
    let widest = max(title.width(glyphs) + 2, lines.map { $0.width(glyphs) }.max() ?? 0)
    let (width, height) = (min(columns, widest + 4), min(rows - 2, lines.count + 2))
    let card = CellArea(
      column: isCentred ? (columns - width) / 2 : columns - width,
      row: isCentred ? max(1, (rows - height) / 2) : rows - 1 - height, columns: width, rows: height)
    fill(card, with: .blank)
    frame(card, title: title, isFocused: true, glyphs: glyphs)
    var inner = card.inner
    inner.column += 1
    inner.columns -= 2
    write(lines, in: inner, top: 0, glyphs: glyphs)
    return card
  }
}
