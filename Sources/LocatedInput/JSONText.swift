/// JSON to be written: members keep the order in which they are given.
package indirect enum JSONText: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral
{
  case null
  case bool(Bool)
  case integer(Int)
  /// A fraction, written with at most six places.
  case decimal(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// The text, or `null`.
  package static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  /// Two spaces a level; an array or object without nested ones stands on one line. Control characters are escaped,
  /// C1 and direction controls too, so that the output is safe on a terminal.
  package var text: String { written(indent: "") + "\n" }

  /// The same on one line, without its end.
  package var line: String {
    switch self {
    case .array(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.0) + ": " + $0.1.line }.joined(separator: ", ") + "}"
    default: written(indent: "")
    }
  }

  private var isFlat: Bool {
    switch self {
    case .array(let items): items.allSatisfy { !$0.isContainer }
    case .object(let members): members.count <= 4 && members.allSatisfy { !$0.1.isContainer }
    default: true
    }
  }
  /// Whether there is something in it.
  var isContainer: Bool {
    switch self {
    case .array(let items): !items.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  private func written(indent: String) -> String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .integer(let number): return String(number)
    case .decimal(let number): return decimalText(number, places: 6)
    case .string(let text): return quoted(text)
    case .array(let items):
      return block(items.map { ("", $0) }, "[", "]", indent)
    case .object(let members):
      return block(members.map { (quoted($0.0) + ": ", $0.1) }, "{", "}", indent)
    }
  }

  private func block(_ items: [(String, JSONText)], _ open: String, _ close: String, _ indent: String)
    -> String
  {
    if items.isEmpty { return open + close }
    if isFlat {
      return open + items.map { $0.0 + $0.1.written(indent: "") }.joined(separator: ", ") + close
    }
    let inner = indent + "  "
    let lines = items.map { inner + $0.0 + $0.1.written(indent: inner) }
    return open + "\n" + lines.joined(separator: ",\n") + "\n" + indent + close
  }

  func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if visibleControls(in: String(scalar)) != String(scalar) {
          let hex = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

/// `value` with at most `places` decimals (0…9), halves away from zero, without trailing zeros; independent of locale.
package func decimalText(_ value: Double, places: Int) -> String {
  guard value.isFinite else { return "0" }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (abs(value) * scale).rounded()
  guard scaled < 9e15 else { return String(value) }
  var digits = String(Int(scaled))
  while digits.count <= places { digits = "0" + digits }
  var whole = String(digits.dropLast(places))
  var fraction = digits.suffix(places)
  while fraction.last == "0" { fraction = fraction.dropLast() }
  if !fraction.isEmpty { whole += "." + fraction }
  return value < 0 && scaled != 0 ? "-" + whole : whole
}
