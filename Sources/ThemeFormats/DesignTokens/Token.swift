import LocatedInput

/// A design token as it stands in a file.
struct Token {
  /// Its groups and its name.
  var path: [String]
  /// The value, an alias, or an object with `$ref`.
  var value: JSONNode
  /// As the token or the nearest group says.
  var type: String?
  /// Whether it has `value` instead of `$value`, as files did before the format was written down.
  var isLegacy: Bool
  /// The document that pointers into it mean, and its file.
  var document: JSONNode
  var file: String?

  /// As an alias spells it.
  var dotted: String { path.joined(separator: ".") }
}

/// Tokens by path, in order; a later one takes the place of an earlier one of its path.
struct TokenSet {
  private(set) var tokens: [Token] = []
  private var places: [String: Int] = [:]

  mutating func add(_ token: Token) {
    if let place = places[token.dotted] {
      tokens[place] = token
    } else {
      places[token.dotted] = tokens.count
      tokens.append(token)
    }
  }

  /// The token of an alias; older files point at the `value` inside it.
  subscript(dotted: String) -> Token? {
    if let place = places[dotted] { return tokens[place] }
    guard dotted.hasSuffix(".value"), let place = places[String(dotted.dropLast(6))] else { return nil }
    return tokens[place]
  }

  var names: [String] { tokens.map(\.dotted) }
}
