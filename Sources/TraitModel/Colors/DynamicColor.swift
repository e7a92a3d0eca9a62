package import ColorModel

/// A colour that differs by appearance, as data: comparable, printable, loadable.
package struct DynamicColor: Hashable, Sendable {
  /// Where a value stands: a style (nil is an asset catalog's "any"), and what else it wants.
  package struct Slot: Hashable, Sendable {
    package var style: EffectiveStyle?
    package var elevated: Bool
    package var high: Bool

    package init(_ style: EffectiveStyle?, elevated: Bool = false, high: Bool = false) {
      self.style = style
      self.elevated = elevated
      self.high = high
    }

    /// `dark.elevated.high`, `light`, `any.high`.
    package var name: String {
      (style?.rawValue ?? "any") + (elevated ? ".elevated" : "") + (high ? ".high" : "")
    }
  }

  package enum Value: Hashable, Sendable {
    case color(RGBA)
    /// Another colour by name, resolved for the same traits (K-07).
    case reference(String)
    /// A colour of the system palette, whatever themes lie over it: an asset catalog's reference.
    case system(String)
  }

  /// In which order slots are tried.
  package enum Lookup: Hashable, Sendable {
    /// style.elevated.high, style.high, style.elevated, style; then the same of the other style, as a substitute.
    case native
    /// Exact, then without the contrast or with "any"; a light slot never serves dark, nor a dark one light (K-17).
    case assetCatalog
  }

  /// What a provider does with a collection whose style is unspecified (K-27).
  package enum ProviderIdiom: Hashable, Sendable {
    /// `style == .dark ? dark : light`
    case notDarkMeansLight
    /// `style == .light ? light : dark`
    case notLightMeansDark
  }

  package var slots: Slots
  package var lookup: Lookup
  package var idiom: ProviderIdiom

  package init(_ slots: Slots, lookup: Lookup = .native, idiom: ProviderIdiom = .notDarkMeansLight) {
    self.slots = slots
    self.lookup = lookup
    self.idiom = idiom
  }

  /// A colour with the same value everywhere.
  package init(fixed color: RGBA) {
    self.init([Slot(.light): .color(color), Slot(.dark): .color(color)])
  }

  package init(light: RGBA, dark: RGBA, idiom: ProviderIdiom = .notDarkMeansLight) {
    self.init([Slot(.light): .color(light), Slot(.dark): .color(dark)], idiom: idiom)
  }

  /// The slot that serves a collection, its value, and whether it stands in for a missing one of the asked style.
  /// An unspecified style goes the way of the provider's idiom; an asset catalog answers it with "any".
  package func match(_ traits: TraitCollection) -> (slot: Slot, value: Value, isSubstitute: Bool)? {
    let elevated = traits.userInterfaceLevel == .elevated
    let high = traits.accessibilityContrast == .high
    for (slot, isSubstitute) in candidates(
      traits.userInterfaceStyle.effective, elevated: elevated, high: high)
    {
      if let value = slots[slot] { return (slot, value, isSubstitute) }
    }
    return nil
  }

  private func candidates(_ style: EffectiveStyle?, elevated: Bool, high: Bool) -> [(Slot, Bool)] {
    switch lookup {
    case .native:
      let asked = style ?? (idiom == .notLightMeansDark ? .dark : .light)
      let order = [(true, true), (false, true), (true, false), (false, false)]
        .filter { (elevated || !$0.0) && (high || !$0.1) }
      return [asked, asked.opposite].flatMap { style in
        order.map { (Slot(style, elevated: $0.0, high: $0.1), style != asked) }
      }
    case .assetCatalog:
      switch (style, high) {
      case (.light, false): return [(Slot(.light), false), (Slot(nil), false)]
      case (.light, true):
        return [
          (Slot(.light, high: true), false), (Slot(nil, high: true), false), (Slot(.light), false),
          (Slot(nil), false),
        ]
      case (.dark, false): return [(Slot(.dark), false), (Slot(nil), true)]
      case (.dark, true):
        return [
          (Slot(.dark, high: true), false), (Slot(.dark), false), (Slot(nil, high: true), true),
          (Slot(nil), true),
        ]
      case (nil, false): return [(Slot(nil), false), (Slot(.light), true)]
      case (nil, true): return [(Slot(nil, high: true), false), (Slot(nil), false), (Slot(.light), true)]
      }
    }
  }
}
