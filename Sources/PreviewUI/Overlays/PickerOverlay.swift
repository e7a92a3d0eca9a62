import CellCanvas
import Localization
import LocatedInput
import Simulator

/// A list to choose from, over the hierarchy pane, so that the preview stays seen.
struct PickerOverlay {
  let picker: Picker
  let glyphs: Glyphs
  /// The first line, where the mouse says so; nil: the cursor stands in the middle.
  let top: Int?

  func draw(in drawing: inout Drawing, over pane: CellArea) {
    drawing.listTop = draw(in: &drawing.grid, &drawing.hits, over: pane)
  }

  /// - Returns: the first line that is shown.
  private func draw(in grid: inout CellGrid, _ hits: inout HitMap, over pane: CellArea) -> Int {
    let longest = picker.items.map { glyphs.width(of: $0.label) + glyphs.width(of: $0.detail) + 4 }.max() ?? 0
    // What is shown on the phone meanwhile must not be covered.
    let widest =
      picker.purpose.isPreviewed ? max(pane.columns, min(grid.columns, 40)) : grid.columns - pane.column
    let width = min(max(longest + 4, 32), widest)
    let height = min(pane.rows, max(5, picker.items.count + 4))
    let area = CellArea(column: pane.column, row: pane.row, columns: width, rows: height)
    hits.add(area, .overlay)
    grid.fill(area, with: .blank)
    grid.frame(
      area, title: StyledLine(shown(picker.title), Chrome.strong), isFocused: true,
      glyphs: glyphs)
    let inner = CellArea(
      column: area.column + 1, row: area.row + 1, columns: area.columns - 2, rows: area.rows - 2)
    let query =
      picker.query.isEmpty
      ? StyledLine(" type to narrow", Chrome.faint)
      : StyledLine(" / ", Chrome.key).then(visibleControls(in: picker.query))
    grid.write(query, column: inner.column, row: inner.row, width: inner.columns, glyphs: glyphs)
    let room = inner.rows - 2
    let top = max(0, min(top ?? picker.cursor - room / 2, picker.items.count - room))
    for line in 0..<max(0, room) where top + line < picker.items.count {
      let item = picker.items[top + line]
      let row = CellArea(column: inner.column, row: inner.row + 2 + line, columns: inner.columns, rows: 1)
      let text = StyledLine(" " + shown(item.label))
        .then("  " + shown(item.detail), Chrome.faint)
      grid.write(text, column: row.column, row: row.row, width: row.columns - 1, glyphs: glyphs)
      hits.add(row, .item(top + line))
      if top + line == picker.cursor { grid.restyle(row, Chrome.select) }
    }
    if picker.items.isEmpty {
      grid.write(
        StyledLine(" nothing matches", Chrome.faint), column: inner.column, row: inner.row + 2,
        width: inner.columns,
        glyphs: glyphs)
    }
    let edge = inner.column + inner.columns
    if top > 0 { grid.write(glyphs.up, column: edge, row: inner.row + 2, style: Chrome.accent) }
    if top + room < picker.items.count {
      grid.write(glyphs.down, column: edge, row: inner.row + 1 + room, style: Chrome.accent)
    }
    return top
  }

  private func shown(_ phrase: Phrase) -> String { visibleControls(in: glyphs.text(phrase)) }
}
