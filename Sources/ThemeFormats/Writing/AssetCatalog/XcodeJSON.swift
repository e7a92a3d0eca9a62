/// JSON in the layout that Xcode gives it, so that a catalog opened and saved there shows no differences.
indirect enum XcodeJSON {
  case string(String)
  /// A number or a boolean, as it is spelled.
  case word(String)
  case array([XcodeJSON])
  /// Members in the order in which they are given, which is Xcode's where they are sorted.
  case object([(String, XcodeJSON)])

  var text: String { written("") + "\n" }

  private func written(_ indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .word(let word): return word
    case .array(let items):
      return "[\n" + items.map { inner + $0.written(inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { inner + Self.quoted($0.0) + " : " + $0.1.written(inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.reduce(into: "") { result, scalar in
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result += scalar.value < 0x20 ? " " : String(scalar)
      } + "\""
  }
}
