package import KeyInput

/// Turns the bytes that a terminal sends into key presses, mouse events and answers.
///
/// One decoder sees every byte, so that what is not a key (an answer to a question, a mouse report, a sequence nobody
/// knows) is taken whole instead of arriving as letters. ncurses' own decoder hands unknown sequences on byte by
/// byte, which would press keys that nobody pressed.
package struct InputDecoder {
  /// Sequences that only the terminfo entry knows; they come before the grammar.
  private let known: [[UInt8]: KeyPress]
  private var pending: [UInt8] = []
  /// The control string (OSC, DCS and the like) whose end has not come yet.
  private var openString: ControlString?
  /// Whether `pause()` has settled what the pending bytes are: the beginning of something that nobody types.
  private var isSettled = false

  private struct ControlString {
    /// The byte after Esc that began it.
    var introducer: UInt8
    /// Its content as far as it came; nil where it is longer than any answer.
    var content: [UInt8]? = []

    /// Longer than any answer that is looked for.
    private static let longest = 256

    mutating func append(_ bytes: ArraySlice<UInt8>) {
      content = content.flatMap { $0.count + bytes.count <= Self.longest ? $0 + bytes : nil }
    }

    var answer: TerminalAnswer? {
      guard introducer == UInt8(ascii: "]"), let content else { return nil }
      return TerminalAnswer(operatingSystemCommand: String(decoding: content, as: UTF8.self))
    }
  }

  /// What the front of the pending bytes is.
  enum Reading {
    case input(TerminalInput, length: Int)
    case swallowed(length: Int)
    case stringStart(length: Int)
    case incomplete

    static func key(_ press: KeyPress, length: Int) -> Reading { .input(.key(press), length: length) }
  }

  package init(known: [[UInt8]: KeyPress] = [:]) {
    self.known = known
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    isSettled = false
  }

  /// Whether bytes wait for more, and a pause (`pause()`) would settle what they are.
  package var isWaiting: Bool { !pending.isEmpty && openString == nil && !isSettled }

  /// The next input that is complete.
  package mutating func next() -> TerminalInput? { nextWithBytes()?.input }

  /// The same with the bytes of a key; those of anything else nobody has typed.
  mutating func nextWithBytes() -> (input: TerminalInput, typed: [UInt8])? {
    while true {
      if openString != nil {
        guard let ended = takeString() else { return nil }
        if let answer = ended.answer { return (.answer(answer), []) }
      }
      switch reading() {
      case .input(let input, let length):
        let bytes = Array(pending.prefix(length))
        pending.removeFirst(length)
        if case .key = input { return (input, bytes) }
        return (input, [])
      case .swallowed(let length):
        pending.removeFirst(length)
      case .stringStart(let length):
        openString = ControlString(introducer: pending[length - 1])
        pending.removeFirst(length)
      case .incomplete:
        return nil
      }
    }
  }

  /// Nothing more came for a moment: an Esc that stands alone was the key, an introducer was typed with Alt, and a piece
  /// of anything else waits for its rest: a slow line may cut an answer in two.
  package mutating func pause() -> KeyPress? {
    guard isWaiting else { return nil }
    let bytes = pending
    switch bytes.count {
    case 1 where bytes[0] == Byte.escape:
      pending = []
      return KeyPress(.escape)
    case 2 where bytes == [Byte.escape, Byte.escape]:
      pending = []
      return KeyPress(.escape)
    case 2 where bytes[0] == Byte.escape && (0x20..<0x7F).contains(bytes[1]):
      pending = []
      return KeyPress(.character(Character(Unicode.Scalar(bytes[1]))), alt: true)
    case 3... where bytes.starts(with: [Byte.escape, UInt8(ascii: "[")]):
      isSettled = true
      return nil
    default:
      pending = []
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
    case UInt8(ascii: "]") where pending.count > 2 && !(0x30..<0x3A).contains(pending[2]):
      // What a terminal says here begins with a number.
      return withAlt(readPlain(pending[1...]))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      // Alone, it may still be Alt with that character.
      return pending.count > 2 ? .stringStart(length: 2) : .incomplete
    case Byte.escape: return readAlt(of: Array(pending.dropFirst()))
    default: return withAlt(readPlain(pending[1...]))
    }
  }

  /// Esc before a whole sequence: how some terminals tell Alt. Before what is no key it was pressed itself.
  private func readAlt(of rest: [UInt8]) -> Reading {
    guard rest.count > 1 else { return .incomplete }
    let reading: Reading
    switch rest[1] {
    case UInt8(ascii: "["): reading = readCSI(rest[...])
    case UInt8(ascii: "O"): reading = readSS3(rest[...])
    default: return .key(KeyPress(.escape), length: 1)
    }
    switch reading {
    case .input(.key, _), .incomplete: return withAlt(reading)
    default: return .key(KeyPress(.escape), length: 1)
    }
  }

  private func withAlt(_ reading: Reading) -> Reading {
    switch reading {
    case .input(.key(var press), let length):
      press.alt = true
      return .key(press, length: length + 1)
    case .swallowed(let length): return .swallowed(length: length + 1)
    case .input, .stringStart, .incomplete: return reading
    }
  }

  private func readKnown() -> Reading? {
    for (sequence, press) in known where pending.starts(with: sequence) {
      return .key(press, length: sequence.count)
    }
    let begun = known.keys.contains { $0.count > pending.count && $0.starts(with: pending) }
    return begun ? .incomplete : nil
  }

  /// Takes bytes up to the end of the control string: BEL, ST, or an Esc that begins something else.
  /// - Returns: the string where its end was there.
  private mutating func takeString() -> ControlString? {
    for (index, byte) in pending.enumerated() where byte == Byte.bell || byte == Byte.escape {
      openString?.append(pending[..<index])
      pending.removeFirst(index)
      if byte == Byte.bell {
        pending.removeFirst()
      } else {
        guard pending.count > 1 else { return nil }
        if pending[1] == UInt8(ascii: "\\") { pending.removeFirst(2) }
      }
      defer { openString = nil }
      return openString
    }
    openString?.append(pending[...])
    pending = []
    return nil
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
