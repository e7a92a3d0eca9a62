/// Strings and their escapes.
extension JSONReader {
  mutating func string() throws(InputError) -> String {
    let opening = here
    position += 1
    // Most strings are what stands between the quotes, and need no copy of their bytes.
    let start = position
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\")
    {
      position += 1
    }
    if peek() == UInt8(ascii: "\"") {
      position += 1
      return try validated(bytes[start..<(position - 1)], at: opening)
    }
    var text = Array(bytes[start..<position])
    while true {
      guard let byte = peek() else { throw fault("a string that is never closed", at: opening) }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try validated(text[...], at: opening)
      case 0..<0x20:
        throw fault("an unescaped control character in a string", remedy: "write it as an escape such as \\n")
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: Array(String(try escape()).utf8))
      default:
        text.append(byte)
        position += 1
      }
    }
  }

  private func validated(_ text: ArraySlice<UInt8>, at opening: SourceLocation) throws(InputError) -> String {
    guard let valid = String(validating: text, as: UTF8.self) else {
      throw fault("a string that is not valid UTF-8", remedy: "save the file as UTF-8", at: opening)
    }
    return valid
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
