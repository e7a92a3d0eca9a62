import ColorModel
import TraitModel

/// Roles worked out from colours that are named for something else. Each is marked derived, so that nobody judges an
/// invented colour as a designer's.
struct DerivedRoles {
  private var slots: [SemanticColor: DynamicColor.Slots] = [:]
  private var origins: [SemanticColor: String] = [:]

  /// Gives roles the colour of that name, in both styles or in one.
  mutating func refer(_ roles: String, to name: String, in style: EffectiveStyle? = nil) {
    for role in Self.roles(roles) {
      for style in style.map({ [$0] }) ?? EffectiveStyle.allCases {
        slots[role, default: [:]][DynamicColor.Slot(style)] = .reference(name)
      }
      origins[role] = "from \(name)"
    }
  }

  /// Gives roles a colour that was mixed; `origin` says of what.
  mutating func mix(_ roles: String, _ color: RGBA, in style: EffectiveStyle, _ origin: String) {
    for role in Self.roles(roles) {
      slots[role, default: [:]][DynamicColor.Slot(style)] = .color(color)
      origins[role] = origin
    }
  }

  /// Adds the roles that no colour has taken.
  func add(to colors: inout [ThemeColor]) {
    let taken = Set(colors.compactMap(\.role))
    for role in SemanticColor.all where !taken.contains(role) {
      guard let slots = slots[role] else { continue }
      colors.append(
        ThemeColor(
          name: role.name, role: role, isDerived: true, color: DynamicColor(slots),
          notes: [origins[role] ?? "derived"]))
    }
  }

  private static func roles(_ names: String) -> [SemanticColor] {
    names.split(separator: " ").compactMap { SemanticColor(String($0)) }
  }
}
