/// What may be written for a cell: its character, or U+FFFD for one that would act on a terminal or that XML forbids.
/// Drawing replaces control characters before; this is the last gate.
package func printable(_ character: Character) -> Character {
  let isForbidden = character.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFC, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
  return isForbidden || cellWidth(of: character) == 0 ? "\u{FFFD}" : character
}

/// Text for the content or an attribute value of XML and HTML.
func escapedForMarkup(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(printable(character))
    }
  }
  return result
}
