/// The string literals of a Swift source, as keys of phrases: `{}` for each interpolation, escapes resolved, without blanks
/// around them. Literals inside interpolations are among them.
struct StringLiterals {
  private(set) var keys: [String] = []
  private let text: [Character]
  private var place = 0

  init(in source: String) {
    text = Array(source)
    while place < text.count {
      if starts(with: "//") {
        while place < text.count, text[place] != "\n" { place += 1 }
      } else if text[place] == "\"" {
        keys.append(literal())
      } else {
        place += 1
      }
    }
  }

  private func starts(with word: String) -> Bool { text[place...].starts(with: word) }

  /// Reads a literal from its first quote on.
  private mutating func literal() -> String {
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    place += quote.count
    var content = ""
    while place < text.count, !starts(with: quote) {
      if text[place] == "\\" {
        content += escape()
      } else {
        content.append(text[place])
        place += 1
      }
    }
    place += quote.count
    return quote.count == 3 ? Self.unindented(content) : content.trimmingBlanks
  }

  private mutating func escape() -> String {
    place += 1
    let character = text[place]
    place += 1
    switch character {
    case "(":
      interpolation()
      return "{}"
    case "\n": return Self.joint
    case "u":
      let digits = text[(place + 1)...].prefix { $0 != "}" }
      place += digits.count + 2
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? ""
    case "n": return "\n"
    default: return String(character)
    }
  }

  private mutating func interpolation() {
    var depth = 1
    while depth > 0, place < text.count {
      switch text[place] {
      case "\"":
        keys.append(literal())
        continue
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      place += 1
    }
  }

  /// Stands for a line break that is no part of the text.
  private static let joint = "\u{0}"

  /// The content of a literal over several lines, without their indentation.
  private static func unindented(_ content: String) -> String {
    content.split(separator: joint, omittingEmptySubsequences: false).map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.drop { $0 == " " }) }
        .joined(separator: "\n")
    }.joined().trimmingBlanks
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let characters = drop { $0 == " " || $0 == "\n" }.reversed().drop { $0 == " " || $0 == "\n" }.reversed()
    return String(characters)
  }
}
