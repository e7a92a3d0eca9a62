package import TraitModel

extension DynamicColor.Slot {
  /// Reads a native selector: `light` or `dark`, then `.elevated` and `.high`, each at most once, in either order.
  package init?(selector text: String) {
    // Most values of most palettes are these two.
    if text == "light" || text == "dark" {
      self.init(text == "dark" ? .dark : .light)
      return
    }
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first, let style = EffectiveStyle(rawValue: String(first)) else { return nil }
    let rest = words.dropFirst()
    guard rest.allSatisfy({ $0 == "elevated" || $0 == "high" }), Set(rest).count == rest.count else {
      return nil
    }
    self.init(style, elevated: rest.contains("elevated"), high: rest.contains("high"))
  }

  /// The eight selectors of the native format.
  static let selectors = EffectiveStyle.allCases.flatMap { style in
    [(false, false), (false, true), (true, false), (true, true)].map {
      DynamicColor.Slot(style, elevated: $0.0, high: $0.1).name
    }
  }
}
