/// One trait that a collection can hold. A further trait (display gamut, a size class, a custom trait …) is one more
/// row of `Trait.all`.
package struct Trait: Hashable, Sendable {
  /// Its place in a collection's storage, below 8.
  package let slot: Int
  /// UIKit's property name, as in scene files.
  package let name: String
  /// The name in UIKit's descriptions and log (L-05).
  package let logName: String
  /// The values by rank, in scene files' words; the first is the default.
  package let values: [String]
  /// Whether a change of it counts as a different colour appearance (K-23).
  package let affectsColorAppearance: Bool

  package static let userInterfaceStyle = Trait(
    slot: Slot.userInterfaceStyle, name: "userInterfaceStyle", logName: "UserInterfaceStyle",
    values: EffectiveStyle.allCases.map(\.rawValue), affectsColorAppearance: true)
  package static let userInterfaceLevel = Trait(
    slot: Slot.userInterfaceLevel, name: "userInterfaceLevel", logName: "UserInterfaceLevel",
    values: UserInterfaceLevel.allCases.map(\.rawValue), affectsColorAppearance: true)
  package static let accessibilityContrast = Trait(
    slot: Slot.accessibilityContrast, name: "accessibilityContrast", logName: "AccessibilityContrast",
    values: AccessibilityContrast.allCases.map(\.rawValue), affectsColorAppearance: true)

  /// The places, for the properties of a collection: they are read too often to look up a trait's row each time.
  enum Slot {
    static let userInterfaceStyle = 0
    static let userInterfaceLevel = 1
    static let accessibilityContrast = 2
  }

  package static let all = [userInterfaceStyle, userInterfaceLevel, accessibilityContrast]

  /// The trait of that UIKit property name.
  package static func named(_ name: String) -> Trait? { all.first { $0.name == name } }

  package static func == (a: Trait, b: Trait) -> Bool { a.slot == b.slot }
  package func hash(into hasher: inout Hasher) { hasher.combine(slot) }
}
