import ColorModel
import LocatedInput
import TraitModel

/// Reads the dictionary of an iTerm2 preset.
struct ITermReader {
  private(set) var diagnostics: [Diagnostic] = []

  /// One scheme, or a light and a dark one where the keys say so; a plain key then serves a style that has none.
  mutating func schemes(_ root: JSONNode) -> [(style: EffectiveStyle, scheme: TerminalScheme)] {
    var plain = TerminalScheme()
    var byStyle: [EffectiveStyle: TerminalScheme] = [:]
    for member in root.members ?? [] {
      var key = Substring(member.key)
      var style: EffectiveStyle?
      for candidate in EffectiveStyle.allCases {
        let suffix = candidate == .light ? " (Light)" : " (Dark)"
        if key.hasSuffix(suffix) { (key, style) = (key.dropLast(suffix.count), candidate) }
      }
      guard let name = Self.name(key), let color = color(member) else { continue }
      if let style {
        byStyle[style, default: TerminalScheme()].add(name, color)
      } else {
        plain.add(name, color)
      }
    }
    if byStyle.isEmpty { return plain.named.isEmpty ? [] : [(plain.style, plain)] }
    return EffectiveStyle.allCases.map { style in
      var scheme = byStyle[style] ?? TerminalScheme()
      for (name, color) in plain.named { scheme.add(name, color) }
      return (style, scheme)
    }
  }

  /// `Ansi 4 Color` is `ansi 4`; nil for what is no colour.
  private static func name(_ key: Substring) -> String? {
    if key == "Selection Color" { return TerminalScheme.selection }
    if key == "Selected Text Color" { return "selection foreground" }
    if key.hasSuffix(" Color") { return key.dropLast(6).lowercased() }
    return nil
  }

  private mutating func color(_ member: JSONNode.Member) -> RGBA? {
    let node = member.value
    var components: [Double] = []
    for name in ["Red Component", "Green Component", "Blue Component"] {
      // Some tools write reals as strings.
      guard let number = node[name]?.number ?? node[name]?.string.flatMap(Double.init), number.isFinite else {
        diagnostics.append(
          Diagnostic(
            .error, "the colour lacks its \(name)", remedy: "a real from 0 to 1", at: node.location,
            keyPath: member.key))
        return nil
      }
      components.append(number)
    }
    let alpha = node["Alpha Component"]?.number ?? 1
    let space = node["Color Space"]?.string ?? "sRGB"
    // A calibrated colour is of an old device space that nobody meant; it is taken as sRGB, as its numbers were.
    let catalogSpace = space == "P3" ? ColorSpace.displayP3 : .sRGB
    return catalogSpace.toSRGB(
      red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}
