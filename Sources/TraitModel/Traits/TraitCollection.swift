/// A set of trait values, each of which may be unspecified: UIKit's `UITraitCollection`. What colours are resolved
/// against, and what an override holds.
package struct TraitCollection: Hashable, Sendable {
  /// Rank + 1 by slot; 0 is unspecified.
  private var slots = SIMD8<UInt8>()

  package init() {}

  package init(
    userInterfaceStyle: UserInterfaceStyle = .unspecified, userInterfaceLevel: UserInterfaceLevel? = nil,
    accessibilityContrast: AccessibilityContrast? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceLevel = userInterfaceLevel
    self.accessibilityContrast = accessibilityContrast
  }

  /// The rank of a trait's value among `trait.values`; nil where it is unspecified.
  package subscript(trait: Trait) -> Int? {
    get { slots[trait.slot] == 0 ? nil : Int(slots[trait.slot]) - 1 }
    set { slots[trait.slot] = newValue.map { UInt8($0 + 1) } ?? 0 }
  }

  package var userInterfaceStyle: UserInterfaceStyle {
    get { UserInterfaceStyle(self[.userInterfaceStyle].map { EffectiveStyle.allCases[$0] }) }
    set { self[.userInterfaceStyle] = newValue.effective.flatMap(EffectiveStyle.allCases.firstIndex) }
  }
  package var userInterfaceLevel: UserInterfaceLevel? {
    get { self[.userInterfaceLevel].map { UserInterfaceLevel.allCases[$0] } }
    set { self[.userInterfaceLevel] = newValue.flatMap(UserInterfaceLevel.allCases.firstIndex) }
  }
  package var accessibilityContrast: AccessibilityContrast? {
    get { self[.accessibilityContrast].map { AccessibilityContrast.allCases[$0] } }
    set { self[.accessibilityContrast] = newValue.flatMap(AccessibilityContrast.allCases.firstIndex) }
  }

  /// Whether nothing is specified.
  package var isEmpty: Bool { slots == SIMD8<UInt8>() }

  /// This collection with what `later` specifies laid over it: the last that specifies a trait wins, unspecified never
  /// overwrites (T-04).
  package func merging(_ later: TraitCollection) -> TraitCollection {
    var merged = self
    merged.slots.replace(with: later.slots, where: later.slots .!= 0)
    return merged
  }

  /// The traits whose values differ, in the order of `Trait.all`.
  package func differences(from other: TraitCollection) -> [Trait] {
    Trait.all.filter { self[$0] != other[$0] }
  }

  /// Whether a dynamic colour may look different under `other` (K-23).
  package func hasDifferentColorAppearance(comparedTo other: TraitCollection) -> Bool {
    differences(from: other).contains(where: \.affectsColorAppearance)
  }

  /// `name = value` for each specified trait, in the order of `Trait.all`.
  package var specified: [(trait: Trait, value: String)] {
    Trait.all.compactMap { trait in self[trait].map { (trait, trait.values[$0]) } }
  }
}
