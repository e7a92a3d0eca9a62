import CWideCharacters

/// How many cells a character takes: 1 or 2; 0 only for one that a terminal would add to the cell before it.
///
/// The width is that of libc's `wcwidth`, which ncurses asks too, always in a UTF-8 locale, so that the same text has
/// the same width whatever the locale of the process is. A character of several scalars is as wide as its widest; with
/// an emoji presentation selector, two.
package func cellWidth(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    width = max(width, Int(columns_of_scalar(scalar.value)))
  }
  return width
}

/// The cells that a text takes.
package func cellWidth(of text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + cellWidth(of: $1) }
}
