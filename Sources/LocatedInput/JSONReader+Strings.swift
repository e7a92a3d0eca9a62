/// Strings and their escapes.
extension JSONReader {
  /// Reads a string, a value or a key.
  mutating func string() throws(InputError) {
    let opening = here
    var string = token(.string)
    position += 1
    // Most strings are what stands between the quotes, and need no copy of their bytes.
    string.start = UInt32(position)
    let isASCII = passPlainText()
    string.extent = UInt32(position) - string.start
    if peek() == UInt8(ascii: "\"") {
      position += 1
      if !isASCII { _ = try text(bytes[Int(string.start)..<position - 1], at: opening) }
    } else {
      string.kind = .escapedString
      string.extent = UInt32(tape.escapedStrings.count)
      tape.escapedStrings.append(try escapedString(from: Int(string.start), at: opening))
    }
    tape.tokens.append(string)
  }

  /// The rest of a string that cannot be taken as it is.
  private mutating func escapedString(from start: Int, at opening: SourceLocation) throws(InputError)
    -> String
  {
    var unescaped = Array(bytes[start..<position])
    while true {
      guard let byte = peek() else { throw fault("a string that is never closed", at: opening) }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try text(unescaped[...], at: opening)
      case 0..<0x20:
        throw fault("an unescaped control character in a string", remedy: "write it as an escape such as \\n")
      case UInt8(ascii: "\\"):
        position += 1
        unescaped.append(contentsOf: Array(String(try escape()).utf8))
      default:
        let start = position
        _ = passPlainText()
        unescaped.append(contentsOf: bytes[start..<position])
      }
    }
  }

  /// Passes what stands for itself in a string, to the next quote, backslash or control character.
  /// - Returns: whether it is all ASCII.
  private mutating func passPlainText() -> Bool {
    var isASCII = true
    tape.bytes.withUnsafeBytes { bytes in
      while position < bytes.count {
        if position + 8 <= bytes.count {
          let plain = plainASCIIBytes(in: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
          position += plain
          if plain == 8 { continue }
        }
        let byte = bytes[position]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
        if byte >= 0x80 { isASCII = false }
        if byte & 0xC0 == 0x80 { continuationBytes += 1 }
        position += 1
      }
    }
    return isASCII
  }

  private func text(_ bytes: ArraySlice<UInt8>, at opening: SourceLocation) throws(InputError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault("a string that is not valid UTF-8", remedy: "save the file as UTF-8", at: opening)
    }
    return text
  }

  private mutating func escape() throws(InputError) -> Unicode.Scalar {
    let backslash = position - 1
    guard let byte = peek() else { throw fault("a string that is never closed", at: location(of: backslash)) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      throw fault(
        "an unknown escape in a string", remedy: "a backslash itself is written \\\\",
        at: location(of: backslash))
    }
    let first = try fourHexDigits(after: backslash)
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A surrogate: only the pair high, low means something.
    if (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try fourHexDigits(after: backslash)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw fault("half of a surrogate pair in a string", at: location(of: backslash))
  }

  private mutating func fourHexDigits(after backslash: Int) throws(InputError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("\\u wants four hexadecimal digits", at: location(of: backslash))
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

/// How many of eight bytes come before the first that is a quote, a backslash, a control character or no ASCII.
///
/// The highest bit of each byte tells: subtracting one sets it where the byte was zero, subtracting a space where it was
/// less than that. What a subtraction borrows can only falsify the bytes behind one that was found.
private func plainASCIIBytes(in word: UInt64) -> Int {
  let word = UInt64(littleEndian: word)
  let each: UInt64 = 0x0101_0101_0101_0101
  let quotes = word ^ each &* UInt64(UInt8(ascii: "\""))
  let backslashes = word ^ each &* UInt64(UInt8(ascii: "\\"))
  let found = (word &- each &* 0x20) | (quotes &- each) | (backslashes &- each) | word
  return (found & (each &* 0x80)).trailingZeroBitCount / 8
}
