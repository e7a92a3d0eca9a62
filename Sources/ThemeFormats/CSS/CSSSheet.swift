import LocatedInput
import TraitModel

/// When a declaration holds.
struct CSSScope: Hashable {
  /// Nil: in both styles.
  var style: EffectiveStyle?
  /// Only where the user prefers more contrast.
  var high = false
}

/// The custom properties of a style sheet with the places where they hold; everything else is passed over.
struct CSSSheet {
  struct Declaration {
    /// Without its two dashes.
    var name: String
    var value: String
    var location: SourceLocation
    var scope: CSSScope
  }

  private(set) var declarations: [Declaration] = []
  /// Whether `color-scheme` allows both styles somewhere, without which `light-dark()` is always light.
  private(set) var allowsBothStyles = false

  private var rest: ArraySlice<Character>
  private var line = 1
  private var column = 1

  init(_ text: String) {
    rest = Array(text)[...]
    block(scope: CSSScope(), depth: 0)
  }

  /// Reads to the end of a block. Scope nil: what is declared there holds for single elements, not for the page.
  private mutating func block(scope: CSSScope?, depth: Int) {
    var text = ""
    var start: SourceLocation?
    var parentheses = 0
    while let character = next() {
      switch character {
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "{":
        if depth < 50 {
          block(
            scope: scope.flatMap { Self.scope(Substring(text).trimmed.lowercased(), in: $0) },
            depth: depth + 1)
        }
        (text, start, parentheses) = ("", nil, 0)
        continue
      case ";" where parentheses <= 0, "}":
        declare(text, at: start, in: scope)
        if character == "}" { return }
        (text, start, parentheses) = ("", nil, 0)
        continue
      default: break
      }
      if start == nil, !character.isWhitespace { start = SourceLocation(line: line, column: column - 1) }
      text.append(character)
    }
    declare(text, at: start, in: scope)
  }

  /// The next character; a comment counts as a blank.
  private mutating func next() -> Character? {
    guard let character = rest.popFirst() else { return nil }
    advance(over: character)
    guard character == "/", rest.first == "*" else { return character }
    rest.removeFirst()
    column += 1
    var previous: Character = " "
    while let inside = rest.popFirst() {
      advance(over: inside)
      if previous == "*", inside == "/" { break }
      previous = inside
    }
    return " "
  }

  private mutating func advance(over character: Character) {
    if character.isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  private mutating func declare(_ text: String, at start: SourceLocation?, in scope: CSSScope?) {
    guard let start, let scope, let colon = text.firstIndex(of: ":") else { return }
    let name = text[..<colon].trimmed
    let value = text[text.index(after: colon)...].trimmed
    if name == "color-scheme", value.contains("dark"), value.contains("light") { allowsBothStyles = true }
    guard name.hasPrefix("--"), name.count > 2 else { return }
    declarations.append(
      Declaration(name: String(name.dropFirst(2)), value: String(value), location: start, scope: scope))
  }

  /// The scope of a rule inside another; nil where it does not hold for the whole page.
  private static func scope(_ prelude: String, in outer: CSSScope) -> CSSScope? {
    var scope = outer
    if prelude.hasPrefix("@") {
      guard prelude.hasPrefix("@media") else {
        return ["@theme", "@layer", "@supports"].contains(where: prelude.hasPrefix) ? outer : nil
      }
      if prelude.contains(" not ") || prelude.contains("width") || prelude.contains("print") { return nil }
      if prelude.contains("prefers-color-scheme") {
        scope.style = prelude.contains("dark") ? .dark : .light
      }
      if prelude.contains("prefers-contrast") {
        guard prelude.contains("more") else { return nil }
        scope.high = true
      }
      return scope == outer ? nil : scope
    }
    for selector in prelude.split(separator: ",").map(\.trimmed) {
      if [":root", "html", "body", "*", ":host", "&"].contains(selector) { return outer }
      for style in EffectiveStyle.allCases where names(selector, style.rawValue) {
        scope.style = style
        return scope
      }
    }
    return nil
  }

  /// Whether a selector asks for a style by a class or an attribute: `.dark`, `[data-theme="dark"]`.
  private static func names(_ selector: Substring, _ style: String) -> Bool {
    let parts = selector.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == ".") }
    let isAttribute = selector.contains("[") && parts.contains { $0 == style }
    return isAttribute
      || parts.contains { $0.split(separator: ".").contains { $0 == style } && $0.contains(".") }
  }
}
