/// Strings and their escapes.
extension JSONReader {
  mutating func string() throws(InputError) -> String {
    let opening = here
    position += 1
    // Most strings are what stands between the quotes, and need no copy of their bytes.
    let start = position
    let isASCII = passPlainText()
    if peek() == UInt8(ascii: "\"") {
      position += 1
      return try text(of: bytes, from: start, to: position - 1, isASCII: isASCII, at: opening)
    }
    var unescaped = Array(bytes[start..<position])
    while true {
      guard let byte = peek() else { throw fault("a string that is never closed", at: opening) }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try text(of: unescaped, from: 0, to: unescaped.count, isASCII: false, at: opening)
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
    var all: UInt8 = 0
    var continuations = 0
    let end = bytes.withUnsafeBufferPointer { bytes in
      var place = position
      while place < bytes.count {
        let byte = bytes[place]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
        all |= byte
        if byte & 0xC0 == 0x80 { continuations += 1 }
        place += 1
      }
      return place
    }
    continuationBytes += continuations
    position = end
    return all < 0x80
  }

  private func text(
    of bytes: [UInt8], from start: Int, to end: Int, isASCII: Bool, at opening: SourceLocation
  ) throws(InputError) -> String {
    let text = bytes.withUnsafeBufferPointer { all in
      let part = UnsafeBufferPointer(rebasing: all[start..<end])
      return isASCII ? String(decoding: part, as: UTF8.self) : String(validating: part, as: UTF8.self)
    }
    guard let text else {
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
