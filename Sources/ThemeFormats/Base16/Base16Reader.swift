import ColorModel
import LocatedInput
import TraitModel

/// Reads a base16 or base24 scheme: the colours in `palette`, or at the top as older ones have them.
struct Base16Reader {
  private(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  mutating func theme(_ root: JSONNode, stem: String) throws(InputError) -> Theme {
    let palette = root["palette"] ?? root
    var values: [(name: String, color: RGBA)] = []
    for member in palette.members ?? [] {
      guard Self.isColorName(member.key) else { continue }
      let text = member.value.string ?? ""
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      if digits.count == 6, let color = ColorNotation.hex(digits) {
        values.append((member.key, color))
      } else {
        diagnostics.append(
          Diagnostic(
            .error, "\(quoted(text)) is no colour", remedy: "write six hexadecimal digits",
            at: member.value.location, keyPath: member.key))
      }
    }
    if values.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, "the file holds no scheme", remedy: "YAML is read where it has base00 to base0F",
          at: root.location))
      throw InputError(diagnostics)
    }
    let style = style(root, values)
    diagnostics.append(.oneStyle(style))
    var colors = values.map {
      ThemeColor(name: $0.name, color: DynamicColor([DynamicColor.Slot(style): .color($0.color)]))
    }
    Self.roles(in: style, among: Set(values.map(\.name))).add(to: &colors)
    return Theme(
      name: root["name"]?.string ?? root["scheme"]?.string ?? stem, format: ThemeFormat.base16.identifier,
      colors: colors, author: root["author"]?.string)
  }

  private static func isColorName(_ name: String) -> Bool {
    name.hasPrefix("base") && name.count == 6
      && UInt8(name.dropFirst(4), radix: 16).map { $0 <= 0x17 } == true
  }

  /// What `variant` says, else what the background looks like.
  private mutating func style(_ root: JSONNode, _ values: [(name: String, color: RGBA)]) -> EffectiveStyle {
    if let variant = root["variant"] {
      if let style = variant.string.flatMap(EffectiveStyle.init) { return style }
      diagnostics.append(
        Diagnostic(
          .warning, "the variant \(quoted(variant.string ?? "")) is not known", remedy: "it is light or dark",
          at: variant.location, keyPath: "variant"))
    }
    let background = values.first { $0.name == "base00" }?.color ?? .black
    return background.relativeLuminance < TerminalScheme.middleGray ? .dark : .light
  }

  private static func roles(in style: EffectiveStyle, among names: Set<String>) -> DerivedRoles {
    let isLight = style == .light
    var roles = DerivedRoles()
    for (list, name) in [
      ("systemBackground", "base00"), ("secondarySystemBackground", "base01"),
      ("tertiarySystemBackground", "base02"), ("systemGroupedBackground", isLight ? "base01" : "base00"),
      ("secondarySystemGroupedBackground", isLight ? "base00" : "base01"),
      ("tertiarySystemGroupedBackground", isLight ? "base01" : "base02"), ("label", "base05"),
      ("secondaryLabel", "base04"), ("tertiaryLabel placeholderText", "base03"),
      ("quaternaryLabel separator opaqueSeparator", "base02"),
      ("systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill", "base02"),
      ("tintColor link systemBlue", "base0D"), ("systemRed", "base08"), ("systemOrange", "base09"),
      ("systemYellow", "base0A"), ("systemGreen", "base0B"), ("systemTeal systemCyan", "base0C"),
      ("systemPurple", "base0E"), ("systemBrown", "base0F"),
    ] where names.contains(name) {
      roles.refer(list, to: name, in: style)
    }
    return roles
  }
}
