/// Names as Swift spells them.
enum SwiftIdentifier {
  /// `Brand/primary-text` as `brandPrimaryText`.
  static func constant(_ name: String) -> String {
    var words = words(of: name)
    if let first = words.first { words[0] = first.prefix(1).lowercased() + first.dropFirst() }
    return guarded(words.joined(), whenEmpty: "color")
  }

  /// `Rosé Pine` as `RoséPine`.
  static func type(_ name: String) -> String { guarded(words(of: name).joined(), whenEmpty: "Palette") }

  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  private static func guarded(_ name: String, whenEmpty substitute: String) -> String {
    guard let first = name.unicodeScalars.first else { return substitute }
    return first.properties.isAlphabetic ? name : "_" + name
  }

  /// The runs of letters and digits, each with a capital; everything else only parts them.
  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber && $0.isASCII) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try", "typealias", "var", "where", "while", "Self", "Type",
  ]
}
