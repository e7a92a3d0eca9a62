import ColorModel
import LocatedInput

/// Works out the colours of a set of tokens, through aliases and pointers.
struct TokenColors {
  private let set: TokenSet
  private(set) var diagnostics: [Diagnostic] = []

  init(_ set: TokenSet) { self.set = set }

  /// Why a token is no colour.
  private enum Outcome: Error {
    /// It is of another type, or of none.
    case otherType
    case fault(String, remedy: String? = nil, JSONNode)
  }

  /// The colour of a token; nil where it is of another type, and where it is faulty, which is reported.
  mutating func color(of token: Token) -> RGBA? {
    do throws(Outcome) {
      return try color(token, asked: [])
    } catch {
      if case .fault(let message, let remedy, let node) = error {
        let diagnostic = Diagnostic(
          .error, message, remedy: remedy, file: token.file, at: node.location, keyPath: token.dotted)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
      }
      return nil
    }
  }

  private func color(_ token: Token, asked: [String]) throws(Outcome) -> RGBA {
    if asked.contains(token.dotted) {
      throw .fault(
        "the aliases run in a circle: \((asked + [token.dotted]).joined(separator: " → "))", token.value)
    }
    let asked = asked + [token.dotted]
    if let type = token.type, type != "color" { throw .otherType }
    if let text = token.value.string {
      if let name = Self.alias(text) {
        guard let target = set[name] else {
          // Of a token without a type nobody knows that it should be a colour.
          if token.type == nil, !token.isLegacy { throw .otherType }
          let nearest = nearestName(to: name, among: set.names)
          throw .fault(
            "there is no token {\(name)}", remedy: nearest.map { "did you mean {\($0)}?" }, token.value)
        }
        return try color(target, asked: asked)
      }
      // A type is never guessed; but before there was one, a hash was all that told a colour.
      if token.type == nil, !(token.isLegacy && text.hasPrefix("#")) { throw .otherType }
      return try notation(text, token.value)
    }
    if let pointer = token.value["$ref"]?.string { return try color(pointer, token, asked) }
    if token.type == nil { throw .otherType }
    return try color(token.value, token, asked)
  }

  private static func alias(_ text: String) -> String? {
    text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : nil
  }

  private func notation(_ text: String, _ node: JSONNode) throws(Outcome) -> RGBA {
    do throws(ColorNotation.Fault) { return try ColorNotation.color(text) } catch {
      throw .fault(error.message, remedy: error.remedy, node)
    }
  }

  /// What a pointer leads to: a token, its value, or a value somewhere else in the document.
  private func color(_ pointer: String, _ token: Token, _ asked: [String]) throws(Outcome) -> RGBA {
    var steps = pointer.dropFirst().split(separator: "/").map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
    if steps.last == "$value" { steps.removeLast() }
    if let target = set[steps.joined(separator: ".")] { return try color(target, asked: asked) }
    guard let node = token.document.at(pointer: pointer) else {
      throw .fault("the pointer \(quoted(pointer)) leads nowhere", token.value)
    }
    return try color(node, token, asked)
  }

  private func color(_ node: JSONNode, _ token: Token, _ asked: [String]) throws(Outcome) -> RGBA {
    if let text = node.string { return try notation(text, node) }
    guard let name = node["colorSpace"] else {
      if let hex = node["hex"]?.string { return try notation(hex, node) }
      throw .fault("the value is no colour", remedy: "it has colorSpace and components", node)
    }
    guard let space = name.string.flatMap(WebColorSpace.init(rawValue:)) else {
      let nearest = name.string.flatMap { nearestName(to: $0, among: WebColorSpace.allCases.map(\.rawValue)) }
      throw .fault(
        "\(quoted(name.string ?? name.kindName)) is no colour space",
        remedy: nearest.map { "did you mean \"\($0)\"?" }
          ?? "one of " + WebColorSpace.allCases.map(\.rawValue).joined(separator: ", "), name)
    }
    guard let items = node["components"]?.array, items.count == 3 else {
      throw .fault("a colour has three components", node["components"] ?? node)
    }
    var components = SIMD3<Double>()
    for index in 0..<3 { components[index] = try number(items[index], token) }
    var alpha = 1.0
    if let given = node["alpha"] {
      alpha = try number(given, token)
      guard (0...1).contains(alpha) else { throw .fault("alpha goes from 0 to 1", given) }
    }
    return space.toSRGB(components, alpha: alpha)
  }

  private func number(_ node: JSONNode, _ token: Token) throws(Outcome) -> Double {
    if let number = node.number { return number }
    if node.string == "none" { return 0 }
    if let number = node["$ref"]?.string.flatMap({ token.document.at(pointer: $0)?.number }) { return number }
    throw .fault("a component is a number or \"none\", not \(node.kindName)", node)
  }
}
