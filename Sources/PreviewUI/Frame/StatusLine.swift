import CellCanvas
import Simulator

/// The last line: what the last key did, and the keys that help now.
struct StatusLine {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    let hints = hints
    guard let message = session.message else {
      grid.write(hints, column: area.column, row: area.row, width: area.columns)
      return
    }
    let text = shown(message.text)
    let style = style(of: message.kind)
    let width = cellWidth(of: text)
    let room = area.columns - width - 3
    if room >= 24 {
      grid.write(hints, column: area.column, row: area.row, width: room)
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

  private var hints: StyledLine {
    let pairs: [(String, String)]
    switch session.overlay {
    case .picker:
      pairs = [
        (glyphs.up + glyphs.down, "move"), ("Enter", "keep"), ("Esc", "restore"), ("type", "to narrow"),
      ]
    case .help:
      pairs = [(glyphs.up + glyphs.down, "scroll"), ("Esc", "close")]
    case nil:
      pairs = [
        (glyphs.up + glyphs.down, "move"), ("o", "override"), ("1 2 3", "inherit light dark"),
        ("s", "device"),
        ("w W", "why, why not"), ("p", "present"), ("t", "theme"), ("S", "scene"), ("?", "help"),
        ("q", "quit"),
      ]
    }
    return pairs.reduce(StyledLine(" ")) { line, pair in
      line.then(pair.0, Chrome.key).then(" " + pair.1 + "  ", Chrome.faint)
    }
  }
}
