extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(parts: [text], arguments: []) }

  package init(stringInterpolation text: Interpolation) {
    self.init(parts: text.parts, arguments: text.arguments)
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts = [""]
    fileprivate var arguments: [Argument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { parts[parts.count - 1] += text }

    /// A phrase that is translated where it stands.
    package mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

    /// What every language shows alike.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description))
    }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      parts.append("")
    }
  }
}
