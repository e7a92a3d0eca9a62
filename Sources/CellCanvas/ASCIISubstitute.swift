extension Character {
  /// What stands for it in one cell where only ASCII can be shown: a line for a line, a letter for one with an accent,
  /// and a question mark for what nothing is like, control characters among it.
  package var asciiSubstitute: Character {
    if let byte = asciiValue { return (0x20..<0x7F).contains(byte) ? self : "?" }
    switch self {
    case "─", "━", "▁", "▔": return "-"
    case "│", "┃", "▏", "▕", "▌", "▐": return "|"
    case "╭", "╮", "┌", "┐", "┏", "┓": return "."
    case "╰", "╯", "└", "┘", "┗", "┛": return "'"
    case "▀", "▄", "█": return "#"
    case "●", "○": return "o"
    case "▸", "›", "→": return ">"
    case "‹", "←": return "<"
    case "↑": return "^"
    case "↓": return "v"
    case "…": return "~"
    case "’", "‘": return "'"
    case "“", "”", "„", "«", "»": return "\""
    case "–", "—", "−", "·", "•": return "-"
    case "×": return "x"
    default: return latinLetter ?? "?"
    }
  }

  /// A letter without its accents, whether they are in the letter (Latin-1) or stand behind it.
  private var latinLetter: Character? {
    guard let first = unicodeScalars.first else { return nil }
    if (0x20..<0x7F).contains(first.value) { return Character(first) }
    guard (0xC0...0xFF).contains(first.value) else { return nil }
    let plain = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty")
    return plain[Int(first.value) - 0xC0]
  }
}
