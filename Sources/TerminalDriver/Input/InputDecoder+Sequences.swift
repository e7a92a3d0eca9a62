import KeyInput
import TraitModel

/// Keys, and what else sends an escape sequence. The grammar is ECMA-48's; the meanings are those of xterm, with the variants of
/// rxvt, the Linux console and the terminals that report keys as code points.
extension InputDecoder {
  /// ESC [ parameters intermediates final.
  func readCSI(_ bytes: ArraySlice<UInt8>) -> Reading {
    var index = bytes.startIndex + 2
    let parametersStart = index
    while index < bytes.endIndex, (0x30..<0x40).contains(bytes[index]) { index += 1 }
    let parameters = bytes[parametersStart..<index]
    let intermediatesStart = index
    while index < bytes.endIndex, (0x20..<0x30).contains(bytes[index]) { index += 1 }
    guard index < bytes.endIndex else {
      return bytes.count > Self.longestSequence ? .swallowed(length: bytes.count) : .incomplete
    }
    let length = index + 1 - bytes.startIndex
    // A byte that cannot stand here ends the sequence, and is looked at anew.
    guard (0x40..<0x7F).contains(bytes[index]) else { return .swallowed(length: length - 1) }
    guard index == intermediatesStart else { return .swallowed(length: length) }
    switch bytes[index] {
    case UInt8(ascii: "[") where parameters.isEmpty: return readLinuxFunctionKey(bytes)
    case UInt8(ascii: "M") where parameters.isEmpty:
      // The oldest mouse report: three bytes follow that would else be keys.
      return bytes.count >= length + 3 ? .swallowed(length: length + 3) : .incomplete
    default: break
    }
    if let report = Self.report(bytes[index], parameters) { return .input(report, length: length) }
    guard let numbers = Self.numbers(parameters), let press = Self.press(bytes[index], numbers) else {
      return .swallowed(length: length)
    }
    return .key(press, length: length)
  }

  /// What is no key but listened to: parameters that begin with `?` (the terminal about itself) or `<` (a mouse).
  private static func report(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> TerminalInput? {
    guard let marker = parameters.first, let numbers = numbers(parameters.dropFirst()) else { return nil }
    switch (marker, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): return .answer(.attributes)
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where numbers == [997, 1]: return .answer(.appearance(.dark))
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where numbers == [997, 2]: return .answer(.appearance(.light))
    case (UInt8(ascii: "<"), UInt8(ascii: "M")) where numbers.count == 3: return mouse(numbers)
    default: return nil
    }
  }

  /// The button's code has 4, 8 and 16 added for Shift, Meta and Control, 32 for a movement and 64 for the wheel.
  private static func mouse(_ numbers: [Int]) -> TerminalInput? {
    let (column, row) = (numbers[1] - 1, numbers[2] - 1)
    guard column >= 0, row >= 0 else { return nil }
    switch numbers[0] & ~(4 | 8 | 16) {
    case 0: return .mouse(MouseEvent(.press(count: 1), column: column, row: row))
    case 64: return .mouse(MouseEvent(.wheel(-1), column: column, row: row))
    case 65: return .mouse(MouseEvent(.wheel(1), column: column, row: row))
    default: return nil
    }
  }

  /// ESC O final, perhaps with a modifier before the final.
  func readSS3(_ bytes: ArraySlice<UInt8>) -> Reading {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex, (0x30..<0x3A).contains(bytes[index]) { index += 1 }
    guard index < bytes.endIndex else { return .incomplete }
    let length = index + 1 - bytes.startIndex
    guard (0x40..<0x7F).contains(bytes[index]) else { return .swallowed(length: length - 1) }
    if let key = Self.lettered[bytes[index]] ?? Self.keypad[bytes[index]] {
      let modifier = Self.numbers(bytes[(bytes.startIndex + 2)..<index])?.first ?? 1
      return .key(Self.modified(key, by: modifier), length: length)
    }
    return .swallowed(length: length)
  }

  /// The Linux console's F1 to F5: ESC [ [ A to E.
  private func readLinuxFunctionKey(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 3 else { return .incomplete }
    let letter = bytes[bytes.startIndex + 3]
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return .swallowed(length: 4) }
    return .key(KeyPress(.function(Int(letter - UInt8(ascii: "A")) + 1)), length: 4)
  }

  /// Longer than any key; what goes on beyond it is noise.
  private static let longestSequence = 64

  /// `1;5` as numbers, an omitted one as 1; nil for anything a terminal says about itself (`?`, `<`, `>`).
  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int]? {
    var result: [Int] = []
    for field in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let digits = field.prefix { $0 != UInt8(ascii: ":") }
      if digits.isEmpty {
        result.append(1)
      } else {
        guard digits.count < 8, let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        result.append(number)
      }
    }
    return result
  }

  private static func press(_ final: UInt8, _ numbers: [Int]) -> KeyPress? {
    let first = numbers.first ?? 1
    let modifier = numbers.count > 1 ? numbers[1] : 1
    switch final {
    case UInt8(ascii: "~"):
      // xterm's modifyOtherKeys: 27 ; modifier ; code point ~
      if first == 27, numbers.count == 3 { return codePoint(numbers[2], modifier) }
      return numbered[first].map { modified($0, by: modifier) }
    // rxvt tells Control by another final.
    case UInt8(ascii: "^"): return numbered[first].map { KeyPress($0, control: true) }
    case UInt8(ascii: "u"): return codePoint(first, modifier)
    case UInt8(ascii: "Z"): return KeyPress(.backTab)
    // With another first number this is a cursor position or the like, not a key.
    default: return first == 1 ? lettered[final].map { modified($0, by: modifier) } : nil
    }
  }

  private static func codePoint(_ value: Int, _ modifier: Int) -> KeyPress? {
    guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
    let key: KeyPress.Key
    switch value {
    case 9: key = (modifier - 1) & 1 != 0 ? .backTab : .tab
    case 13: key = .enter
    case 27: key = .escape
    case 8, 127: key = .backspace
    case 0..<0x20, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default: key = .character(Character(scalar))
    }
    return modified(key, by: modifier)
  }

  /// A modifier is 1 plus the sum of Shift 1, Alt 2, Control 4, Meta 8. Shift is not told apart.
  private static func modified(_ key: KeyPress.Key, by modifier: Int) -> KeyPress {
    let bits = max(0, modifier - 1)
    return KeyPress(key, control: bits & 4 != 0, alt: bits & (2 | 8) != 0)
  }

  private static let numbered: [Int: KeyPress.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private static let lettered: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    // rxvt with Shift, and with Control after ESC O.
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right, UInt8(ascii: "d"): .left,
    UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
    UInt8(ascii: "S"): .function(4),
  ]

  /// The numeric keypad in its application mode, where it sends ESC O and a letter.
  private static let keypad: [UInt8: KeyPress.Key] = {
    var keys: [UInt8: KeyPress.Key] = [UInt8(ascii: "M"): .enter, UInt8(ascii: "X"): .character("=")]
    for (index, character) in "*+,-./0123456789".enumerated() {
      keys[UInt8(ascii: "j") + UInt8(index)] = .character(character)
    }
    return keys
  }()
}
