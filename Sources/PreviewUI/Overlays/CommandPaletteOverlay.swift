import CellCanvas
import LocatedInput
import Localization
import Simulator

/// The line by which everything is found, and what fits it.
struct CommandPaletteOverlay {
  let palette: CommandPalette
  let glyphs: Glyphs
  /// The first line of the list, where the mouse says so; nil: the cursor stands in the middle.
  let top: Int?

  func draw(in drawing: inout Drawing) {
    drawing.listTop = draw(in: &drawing.grid, &drawing.hits)
  }

  /// - Returns: the first line of the list that is shown.
  private func draw(in grid: inout CellGrid, _ hits: inout HitMap) -> Int {
    let width = min(grid.columns, 84)
    let area = CellArea(
      column: (grid.columns - width) / 2, row: 1, columns: width, rows: min(grid.rows - 2, 20))
    hits.add(area, .overlay)
    grid.fill(area, with: .blank)
    grid.frame(area, title: StyledLine("Find or do", Chrome.strong), isFocused: true, glyphs: glyphs)
    let inner = area.inner
    drawLine(in: &grid, inner)
    let below = note(width: inner.columns - 2)
    for (row, line) in below.enumerated() {
      grid.write(
        line, column: inner.column + 1, row: inner.row + 1 + row, width: inner.columns - 2, glyphs: glyphs)
    }
    let start = inner.row + 1 + below.count
    return drawEntries(
      in: &grid, &hits,
      CellArea(
        column: inner.column, row: start, columns: inner.columns,
        rows: inner.rows - (start - inner.row)))
  }

  /// How many letters of the line's beginning there is no room for.
  private func hidden(_ inner: CellArea) -> Int {
    let letters = Array(visibleControls(in: palette.text))
    var (start, width) = (letters.count, 0)
    while start > 0, width + cellWidth(of: String(letters[start - 1])) <= inner.columns - 6 {
      start -= 1
      width += cellWidth(of: String(letters[start]))
    }
    return start
  }

  private func drawLine(in grid: inout CellGrid, _ inner: CellArea) {
    let shown = String(visibleControls(in: palette.text).dropFirst(hidden(inner)))
    let line = StyledLine(": ", Chrome.key).then(shown).then(" ", CellStyle(attributes: .reverse))
    grid.write(line, column: inner.column + 1, row: inner.row, width: inner.columns - 2, glyphs: glyphs)
    guard let column = palette.fault?.column else { return }
    // The caret stands under the place, a line below.
    let before = String(visibleControls(in: palette.text).prefix(max(0, column - 1)).dropFirst(hidden(inner)))
    grid.write(
      "^", column: inner.column + 3 + cellWidth(of: before), row: inner.row + 1, style: Chrome.bad)
  }

  /// What is wrong with the line, else the form of the edit that it begins.
  private func note(width: Int) -> [StyledLine] {
    if let fault = palette.fault {
      return (fault.column == nil ? [] : [StyledLine()])
        + wrapped(visibleControls(in: fault.text), width: width).prefix(3).map { StyledLine($0, Chrome.bad) }
    }
    if let form = palette.form { return [StyledLine("  " + form.usage, Chrome.faint)] }
    return [StyledLine()]
  }

  private func drawEntries(in grid: inout CellGrid, _ hits: inout HitMap, _ area: CellArea) -> Int {
    let entries = palette.entries
    if entries.isEmpty {
      grid.write(
        StyledLine(" nothing fits", Chrome.faint), column: area.column, row: area.row, width: area.columns,
        glyphs: glyphs)
      return 0
    }
    let kinds = entries.map { glyphs.width(of: $0.target.kind) }.max() ?? 0
    let top = max(0, min(top ?? palette.cursor - area.rows / 2, entries.count - area.rows))
    for line in 0..<max(0, area.rows) where top + line < entries.count {
      let entry = entries[top + line]
      let row = CellArea(column: area.column, row: area.row + line, columns: area.columns, rows: 1)
      let label = visibleControls(in: entry.label)
      let detail = Set(entry.offsets.map { $0 - entry.label.count - 1 })
      var text = StyledLine(" ").then(glyphs.padded(entry.target.kind, to: kinds + 2), Chrome.faint)
        .then(label, marking: entry.offsets)
      if !entry.detail.isEmpty {
        text = text.then("  ").then(visibleControls(in: entry.detail), marking: detail, Chrome.faint)
      }
      if !entry.keys.isEmpty { text = text.end(glyphs.withoutArrows(entry.keys), Chrome.key) }
      grid.write(text, column: row.column, row: row.row, width: row.columns - 1, glyphs: glyphs)
      hits.add(row, .item(top + line))
      if top + line == palette.cursor { grid.restyle(row, Chrome.select) }
    }
    let edge = area.column + area.columns
    if top > 0 { grid.write(glyphs.up, column: edge, row: area.row, style: Chrome.accent) }
    if top + area.rows < entries.count {
      grid.write(glyphs.down, column: edge, row: area.row + area.rows - 1, style: Chrome.accent)
    }
    return top
  }
}

extension CommandPalette.Target {
  fileprivate var kind: Phrase {
    switch self {
    case .edit: "edit"
    case .command: "command"
    case .node: "node"
    case .scene: "scene"
    case .theme: "theme"
    }
  }
}
