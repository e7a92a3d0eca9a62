/// A JSON value that remembers where it stood.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number, and its spelling in the file (`1` and `1.0` are told apart by some formats).
    case number(Double, text: String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member: Hashable, Sendable {
    package var key: String
    package var keyLocation: SourceLocation
    package var value: JSONNode

    package init(key: String, keyLocation: SourceLocation, value: JSONNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  private enum Source: Sendable {
    /// Put together of a file that is not JSON.
    case made(Value, at: SourceLocation)
    case read(JSONDocument, token: Int)
  }

  private let source: Source

  /// A value of a format that gives the same tree as JSON.
  package init(_ value: Value, at location: SourceLocation) {
    source = .made(value, at: location)
  }

  init(_ document: JSONDocument, token: Int) {
    source = .read(document, token: token)
  }

  /// What the value is. Of an array or an object that is read from JSON the items are looked at only when asked.
  package var value: Value {
    switch source {
    case .made(let value, _): value
    case .read(let document, let token): document.value(of: token)
    }
  }

  package var location: SourceLocation {
    switch source {
    case .made(_, let location): location
    case .read(let document, let token): document.location(of: token)
    }
  }

  /// The member of that name; nil where there is none or this is no object.
  package subscript(key: String) -> JSONNode? {
    switch source {
    case .made(.object(let members), _): members.first { $0.key == key }?.value
    case .made: nil
    case .read(let document, let token):
      document.member(key, of: token).map { JSONNode(document, token: $0) }
    }
  }

  package var string: String? {
    switch source {
    case .made(.string(let text), _): text
    case .made: nil
    case .read(let document, let token): document.string(token)
    }
  }
  package var number: Double? { if case .number(let number, _) = value { number } else { nil } }
  package var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }
  package var array: [JSONNode]? { if case .array(let items) = value { items } else { nil } }
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  package var isNull: Bool { value == .null }

  /// The kind of value in a reader's words: `a string`, `an object`.
  package var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package static func == (a: JSONNode, b: JSONNode) -> Bool {
    a.location == b.location && a.value == b.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(location)
  }
}
