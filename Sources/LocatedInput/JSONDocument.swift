/// A JSON text that has been judged as a whole. Strings, numbers and lists are made of it only when somebody asks, since
/// most files say more than a reader wants to know.
final class JSONDocument: Sendable {
  private let tape: JSONTape

  init(_ tape: JSONTape) {
    self.tape = tape
  }

  func location(of token: Int) -> SourceLocation { tape.tokens[token].location }

  func value(of token: Int) -> JSONNode.Value {
    switch tape.tokens[token].kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: number(token)
    case .string, .escapedString, .repeatedKey: .string(tape.text(of: token))
    case .array: .array(items(of: token))
    case .object: .object(members(of: token))
    }
  }

  /// The text of a string; nil where the token is none.
  func string(_ token: Int) -> String? {
    switch tape.tokens[token].kind {
    case .string, .escapedString: tape.text(of: token)
    default: nil
    }
  }

  /// The value of a member; nil where there is none or the token is no object's.
  func member(_ name: String, of token: Int) -> Int? {
    guard tape.tokens[token].kind == .object else { return nil }
    var name = name
    let key = name.withUTF8 { name in tape.firstKey(of: token) { tape.isString($0, name) } }
    return key.map { $0 + 1 }
  }

  private func number(_ token: Int) -> JSONNode.Value {
    let text = tape.text(of: token)
    // Most numbers are whole, and those are read sooner.
    let number = text.utf8.count < 16 ? Int(text).map { Double($0) } : nil
    return .number(number ?? Double(text) ?? .nan, text: text)
  }

  private func items(of array: Int) -> [JSONNode] {
    var items: [JSONNode] = []
    var item = array + 1
    while item < array + tape.tokens[array].count {
      items.append(JSONNode(self, token: item))
      item += tape.tokens[item].count
    }
    return items
  }

  private func members(of object: Int) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    tape.eachKey(of: object) { key in
      members.append(
        JSONNode.Member(
          key: tape.text(of: key), keyLocation: tape.tokens[key].location,
          value: JSONNode(self, token: key + 1)))
    }
    return members
  }
}
