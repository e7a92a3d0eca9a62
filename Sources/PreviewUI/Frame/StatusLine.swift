import CellCanvas
import Simulator

/// The last line: what the last key did, and the keys that help now.
struct StatusLine {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    guard let message = session.message else {
      grid.write(hints(width: area.columns), column: area.column, row: area.row, width: area.columns)
      return
    }
    let text = shown(message.text)
    let style = style(of: message.kind)
    let width = cellWidth(of: text)
    let room = area.columns - width - 3
    if room >= 24 {
      grid.write(hints(width: room), column: area.column, row: area.row, width: room)
      grid.write(text, column: area.column + area.columns - width - 1, row: area.row, style: style)
    } else {
      grid.write(text, column: area.column + 1, row: area.row, width: area.columns - 1, style: style)
    }
  }

  /// Messages speak Unicode; a terminal without it gets their ASCII.
  private func shown(_ text: String) -> String { glyphs.isUTF8 ? text : text.replacing("·", with: "-") }

  private func style(of kind: Message.Kind) -> CellStyle {
    switch kind {
    case .change: Chrome.good
    case .noEffect: CellStyle(foreground: .ansi(3))
    case .refusal: Chrome.bad
    case .note: Chrome.plain
    }
  }

  /// As many hints as fit, the most useful ones first.
  private func hints(width: Int) -> StyledLine {
    let pairs: [(String, String)]
    switch session.overlay {
    case .picker:
      pairs = [
        (glyphs.up + glyphs.down, "move"), ("Enter", "keep"), ("Esc", "restore"), ("type", "to narrow"),
      ]
    case .colorEditor:
      pairs = [
        (glyphs.up + glyphs.down, "part"), (glyphs.leftward + glyphs.rightward, "less, more"),
        ("PgUp PgDn", "ten steps"),
        ("type", "a value"), ("Enter", "keep"), ("Esc", "restore"),
      ]
    case .prompt:
      pairs = [("Enter", "take"), ("Esc", "restore"), ("Ctrl-U", "clear")]
    case .help, .appearances:
      pairs = [(glyphs.up + glyphs.down, "scroll"), ("Esc", "close")]
    case nil where session.hidesStyles:
      pairs = [
        (glyphs.up + glyphs.down, "move"), ("2", "light"), ("3", "dark"), ("1", "neither"),
        ("Enter", "score"), ("Esc", "leave"),
      ]
    case nil where session.isInPalette:
      pairs = [
        ("?", "help"), (glyphs.up + glyphs.down, "colour"),
        (glyphs.leftward + glyphs.rightward, "appearance"),
        ("Enter", "change"), ("/", "filter"), ("=", "values"), ("z", "order"), ("Z", "save"),
        ("c", "back to the tree"), ("q", "quit"),
      ]
    case nil:
      pairs = [
        ("?", "help"), (glyphs.up + glyphs.down, "move"), ("o", "override"), ("s", "device"),
        ("W", "why not"),
        ("S", "scene"), ("t", "theme"), ("1 2 3", "inherit light dark"), ("p", "present"), ("u", "undo"),
        ("q", "quit"),
      ]
    }
    return pairs.reduce(StyledLine(" ")) { line, pair in
      let longer = line.then(pair.0, Chrome.key).then(" " + pair.1 + "  ", Chrome.faint)
      // Half a hint helps nobody.
      return longer.width > width ? line : longer
    }
  }
}
