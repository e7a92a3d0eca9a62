/// The traits that a node really has: a collection in which every trait is specified.
package struct EffectiveTraits: Hashable, Sendable {
  package private(set) var collection: TraitCollection

  /// Traits at their defaults but for the three named.
  package init(
    style: EffectiveStyle = .light, level: UserInterfaceLevel = .base,
    contrast: AccessibilityContrast = .normal
  ) {
    var defaults = TraitCollection()
    for trait in Trait.all { defaults[trait] = 0 }
    collection = defaults.merging(
      TraitCollection(
        userInterfaceStyle: UserInterfaceStyle(style), userInterfaceLevel: level,
        accessibilityContrast: contrast))
  }

  package var style: EffectiveStyle { collection.userInterfaceStyle.effective ?? .light }
  package var level: UserInterfaceLevel { collection.userInterfaceLevel ?? .base }
  package var contrast: AccessibilityContrast { collection.accessibilityContrast ?? .normal }

  /// These traits with an override laid over them.
  package func applying(_ override: TraitCollection) -> EffectiveTraits {
    var result = self
    result.collection = collection.merging(override)
    return result
  }

  /// The appearance that colours resolve for.
  package var appearance: Appearance { Appearance(style: style, level: level, contrast: contrast) }
}

/// One of the eight appearances that a system colour may tell apart.
package struct Appearance: Hashable, Sendable {
  package var style: EffectiveStyle
  package var level: UserInterfaceLevel
  package var contrast: AccessibilityContrast

  package init(
    style: EffectiveStyle, level: UserInterfaceLevel = .base, contrast: AccessibilityContrast = .normal
  ) {
    self.style = style
    self.level = level
    self.contrast = contrast
  }

  /// The traits that colours resolve for.
  package var traits: TraitCollection {
    EffectiveTraits(style: style, level: level, contrast: contrast).collection
  }

  /// For instance `dark.elevated.high`.
  package var key: String { "\(style.rawValue).\(level.rawValue).\(contrast.rawValue)" }

  /// All eight, in the order of the JSON contract.
  package static let all: [Appearance] = EffectiveStyle.allCases.flatMap { style in
    UserInterfaceLevel.allCases.flatMap { level in
      AccessibilityContrast.allCases.map { Appearance(style: style, level: level, contrast: $0) }
    }
  }
}
