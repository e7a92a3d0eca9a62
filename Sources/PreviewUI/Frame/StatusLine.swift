import CellCanvas
import Localization
import Simulator

/// The last line: what the last key did, and the keys that help now.
struct StatusLine {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    guard let message = session.message, !message.isPassing else {
      grid.write(
        hints(width: area.columns), column: area.column, row: area.row, width: area.columns, glyphs: glyphs)
      return
    }
    let text = glyphs.shown(message)
    let style = Chrome.style(message.kind)
    let width = cellWidth(of: text)
    let room = area.columns - width - 3
    if room >= 24 {
      grid.write(hints(width: room), column: area.column, row: area.row, width: room, glyphs: glyphs)
      grid.write(text, column: area.column + area.columns - width - 1, row: area.row, style: style)
    } else {
      grid.write(text, column: area.column + 1, row: area.row, width: area.columns - 1, style: style)
    }
  }

  /// As many hints as fit, the most useful ones first.
  private func hints(width: Int) -> StyledLine {
    let pairs = KeyHints(session: session, glyphs: glyphs).pairs
    return pairs.filter { glyphs.width(of: $0.keys) > 0 }.reduce(StyledLine(" ")) { line, pair in
      let longer = line.then(pair.keys, Chrome.key).then(" \(pair.intent)  ", Chrome.faint)
      // Half a hint helps nobody.
      return longer.width(glyphs) > width ? line : longer
    }
  }
}
