import CellCanvas
import Localization
import LocatedInput
import Simulator

/// A line of text that is asked for, above the status line.
struct PromptOverlay {
  let prompt: Prompt
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid) {
    let area = CellArea(row: max(0, grid.rows - 4), columns: grid.columns, rows: 3)
    grid.fill(area, with: .blank)
    grid.frame(area, title: StyledLine(prompt.title, Chrome.strong), isFocused: true, glyphs: glyphs)
    let room = max(0, area.columns - 6)
    // The end of what is typed stays seen.
    var shown = visibleControls(in: prompt.text)
    while cellWidth(of: shown) > room, !shown.isEmpty { shown.removeFirst() }
    let line = StyledLine("> ", Chrome.key).then(shown).then(" ", CellStyle(attributes: .reverse))
    grid.write(line, column: area.column + 2, row: area.row + 1, width: area.columns - 3, glyphs: glyphs)
  }
}
