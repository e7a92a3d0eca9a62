/// The style that is *requested*, and the style of a trait collection that may say nothing: UIKit's
/// `UIUserInterfaceStyle`. Unspecified means "no override here: inherit" (O-01).
package enum UserInterfaceStyle: String, CaseIterable, Sendable {
  case unspecified, light, dark

  package init(_ style: EffectiveStyle?) {
    switch style {
    case nil: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The style this asks for; nil where it asks for nothing.
  package var effective: EffectiveStyle? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The style that a node really has. Never unspecified.
package enum EffectiveStyle: String, CaseIterable, Sendable {
  case light, dark

  package var opposite: EffectiveStyle { self == .light ? .dark : .light }
}

/// How far content is raised above the base: UIKit's `UIUserInterfaceLevel`.
package enum UserInterfaceLevel: String, CaseIterable, Sendable {
  case base, elevated
}

/// The setting Increase Contrast: UIKit's `UIAccessibilityContrast`.
package enum AccessibilityContrast: String, CaseIterable, Sendable {
  case normal, high
}
