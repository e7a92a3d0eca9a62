package import CellCanvas
import Localization
import Simulator
package import Tours

/// Draws a tour where it stands: the explorer's parts, what is said, and the keys that step on.
package func draw(
  _ show: TourShow, capabilities: DisplayCapabilities, chrome: ChromeScheme = .terminal
) -> CellGrid {
  let session = show.session
  let smallest = ScreenLayout.smallest
  guard session.columns >= smallest.columns, session.rows >= smallest.rows else {
    return draw(session, capabilities: capabilities, chrome: chrome).grid
  }
  var drawing = Drawing(grid: CellGrid(columns: session.columns, rows: session.rows))
  let glyphs = Glyphs(capabilities, language: session.language)
  let layout = TourLayout(of: show, session, glyphs: glyphs)
  drawContent(of: session, in: layout.screen, into: &drawing, glyphs: glyphs, capabilities: capabilities)
  TourBand(show: show, glyphs: glyphs, hasNotes: show.options.showsNotes && layout.notes == nil)
    .draw(in: &drawing.grid, area: layout.caption)
  if let notes = layout.notes {
    drawing.grid.frame(notes, title: StyledLine("Notes", Chrome.strong), isFocused: false, glyphs: glyphs)
    var inner = notes.inner
    inner.column += 1
    inner.columns -= 2
    drawing.grid.write(
      glyphs.wrapped(Phrase(english: show.isAtEnd ? "" : show.step.note), width: inner.columns).map {
        StyledLine($0)
      }, in: inner,
      top: 0, glyphs: glyphs)
  }
  TourHints(show: show, glyphs: glyphs).draw(in: &drawing.grid, area: layout.screen.status)
  drawing.grid.finish(session.vision, chrome, capabilities)
  return drawing.grid
}

/// The last line of a tour: whether it plays, and the keys that lead on.
private struct TourHints {
  let show: TourShow
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    let state =
      show.isAtEnd
      ? StyledLine(" ")
      : show.plays
        ? StyledLine(" plays, any key stops it  ", Chrome.good) : StyledLine(" stopped  ", Chrome.strong)
    let line = TourCommand.all.reduce(state) { line, command in
      guard let hint = command.hint else { return line }
      let longer = line.then(glyphs.keyNames(Array(command.keys.prefix(1))), Chrome.key)
        .then(" \(hint)  ", Chrome.faint)
      // Half a hint helps nobody.
      return longer.width(glyphs) > area.columns ? line : longer
    }
    grid.write(line, column: area.column, row: area.row, width: area.columns, glyphs: glyphs)
  }
}
