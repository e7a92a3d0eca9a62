import CellCanvas
import Localization
import Simulator

/// The last line: what the last key did, and the keys that help now.
struct StatusLine {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    guard let message = session.message else {
      grid.write(
        hints(width: area.columns), column: area.column, row: area.row, width: area.columns, glyphs: glyphs)
      return
    }
    let text = shown(message.text(in: glyphs.language))
    let style = style(of: message.kind)
    let width = cellWidth(of: text)
    let room = area.columns - width - 3
    if room >= 24 {
      grid.write(hints(width: room), column: area.column, row: area.row, width: room, glyphs: glyphs)
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

  /// The first key of a command; empty where it has none.
  private func key(_ command: String) -> Phrase {
    Phrase(verbatim: glyphs.keyNames(Array(session.bindings.keys(of: command).prefix(1))))
  }

  /// As many hints as fit, the most useful ones first.
  private func hints(width: Int) -> StyledLine {
    let pairs: [(keys: Phrase, intent: Phrase)]
    switch session.overlay {
    case .picker:
      pairs = [
        ("\(glyphs.up)\(glyphs.down)", "move"), ("Enter", "keep"), ("Esc", "restore"), ("type", "to narrow"),
      ]
    case .colorEditor:
      pairs = [
        ("\(glyphs.up)\(glyphs.down)", "part"), ("\(glyphs.leftward)\(glyphs.rightward)", "less, more"),
        ("PgUp PgDn", "ten steps"),
        ("type", "a value"), ("Enter", "keep"), ("Esc", "restore"),
      ]
    case .prompt:
      pairs = [("Enter", "take"), ("Esc", "restore"), ("Ctrl-U", "clear")]
    case .help, .appearances:
      pairs = [("\(glyphs.up)\(glyphs.down)", "scroll"), ("Esc", "close")]
    case nil where session.hidesStyles:
      pairs = [
        ("\(glyphs.up)\(glyphs.down)", "move"), ("2", "light"), ("3", "dark"), ("1", "neither"),
        ("Enter", "score"), ("Esc", "leave"),
      ]
    case nil where session.isInPalette:
      pairs = [
        (key("help"), "help"), ("\(glyphs.up)\(glyphs.down)", "colour"),
        ("\(glyphs.leftward)\(glyphs.rightward)", "appearance"),
        (key("open"), "change"), (key("paletteFilter"), "filter"), (key("paletteNotation"), "values"),
        (key("paletteOrder"), "order"), (key("savePalette"), "save"), (key("palette"), "back to the tree"),
        (key("quit"), "quit"),
      ]
    case nil:
      pairs = [
        (key("help"), "help"), ("\(glyphs.up)\(glyphs.down)", "move"), (key("cycleOverride"), "override"),
        (key("toggleDevice"), "device"), (key("whyNot"), "why not"), (key("chooseScene"), "scene"),
        (key("chooseTheme"), "theme"),
        ("\(key("inherit")) \(key("light")) \(key("dark"))", "inherit light dark"),
        (key("present"), "present"), (key("undo"), "undo"), (key("quit"), "quit"),
      ]
    }
    return pairs.filter { glyphs.width(of: $0.keys) > 0 }.reduce(StyledLine(" ")) { line, pair in
      let longer = line.then(pair.keys, Chrome.key).then(" \(pair.intent)  ", Chrome.faint)
      // Half a hint helps nobody.
      return longer.width(glyphs) > width ? line : longer
    }
  }
}
