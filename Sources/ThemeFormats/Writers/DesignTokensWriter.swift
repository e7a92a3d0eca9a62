import ColorModel
import LocatedInput
import TraitModel

extension ThemeWriter {
  /// Design Tokens of 2025.10: one resolver document that holds the tokens of each context.
  static let designTokens = ThemeWriter(
    identifier: "dtcg", title: "Design Tokens with a resolver (.resolver.json)",
    lacks: "elevated, system references"
  ) { theme in
    var names = NameFitting()
    // What is alike in every context is said once.
    var common = TokenTree()
    var contexts: [(name: String, slot: DynamicColor.Slot, tokens: TokenTree)] = [
      ("light", DynamicColor.Slot(.light), TokenTree()), ("dark", DynamicColor.Slot(.dark), TokenTree()),
      ("light-high-contrast", DynamicColor.Slot(.light, high: true), TokenTree()),
      ("dark-high-contrast", DynamicColor.Slot(.dark, high: true), TokenTree()),
    ]
    if !theme.colors.contains(where: \.hasHigh) { contexts.removeLast(2) }
    for color in theme.colors {
      let path = names.unique(tokenName(color.name), for: color.name).split(separator: "/").map(String.init)
      if let light = color.light, light == color.dark, !color.hasHigh {
        common.add(token(light), at: path)
        continue
      }
      for index in contexts.indices {
        let slot = contexts[index].slot
        guard let value = color.values[slot] ?? color[slot.style] else { continue }
        contexts[index].tokens.add(token(value), at: path)
      }
    }
    let document = JSONText.object([
      ("name", .string(theme.name)),
      ("version", "2025.10"),
      ("sets", .object([("common", .object([("sources", .array([common.document]))]))])),
      (
        "modifiers",
        .object([
          (
            "appearance",
            .object([
              ("contexts", .object(contexts.map { ($0.name, .array([$0.tokens.document])) })),
              ("default", "light"),
            ])
          )
        ])
      ),
      (
        "resolutionOrder",
        .array([.object([("$ref", "#/sets/common")]), .object([("$ref", "#/modifiers/appearance")])])
      ),
    ])
    var report = LossReport(
      theme, format: "Design Tokens",
      holding: [.highContrast, .wideGamut, .alpha, .precision, .lightOnly, .darkOnly])
    report.addRenamed(names.renamed)
    return WrittenTheme(content: .file(document.text), losses: report.diagnostics)
  }

  /// A name whose groups are tokens' groups: no braces or points in it, no dollar sign at a start.
  private static func tokenName(_ name: String) -> String {
    let parts = name.split(separator: "/").map { part in
      let fitted = part.description.replacingScalars { $0 != "{" && $0 != "}" && $0 != "." }
      return fitted.hasPrefix("$") ? "-" + fitted.dropFirst() : fitted
    }
    return parts.isEmpty ? "-" : parts.joined(separator: "/")
  }

  private static func token(_ color: RGBA) -> JSONText {
    let wide = color.displayP3Components
    let components =
      color.isInGamut ? [color.red, color.green, color.blue] : [wide.x, wide.y, wide.z]
    var value: [(String, JSONText)] = [
      ("colorSpace", .string(color.isInGamut ? "srgb" : "display-p3")),
      ("components", .array(components.map(JSONText.decimal))),
    ]
    if color.alpha < 1 { value.append(("alpha", .decimal(color.alpha))) }
    value.append(("hex", .string(color.hexRGB.lowercased())))
    return .object([("$value", .object(value))])
  }
}

/// Tokens in their groups, in the order in which they were added.
struct TokenTree {
  private var token: JSONText?
  private var children: [(name: String, tree: TokenTree)] = []

  mutating func add(_ token: JSONText, at path: some Collection<String>) {
    guard let name = path.first else {
      self.token = token
      return
    }
    let index = children.firstIndex { $0.name == name } ?? children.count
    if index == children.count { children.append((name, TokenTree())) }
    children[index].tree.add(token, at: path.dropFirst())
  }

  /// As a token file, every token of which is a colour.
  var document: JSONText {
    if children.isEmpty { return .object([]) }
    return .object([("$type", "color")] + children.map { ($0.name, $0.tree.node) })
  }

  private var node: JSONText {
    guard let token else { return .object(children.map { ($0.name, $0.tree.node) }) }
    // A group may bear the value that its own name stands for.
    return children.isEmpty ? token : .object([("$root", token)] + children.map { ($0.name, $0.tree.node) })
  }
}
