package import LocatedInput

extension Diagnostic {
  /// As an entry of `diagnostics` in the JSON of a command; what is not known is null.
  package var json: JSONText {
    .object([
      ("severity", .string(severity.rawValue)),
      ("message", .string(message)),
      ("remedy", .optional(remedy)),
      ("file", .optional(file)),
      ("line", location.map { .integer($0.line) } ?? .null),
      ("column", location.map { .integer($0.column) } ?? .null),
      ("keyPath", keyPath.isEmpty ? .null : .string(keyPath)),
    ])
  }
}
