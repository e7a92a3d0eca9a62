import CWideCharacters

/// How many cells a character takes: 1 or 2; 0 only for one that a terminal would add to the cell before it.
///
/// The width is that of libc's `wcwidth`, which ncurses asks too, always in a UTF-8 locale, so that the same text has
/// the same width whatever the locale of the process is. A character of several scalars is as wide as its widest; with
/// an emoji presentation selector, two.
package func cellWidth(of character: Character) -> Int {
  if let ascii = character.singleByte { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    width = max(width, columns(of: scalar))
  }
  return width
}

/// Pictures and frames are made of box drawing characters and block elements, which take one column everywhere; asking
/// for each is what would cost.
private func columns(of scalar: Unicode.Scalar) -> Int {
  (0x2500...0x259F).contains(scalar.value) ? 1 : Int(columns_of_scalar(scalar.value))
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
package func cellWidth(of text: some StringProtocol) -> Int {
  let printableASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
  }
  if let width = printableASCII ?? nil { return width }
  return text.reduce(0) { $0 + cellWidth(of: $1) }
}
