package import KeyInput

/// Turns the bytes that a terminal sends into key presses.
///
/// One decoder sees every byte, so that what is not a key (an answer to a question, a mouse report, a sequence nobody
/// knows) is swallowed whole instead of arriving as letters. ncurses' own decoder hands unknown sequences on byte by
/// byte, which would press keys that nobody pressed.
package struct KeyDecoder {
  /// Sequences that only the terminfo entry knows; they come before the grammar.
  private let known: [[UInt8]: KeyPress]
  private var pending: [UInt8] = []
  /// Inside a control string (OSC, DCS and the like), whose end has not come yet.
  private var isInString = false

  /// What the front of the pending bytes is.
  enum Reading {
    case key(KeyPress, length: Int)
    case swallowed(length: Int)
    case stringStart(length: Int)
    case incomplete
  }

  package init(known: [[UInt8]: KeyPress] = [:]) {
    self.known = known
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
  }

  /// Whether bytes wait for more, and a pause (`pause()`) would settle what they are.
  package var isWaiting: Bool { !pending.isEmpty && !isInString }

  /// The next key press that is complete.
  package mutating func next() -> KeyPress? {
    while true {
      if isInString, !skipString() { return nil }
      switch reading() {
      case .key(let press, let length):
        pending.removeFirst(length)
        return press
      case .swallowed(let length):
        pending.removeFirst(length)
      case .stringStart(let length):
        pending.removeFirst(length)
        isInString = true
      case .incomplete:
        return nil
      }
    }
  }

  /// Nothing more came for a moment: an Esc that stands alone was the key, an introducer was typed with Alt, and a
  /// broken piece of anything else is dropped.
  package mutating func pause() -> KeyPress? {
    guard isWaiting else { return nil }
    let bytes = pending
    pending = []
    switch bytes.count {
    case 1 where bytes[0] == Byte.escape:
      return KeyPress(.escape)
    case 2 where bytes == [Byte.escape, Byte.escape]:
      return KeyPress(.escape)
    case 2 where bytes[0] == Byte.escape && (0x20..<0x7F).contains(bytes[1]):
      return KeyPress(.character(Character(Unicode.Scalar(bytes[1]))), alt: true)
    default:
      return nil
    }
  }

  private func reading() -> Reading {
    guard let first = pending.first else { return .incomplete }
    guard first == Byte.escape else { return readPlain(pending[...]) }
    if let reading = readKnown() { return reading }
    guard pending.count > 1 else { return .incomplete }
    switch pending[1] {
    case UInt8(ascii: "["): return readCSI(pending[...])
    case UInt8(ascii: "O"): return readSS3(pending[...])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      // Alone, it may still be Alt with that character.
      return pending.count > 2 ? .stringStart(length: 2) : .incomplete
    case Byte.escape: return readAlt(of: Array(pending.dropFirst()))
    default: return withAlt(readPlain(pending[1...]))
    }
  }

  /// Esc before a whole sequence: how some terminals tell Alt.
  private func readAlt(of rest: [UInt8]) -> Reading {
    guard rest.count > 1 else { return .incomplete }
    switch rest[1] {
    case UInt8(ascii: "["): return withAlt(readCSI(rest[...]))
    case UInt8(ascii: "O"): return withAlt(readSS3(rest[...]))
    default: return .key(KeyPress(.escape), length: 1)
    }
  }

  private func withAlt(_ reading: Reading) -> Reading {
    switch reading {
    case .key(var press, let length):
      press.alt = true
      return .key(press, length: length + 1)
    case .swallowed(let length): return .swallowed(length: length + 1)
    case .stringStart, .incomplete: return reading
    }
  }

  private func readKnown() -> Reading? {
    for (sequence, press) in known where pending.starts(with: sequence) {
      return .key(press, length: sequence.count)
    }
    let begun = known.keys.contains { $0.count > pending.count && $0.starts(with: pending) }
    return begun ? .incomplete : nil
  }

  /// Drops bytes up to the end of a control string: BEL, ST, or an Esc that begins something else.
  /// - Returns: whether the end was there.
  private mutating func skipString() -> Bool {
    for (index, byte) in pending.enumerated() {
      if byte == Byte.bell {
        pending.removeFirst(index + 1)
        isInString = false
        return true
      }
      if byte == Byte.escape {
        pending.removeFirst(index)
        guard pending.count > 1 else { return false }
        if pending[1] == UInt8(ascii: "\\") { pending.removeFirst(2) }
        isInString = false
        return true
      }
    }
    pending = []
    return false
  }
}

/// The control bytes that a decoder has to know by name.
enum Byte {
  static let bell: UInt8 = 0x07
  static let backspace: UInt8 = 0x08
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let escape: UInt8 = 0x1B
  static let delete: UInt8 = 0x7F
}
