import Localization
import Simulator

/// The keys that help at the place where the user is, for the status line and for what explains a list or a question.
struct KeyHints {
  let session: Session
  let glyphs: Glyphs

  /// The first key of a command; empty where it has none.
  private func key(_ command: String) -> Phrase {
    Phrase(verbatim: glyphs.keyNames(Array(session.bindings.keys(of: command).prefix(1))))
  }

  /// The most useful ones first.
  var pairs: [(keys: Phrase, intent: Phrase)] {
    switch session.overlay {
    case .picker(let picker):
      let isPreviewed = picker.purpose.isPreviewed
      return [
        ("\(glyphs.up)\(glyphs.down)", "move"), ("Enter", isPreviewed ? "keep" : "take"),
        ("Esc", isPreviewed ? "restore" : "close"), ("type", "to narrow"),
      ]
    case .colorEditor:
      return [
        ("\(glyphs.up)\(glyphs.down)", "part"), ("\(glyphs.leftward)\(glyphs.rightward)", "less, more"),
        ("PgUp PgDn", "ten steps"),
        ("type", "a value"), ("Enter", "keep"), ("Esc", "restore"),
      ]
    case .prompt:
      return [("Enter", "take"), ("Esc", "restore"), ("Ctrl-U", "clear")]
    case .commandPalette:
      return [
        ("Enter", "do it"), ("\(glyphs.up)\(glyphs.down)", "move"), ("Esc", "close"),
        ("Tab", "complete a node"), ("\(glyphs.up)", "from the top: earlier lines"), ("Ctrl-U", "clear"),
      ]
    case .help, .appearances:
      return [("\(glyphs.up)\(glyphs.down)", "scroll"), ("Esc", "close")]
    case nil where session.hidesStyles:
      return [
        ("\(glyphs.up)\(glyphs.down)", "move"), ("2", "light"), ("3", "dark"), ("1", "neither"),
        ("Enter", "score"), ("Esc", "leave"),
      ]
    case nil where session.isInPalette:
      return [
        (key("help"), "help"), ("\(glyphs.up)\(glyphs.down)", "colour"),
        ("\(glyphs.leftward)\(glyphs.rightward)", "appearance"),
        (key("open"), "change"), (key("search"), "filter"), (key("paletteNotation"), "values"),
        (key("paletteOrder"), "order"), (key("savePalette"), "save"), (key("palette"), "back to the tree"),
        (key("quit"), "quit"),
      ]
    case nil:
      return [
        (key("help"), "help"), ("\(glyphs.up)\(glyphs.down)", "move"), (key("cycleOverride"), "override"),
        (key("toggleDevice"), "device"), (key("whyNot"), "why not"), (key("chooseScene"), "scene"),
        (key("chooseTheme"), "theme"), (key("commandPalette"), "find"),
        ("\(key("inherit")) \(key("light")) \(key("dark"))", "inherit light dark"),
        (key("present"), "present"), (key("undo"), "undo"), (key("quit"), "quit"),
      ]
    }
  }
}
