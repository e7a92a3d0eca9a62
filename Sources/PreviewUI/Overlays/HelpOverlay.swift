import CellCanvas
import Localization
import Simulator

/// The keys, from the one table of commands.
struct HelpOverlay {
  let session: Session
  let glyphs: Glyphs

  var lines: [StyledLine] {
    let here = Set(session.groupsOfThisPlace.map(\.title))
    let groups = session.groupsOfThisPlace + CommandGroup.all.filter { !here.contains($0.title) }
    return groups.enumerated().flatMap { place, group -> [StyledLine] in
      let title = StyledLine(group.title, Chrome.strong)
      return [place < here.count ? title.then("  ").then("here", Chrome.key) : title]
        + group.commands.map { command in
          let keys = glyphs.keyNames(session.bindings.keys(of: command.name))
          return StyledLine(
            "  " + keys + String(repeating: " ", count: max(1, 13 - cellWidth(of: keys))), Chrome.key
          )
          .then(command.title)
        } + [StyledLine()]
    }
  }

  /// - Returns: the last line from which the help can be shown.
  func draw(in drawing: inout Drawing, top: Int) -> Int {
    let lines = lines
    let grid = drawing.grid
    let width = min(grid.columns - 2, 84)
    let height = min(grid.rows - 2, lines.count + 2)
    let area = CellArea(
      column: (grid.columns - width) / 2, row: max(0, (grid.rows - height) / 2), columns: width, rows: height)
    drawing.hits.add(area, .overlay)
    drawing.grid.fill(area, with: .blank)
    drawing.grid.frame(area, title: StyledLine("Keys", Chrome.strong), isFocused: true, glyphs: glyphs)
    let limit = max(0, lines.count - area.inner.rows)
    var inner = area.inner
    inner.column += 1
    inner.columns -= 2
    drawing.grid.write(lines, in: inner, top: min(top, limit), glyphs: glyphs)
    return limit
  }
}
