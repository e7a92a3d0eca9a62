package import TraitModel

/// Info.plist's `UIUserInterfaceStyle` (W-12). Automatic is the same as no entry.
package enum InfoPlistStyle: String, CaseIterable, Sendable {
  case automatic, light, dark

  /// The style that the entry pins the app to; nil where the app follows the device.
  package var pinned: EffectiveStyle? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// What stands above the hierarchy: the user's settings, and the app's Info.plist.
package struct DeviceSettings: Hashable, Sendable {
  /// What "system" means.
  package var style: EffectiveStyle
  package var contrast: AccessibilityContrast
  /// A pin makes the app ignore `style`; explicit overrides still win over it (W-13).
  package var plist: InfoPlistStyle
  /// While the app is in the background: the style in which the system rendered it last, for the app switcher (C-22). The
  /// user's setting stays `style`. Nil in the foreground.
  package var background: EffectiveStyle?

  package init(
    style: EffectiveStyle = .light, contrast: AccessibilityContrast = .normal,
    plist: InfoPlistStyle = .automatic
  ) {
    self.style = style
    self.contrast = contrast
    self.plist = plist
  }

  /// The traits of the screen: the pin where there is one (W-12; that the screen itself shows it: X-11), and plain light
  /// where a release knows no appearances.
  package func screenTraits(under behaviors: ReleaseBehaviors) -> EffectiveTraits {
    guard behaviors.contains(.adaptiveAppearance) else { return EffectiveTraits() }
    return EffectiveTraits(style: plist.pinned ?? background ?? style, contrast: contrast)
  }
}
