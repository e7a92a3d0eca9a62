import KeyInput

/// Keys of one character: ASCII, Control with a letter, UTF-8.
extension InputDecoder {
  func readPlain(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let byte = bytes.first else { return .incomplete }
    switch byte {
    case Byte.tab: return .key(KeyPress(.tab), length: 1)
    // Enter sends a carriage return; pasted or scripted text brings line feeds.
    case Byte.carriageReturn, Byte.lineFeed: return .key(KeyPress(.enter), length: 1)
    // Terminals disagree on which of the two is Backspace; Ctrl-H cannot be told from it.
    case Byte.backspace, Byte.delete: return .key(KeyPress(.backspace), length: 1)
    case 0: return .key(.control(" "), length: 1)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(byte + 0x60))), length: 1)
    case 0x1C...0x1F: return .key(.control(Character(Unicode.Scalar(byte + 0x40))), length: 1)
    case 0x20..<0x7F: return .key(.character(Character(Unicode.Scalar(byte))), length: 1)
    default: return readUTF8(bytes)
    }
  }

  private func readUTF8(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let first = bytes.first else { return .incomplete }
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .swallowed(length: 1)
    }
    let sequence = bytes.prefix(length)
    guard sequence.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return .swallowed(length: 1) }
    guard sequence.count == length else { return .incomplete }
    guard let text = String(validating: sequence, as: UTF8.self), let character = text.first,
      text.unicodeScalars.allSatisfy({ !(0x80..<0xA0).contains($0.value) })
    else { return .swallowed(length: length) }
    return .key(.character(character), length: length)
  }
}
