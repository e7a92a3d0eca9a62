import LocatedInput

/// How colour sets spell a component. The spelling decides the scale, value by value: `"0.5"` and `0.5` are fractions,
/// `"0x80"` and `"128"` are of 255, so that `"1"` is 1/255 while `1` and `"1.0"` are full.
enum ComponentSpelling {
  /// A spelling that no tool is known to write; what Xcode makes of it is unknown, so no value is guessed.
  struct Fault: Error {
    var message: String
    var remedy: String
  }

  /// 0…1, or beyond it where the space allows that.
  static func value(of node: JSONNode, mayLeaveUnitRange: Bool) throws(Fault) -> Double {
    switch node.value {
    case .number(let number, let text):
      return try checked(number, text, mayLeaveUnitRange)
    case .string(let text):
      if text.hasPrefix("0x") || text.hasPrefix("0X") { return try byte(text.dropFirst(2), radix: 16, text) }
      if !text.isEmpty, text.utf8.allSatisfy(isDigit) { return try byte(text[...], radix: 10, text) }
      guard isFraction(text), let number = Double(text) else { throw unknown(text) }
      return try checked(number, quoted(text), mayLeaveUnitRange)
    default:
      throw Fault(message: "a component is a string or a number, not \(node.kindName)", remedy: spellings)
    }
  }

  private static let spellings = #"write a fraction "0.500", hexadecimal "0x80", or an integer of 255 "128""#

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Digits with one point and perhaps a minus: `Double` alone would also take `nan`, `inf` and exponents.
  private static func isFraction(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    return digits.count { $0 == UInt8(ascii: ".") } == 1 && digits.contains(where: isDigit)
      && digits.allSatisfy { $0 == UInt8(ascii: ".") || isDigit($0) }
  }

  private static func byte(_ digits: Substring, radix: Int, _ text: String) throws(Fault) -> Double {
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }), !digits.isEmpty else {
      throw unknown(text)
    }
    guard let value = Int(digits, radix: radix), value <= 255 else {
      throw Fault(message: "the component \(quoted(text)) is over 255", remedy: spellings)
    }
    return Double(value) / 255
  }

  private static func checked(_ number: Double, _ text: String, _ mayLeaveUnitRange: Bool) throws(Fault)
    -> Double
  {
    if mayLeaveUnitRange || (0...1).contains(number) { return number }
    throw Fault(
      message: "the component \(text) is outside 0…1",
      remedy: number > 1 && number <= 255 && number.rounded() == number
        ? "of 255 it is written as a string, \"\(Int(number))\"" : "an extended color-space allows it")
  }

  private static func unknown(_ text: String) -> Fault {
    Fault(
      message: "the component \(quoted(text)) has a spelling that Xcode does not write", remedy: spellings)
  }
}
