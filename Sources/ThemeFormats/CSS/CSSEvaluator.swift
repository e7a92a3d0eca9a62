import ColorModel
import TraitModel

/// What a custom property comes to: the declaration that wins, with `var()` and `light-dark()` worked out.
struct CSSEvaluator {
  struct Value {
    var text: String
    /// Whether it would be another one in the other style.
    var isOwnStyle = false
    /// Whether it is one for more contrast.
    var isOwnContrast = false
    /// What is wrong on the way to it.
    var fault: ColorNotation.Fault?
  }

  /// A text that grows beyond this by `var()` is given up.
  private static let lengthLimit = 2_000

  /// Each name once, in order, with its first declaration.
  let properties: [(name: String, declaration: CSSSheet.Declaration)]
  private let byName: [String: [CSSSheet.Declaration]]
  /// What has been worked out; without it a chain of doublings would be walked again at each link.
  private var known: [Question: Value] = [:]

  private struct Question: Hashable {
    var name: String
    var scope: CSSScope
  }

  init(_ sheet: CSSSheet) {
    byName = Dictionary(grouping: sheet.declarations, by: \.name)
    var seen: Set<String> = []
    properties = sheet.declarations.filter { seen.insert($0.name).inserted }.map { ($0.name, $0) }
  }

  /// Nil where nothing declares the property in that scope.
  mutating func value(of name: String, in scope: CSSScope) -> Value? {
    value(of: name, in: scope, asked: [])
  }

  private mutating func value(of name: String, in scope: CSSScope, asked: [String]) -> Value? {
    let question = Question(name: name, scope: scope)
    if let value = known[question] { return value }
    let holding = (byName[name] ?? []).filter {
      ($0.scope.style == nil || $0.scope.style == scope.style) && (!$0.scope.high || scope.high)
    }
    func weight(_ declaration: CSSSheet.Declaration) -> Int {
      (declaration.scope.high ? 2 : 0) + (declaration.scope.style == nil ? 0 : 1)
    }
    // The narrowest wins, and the last of equals.
    guard var winner = holding.first else { return nil }
    for declaration in holding where weight(declaration) >= weight(winner) { winner = declaration }
    var value = Value(
      text: winner.value, isOwnStyle: winner.scope.style != nil, isOwnContrast: winner.scope.high)
    expand(&value, scope, asked: asked + [name])
    known[question] = value
    return value
  }

  private mutating func expand(_ value: inout Value, _ scope: CSSScope, asked: [String]) {
    while value.fault == nil, let call = Self.innermostCall(in: value.text) {
      var replacement = ""
      if call.name == "light-dark" {
        guard call.arguments.count == 2 else {
          value.fault = ColorNotation.Fault(message: "light-dark() has not two colours")
          return
        }
        value.isOwnStyle = true
        replacement = String(call.arguments[scope.style == .dark ? 1 : 0].trimmed)
      } else {
        let name = String(call.arguments.first?.trimmed.dropFirst(2) ?? "")
        if asked.contains(name) {
          value.fault = ColorNotation.Fault(message: "var(--\(name)) runs in a circle")
          return
        }
        if let found = self.value(of: name, in: scope, asked: asked) {
          replacement = found.text
          value.isOwnStyle = value.isOwnStyle || found.isOwnStyle
          value.isOwnContrast = value.isOwnContrast || found.isOwnContrast
          value.fault = found.fault
        } else if call.arguments.count > 1 {
          replacement = call.arguments.dropFirst().joined(separator: ",")
        } else {
          value.fault = ColorNotation.Fault(
            message: "var(--\(name.prefix(40))) is not declared", remedy: "declare it or give it a fallback")
        }
      }
      value.text.replaceSubrange(call.range, with: replacement)
      if value.text.utf8.count > Self.lengthLimit {
        value.fault = ColorNotation.Fault(message: "the value grows too long by var()")
      }
    }
  }

  private struct Call {
    var name: String
    var arguments: [Substring]
    var range: Range<String.Index>
  }

  /// The last `var(` or `light-dark(` of a text, which holds no other.
  private static func innermostCall(in text: String) -> Call? {
    var end = text.utf8.endIndex
    while let open = text.utf8[..<end].lastIndex(of: UInt8(ascii: "(")) {
      let before = text[..<open]
      if let name = ["var", "light-dark"].first(where: { isFunction($0, endingIn: before) }) {
        return call(of: name, at: open, in: text)
      }
      end = open
    }
    return nil
  }

  /// Whether a text ends in that name as a whole: in `--my-var(`, were it one, no function is called.
  private static func isFunction(_ name: String, endingIn text: Substring) -> Bool {
    guard text.hasSuffix(name) else { return false }
    return text.dropLast(name.count).last.map { !($0.isLetter || $0.isNumber || $0 == "-") } ?? true
  }

  private static func call(of name: String, at open: String.Index, in text: String) -> Call {
    let body = text.index(after: open)
    var depth = 1
    var arguments: [Substring] = []
    var start = body
    var index = body
    while index < text.endIndex {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 1:
        arguments.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      if depth == 0 { break }
      index = text.index(after: index)
    }
    arguments.append(text[start..<index])
    let end = index < text.endIndex ? text.index(after: index) : index
    return Call(name: name, arguments: arguments, range: text.index(open, offsetBy: -name.count)..<end)
  }
}

extension CSSEvaluator.Value {
  /// The colour; nil where the text is none and does not look like one.
  func color() throws(ColorNotation.Fault) -> RGBA? {
    if let fault { throw fault }
    let text = Substring(text).trimmed
    // The bare channels that shadcn/ui puts into properties: `222.2 84% 4.9%`.
    let words = text.split { $0.isWhitespace || $0 == "/" }
    if (3...4).contains(words.count), words[1].hasSuffix("%"), words[2].hasSuffix("%"),
      Double(words[0]) != nil
    {
      return try ColorNotation.color("hsl(\(text))")
    }
    let function = text.prefix { $0 != "(" }.lowercased()
    let functions = [
      "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
      "contrast-color",
    ]
    guard
      text.hasPrefix("#") || NamedColors.color(text) != nil
        || (text.contains("(") && functions.contains(function))
    else { return nil }
    return try ColorNotation.color(text)
  }
}
