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

  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// The member of that name; nil where there is none or this is no object.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? { if case .string(let text) = value { text } else { nil } }
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
}
