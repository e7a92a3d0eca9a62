/// How keys are written in help, in key bindings and in scripts: `a`, `Ctrl-R`, `Shift-Tab`, `PgUp`, `F1`.
extension KeyPress {
  private static let names: [(Key, String)] = [
    (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"), (.pageUp, "PgUp"), (.pageDown, "PgDn"),
    (.home, "Home"), (.end, "End"), (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"),
    (.backTab, "Shift-Tab"),
    (.backspace, "Backspace"), (.delete, "Del"), (.insert, "Ins"), (.character(" "), "Space"),
  ]

  /// The name people read; arrows are drawn as arrows.
  package var name: String {
    let base: String
    if let known = Self.names.first(where: { $0.0 == key }) {
      base = known.1
    } else {
      switch key {
      case .character(let character): base = control ? character.uppercased() : String(character)
      case .function(let number): base = "F\(number)"
      default: base = ""
      }
    }
    return (control ? "Ctrl-" : "") + (alt ? "Alt-" : "") + base
  }

  private static let words: [(String, Key)] =
    [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
    + names.map { ($0.1.lowercased(), $0.0) }

  /// Reads a name as `name` writes it; the arrows also by word (`Up`). Unknown names are nil.
  package init?(name: String) {
    var rest = Substring(name)
    var control = false
    var alt = false
    // Most keys are a letter, and no word is that short.
    while rest.utf8.count > 4 {
      let word = rest.lowercased()
      if word.hasPrefix("ctrl-"), word != "ctrl-" {
        control = true
        rest = rest.dropFirst(5)
      } else if word.hasPrefix("alt-"), word != "alt-" {
        alt = true
        rest = rest.dropFirst(4)
      } else {
        break
      }
    }
    let word = rest.utf8.count > 1 ? rest.lowercased() : ""
    if let named = Self.words.first(where: { $0.0 == word }) {
      self.init(named.1, control: control, alt: alt)
    } else if rest.count == 1, let character = rest.first {
      let plain = control ? Character(character.lowercased()) : character
      self.init(.character(plain), control: control, alt: alt)
    } else if let first = rest.first, first == "F" || first == "f", let number = Int(rest.dropFirst()),
      (1...12).contains(number)
    {
      self.init(.function(number), control: control, alt: alt)
    } else {
      return nil
    }
  }
}
