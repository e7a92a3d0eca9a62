package import TraitModel

extension DynamicColor.Slot {
  /// Reads a native selector: `light` or `dark`, then `.elevated` and `.high`, each at most once, in either order.
  package init?(selector text: String) {
    guard let slot = Self.bySelector[text] else { return nil }
    self = slot
  }

  private static let bySelector: [String: DynamicColor.Slot] = {
    var slots: [String: DynamicColor.Slot] = [:]
    for style in EffectiveStyle.allCases {
      slots[style.rawValue] = DynamicColor.Slot(style)
      slots[style.rawValue + ".elevated"] = DynamicColor.Slot(style, elevated: true)
      slots[style.rawValue + ".high"] = DynamicColor.Slot(style, high: true)
      for both in [".elevated.high", ".high.elevated"] {
        slots[style.rawValue + both] = DynamicColor.Slot(style, elevated: true, high: true)
      }
    }
    return slots
  }()

  /// The eight selectors of the native format.
  static let selectors = EffectiveStyle.allCases.flatMap { style in
    [(false, false), (false, true), (true, false), (true, true)].map {
      DynamicColor.Slot(style, elevated: $0.0, high: $0.1).name
    }
  }
}
