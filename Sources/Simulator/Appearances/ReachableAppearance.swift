package import Localization
import TraitModel
import TraitPropagation

/// One look that the app's users can come to see from here, and what it takes.
package struct ReachableAppearance: Sendable {
  /// The device's settings, and whether the overrides count: `dark, high contrast`.
  package var title: Phrase
  package var simulation: Simulation
}

extension Simulation {
  /// The app under each style and contrast of the device; where nodes override the style, then the same without these
  /// overrides, so that what they do can be seen.
  package func reachableAppearances(library: Library) -> [ReachableAppearance] {
    let overriding = hierarchy.preorder.map { hierarchy[$0] }.filter { $0.requestedStyle != .unspecified }
    var bare = self
    for node in overriding {
      // A release without the property has nothing to take away.
      _ = try? bare.apply(.set(node.id, .userInterfaceStyle, rank: nil), library: library)
    }
    var apps: [(simulation: Simulation, note: Phrase)] = [(self, "")]
    if !overriding.isEmpty { apps.append((bare, ", no overrides")) }
    return apps.flatMap { app, note in
      AccessibilityContrast.allCases.flatMap { contrast in
        EffectiveStyle.allCases.map { style in
          var shown = app
          for edit in [Edit.device(style), .contrast(contrast)] {
            // Neither can fail: the device has both settings in every release.
            _ = try? shown.apply(edit, library: library)
          }
          let contrast: Phrase = contrast == .high ? ", high contrast" : ""
          return ReachableAppearance(title: "\(style.phrase)\(contrast)\(note)", simulation: shown)
        }
      }
    }
  }
}
