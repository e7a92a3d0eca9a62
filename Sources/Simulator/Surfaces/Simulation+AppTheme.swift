import SceneModel
import SceneFormats
package import TraitModel
import TraitPropagation

/// The simulated app's own switch System / Light / Dark.
extension Simulation {
  /// The window that the app never overrides, so that its traits tell the system's style (W-05); nil where the app has
  /// none, and "system" is the plain reset to unspecified (W-06).
  package var themeProbe: NodeID? {
    windows.first { hierarchy[$0].className.hasSuffix("ThemeWindow") }.map { hierarchy[$0].id }
  }

  private var windows: [NodeIndex] { hierarchy.preorder.filter { hierarchy[$0].kind == .window } }

  /// The app saves the choice and sets it on every window that it has now; a later one gets it from nobody (W-02).
  mutating func setAppTheme(_ theme: AppTheme) {
    scene.content.appTheme = theme
    let style = windowStyle(of: theme)
    for window in windows.map({ hierarchy[$0].id }) where window != themeProbe {
      // Refused before iOS 13 alone, where no window can be forced and the app has nothing to set.
      settle(
        try? scene.hierarchy.setRequestedStyle(style, on: window, behaviors: resolution.behaviors))
    }
  }

  private func windowStyle(of theme: AppTheme) -> UserInterfaceStyle {
    switch theme {
    case .light: .light
    case .dark: .dark
    case .system: UserInterfaceStyle(themeProbe.flatMap(traits)?.style)
    }
  }

  /// The probe's callback: while the choice is "system", its style is copied to the other windows (W-05).
  mutating func followThemeProbe(since earlier: Simulation) {
    guard content.appTheme == .system, let probe = themeProbe, traits(of: probe) != earlier.traits(of: probe)
    else { return }
    setAppTheme(.system)
  }
}
