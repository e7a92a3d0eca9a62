import ColorModel
import TraitModel

/// The colours that terminals share, of one style.
struct TerminalScheme {
  /// In the file's order; the first of a name counts.
  private(set) var named: [(name: String, color: RGBA)] = []

  mutating func add(_ name: String, _ color: RGBA) {
    if self[name] == nil { named.append((name, color)) }
  }

  subscript(name: String) -> RGBA? { named.first { $0.name == name }?.color }

  static let background = "background"
  static let foreground = "foreground"
  static let selection = "selection background"
  /// The luminance that looks half as light as white; what is darker is a dark background.
  static let middleGray = 0.18
  static func ansi(_ index: Int) -> String { "ansi \(index)" }

  /// Whether light stands on dark.
  var style: EffectiveStyle {
    let back = (self[Self.background] ?? .black).relativeLuminance
    guard let front = self[Self.foreground] else { return back < Self.middleGray ? .dark : .light }
    return back < front.relativeLuminance ? .dark : .light
  }

  /// The theme of one scheme, in its style alone, or of a light and a dark one.
  static func colors(of schemes: [(style: EffectiveStyle, scheme: TerminalScheme)]) -> [ThemeColor] {
    var colors: [ThemeColor] = []
    var roles = DerivedRoles()
    for (style, scheme) in schemes {
      for (name, color) in scheme.named {
        let slot = DynamicColor.Slot(style)
        if let index = colors.firstIndex(where: { $0.name == name }) {
          colors[index].color.slots[slot] = .color(color)
        } else {
          colors.append(ThemeColor(name: name, color: DynamicColor([slot: .color(color)])))
        }
      }
      scheme.derive(&roles, in: style)
    }
    roles.add(to: &colors)
    return colors
  }

  /// The shares are a proposal of this program's; no standard has any.
  private func derive(_ roles: inout DerivedRoles, in style: EffectiveStyle) {
    let (background, foreground) = (Self.background, Self.foreground)
    if let back = self[background] {
      let isLight = style == .light
      roles.refer("systemBackground", to: background, in: style)
      if let front = self[foreground] {
        let (second, third) = (back.mixed(0.92, with: front), back.mixed(0.86, with: front))
        let (secondOrigin, thirdOrigin) = (
          "92 % background, 8 % foreground", "86 % background, 14 % foreground"
        )
        roles.mix("secondarySystemBackground", second, in: style, secondOrigin)
        roles.mix("tertiarySystemBackground", third, in: style, thirdOrigin)
        if isLight {
          roles.mix(
            "systemGroupedBackground tertiarySystemGroupedBackground", second, in: style, secondOrigin)
          roles.refer("secondarySystemGroupedBackground", to: background, in: style)
        } else {
          roles.refer("systemGroupedBackground", to: background, in: style)
          roles.mix("secondarySystemGroupedBackground", second, in: style, secondOrigin)
          roles.mix("tertiarySystemGroupedBackground", third, in: style, thirdOrigin)
        }
      }
    }
    if let front = self[foreground] {
      roles.refer("label", to: foreground, in: style)
      for (names, share) in [
        ("secondaryLabel", 0.6), ("tertiaryLabel placeholderText", 0.3), ("quaternaryLabel", 0.18),
        ("systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill", 0.12),
      ] {
        roles.mix(names, front.withAlpha(share), in: style, "foreground at \(Int(share * 100)) %")
      }
    }
    if let gray = self[Self.ansi(8)] {
      roles.refer("tertiaryLabel placeholderText", to: Self.ansi(8), in: style)
      roles.mix("separator", gray.withAlpha(0.4), in: style, "ansi 8 at 40 %")
      if let back = self[background] {
        roles.mix("opaqueSeparator", gray.mixed(0.4, with: back), in: style, "40 % ansi 8, 60 % background")
      }
    }
    if self[Self.selection] != nil {
      roles.refer(
        "systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill", to: Self.selection,
        in: style)
    }
    for (names, index) in [
      ("systemRed", 1), ("systemGreen", 2), ("systemYellow", 3), ("tintColor link systemBlue", 4),
      ("systemPurple", 5),
      ("systemTeal systemCyan", 6),
    ] where self[Self.ansi(index)] != nil {
      roles.refer(names, to: Self.ansi(index), in: style)
    }
    if let red = self[Self.ansi(1)], let yellow = self[Self.ansi(3)] {
      roles.mix("systemOrange", red.mixed(0.5, with: yellow), in: style, "ansi 1 and 3 mixed")
    }
  }
}
