package import TraitModel

extension DynamicColor.Slot {
  /// Reads a native selector: `light` or `dark`, then `.elevated` and `.high`, each at most once, in either order.
  package init?(selector text: String) {
    guard let style = EffectiveStyle.allCases.first(where: { text.hasPrefix($0.rawValue) }) else {
      return nil
    }
    switch text.dropFirst(style.rawValue.count) {
    case "": self.init(style)
    case ".elevated": self.init(style, elevated: true)
    case ".high": self.init(style, high: true)
    case ".elevated.high", ".high.elevated": self.init(style, elevated: true, high: true)
    default: return nil
    }
  }

  /// The eight selectors of the native format.
  static let selectors = EffectiveStyle.allCases.flatMap { style in
    [(false, false), (false, true), (true, false), (true, true)].map {
      DynamicColor.Slot(style, elevated: $0.0, high: $0.1).name
    }
  }
}
