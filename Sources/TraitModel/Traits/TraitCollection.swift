/// A set of trait values, each of which may be unspecified: UIKit's `UITraitCollection`. What colours are resolved
/// against, and what an override holds.
package struct TraitCollection: Hashable, Sendable {
  /// A byte for each slot: rank + 1, 0 where it is unspecified.
  private var slots: UInt64 = 0

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
    get { self[slot: trait.slot] }
    set { self[slot: trait.slot] = newValue }
  }

  package var userInterfaceStyle: UserInterfaceStyle {
    get { UserInterfaceStyle(self[slot: Trait.Slot.userInterfaceStyle].map { EffectiveStyle.allCases[$0] }) }
    set {
      self[slot: Trait.Slot.userInterfaceStyle] = newValue.effective.flatMap(
        EffectiveStyle.allCases.firstIndex)
    }
  }
  package var userInterfaceLevel: UserInterfaceLevel? {
    get { self[slot: Trait.Slot.userInterfaceLevel].map { UserInterfaceLevel.allCases[$0] } }
    set {
      self[slot: Trait.Slot.userInterfaceLevel] = newValue.flatMap(UserInterfaceLevel.allCases.firstIndex)
    }
  }
  package var accessibilityContrast: AccessibilityContrast? {
    get { self[slot: Trait.Slot.accessibilityContrast].map { AccessibilityContrast.allCases[$0] } }
    set {
      self[slot: Trait.Slot.accessibilityContrast] = newValue.flatMap(
        AccessibilityContrast.allCases.firstIndex)
    }
  }

  private subscript(slot slot: Int) -> Int? {
    get {
      let byte = slots >> (8 * slot) & 0xFF
      return byte == 0 ? nil : Int(byte) - 1
    }
    set {
      let byte = newValue.map { UInt64($0 + 1) } ?? 0
      slots = slots & ~(0xFF << (8 * slot)) | byte << (8 * slot)
    }
  }

  /// Whether nothing is specified.
  package var isEmpty: Bool { slots == 0 }

  /// This collection with what `later` specifies laid over it: the last that specifies a trait wins, unspecified never
  /// overwrites (T-04).
  package func merging(_ later: TraitCollection) -> TraitCollection {
    // All bits of each byte that is not 0: adding carries into its highest bit, since ranks are small.
    let specified = ((later.slots &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080) >> 7 &* 0xFF
    var merged = self
    merged.slots = slots & ~specified | later.slots
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
