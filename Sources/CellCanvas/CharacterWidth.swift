import CWideCharacters

/// How many cells a character takes: 1 or 2; 0 only for one that a terminal would add to the cell before it.
///
/// The width is that of libc's `wcwidth`, which ncurses asks too, always in a UTF-8 locale, so that the same text has
/// the same width whatever the locale of the process is. A character of several scalars is as wide as its widest; with
/// an emoji presentation selector, two.
package func cellWidth(of character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    width = max(width, cellWidth(of: scalar))
  }
  return width
}

/// How many cells a scalar takes that stands alone; 0 for one that does not.
///
/// Pictures and frames are made of box drawing characters and block elements, which take one column everywhere, and texts
/// mostly of ASCII; asking for each is what would cost.
package func cellWidth(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x20..<0x7F, 0x2500...0x259F: 1
  case 0..<0x20, 0x7F: 0
  default: max(0, Int(columns_of_scalar(scalar.value)))
  }
}

extension Character {
  /// The ASCII character that this is, without the standard library's detour for CR-LF, which is no single one.
  package var singleByte: UInt8? {
    let bytes = utf8
    guard let first = bytes.first, first < 0x80, bytes.count == 1 else { return nil }
    return first
  }
}

/// The cells that a text takes.
package func cellWidth(of text: String) -> Int {
  let printableASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
  }
  if let width = printableASCII ?? nil { return width }
  return text.reduce(0) { $0 + cellWidth(of: $1) }
}

/// The same of a part of one.
package func cellWidth(of text: Substring) -> Int { cellWidth(of: String(text)) }
