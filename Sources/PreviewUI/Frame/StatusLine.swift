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
    var line = StyledLine(" ")
    var room = width - line.width(glyphs)
    for pair in KeyHints(session: session, glyphs: glyphs).pairs where glyphs.width(of: pair.keys) > 0 {
      let hint = StyledLine(pair.keys, Chrome.key).then(" \(pair.intent)  ", Chrome.faint)
      let hintWidth = hint.width(glyphs)
      // Half a hint helps nobody.
      guard hintWidth <= room else { continue }
      line = line.then(hint)
      room -= hintWidth
    }
    return line
  }
}
