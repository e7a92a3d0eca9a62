package import Audit
import SceneFormats
import SceneModel
import ScreenPainter
import TraitModel
import TraitPropagation

extension Simulation {
  /// Judges every screen that the app's users can come to see from here: each appearance and contrast of the device, each
  /// window scene. What is frozen stays as it was taken, as it does when the device changes under a running app.
  package func audit(library: Library) -> AuditReport {
    SceneAudit(
      subject: scene.name.text(), hierarchy: hierarchy, content: content, palette: palette,
      screens: auditedScreens(library: library)
    ).report()
  }

  private func auditedScreens(library: Library) -> [AuditedScreen] {
    let windowScenes = hierarchy[hierarchy.screen].children.filter { hierarchy[$0].kind == .windowScene }
    var screens: [AuditedScreen] = []
    for contrast in AccessibilityContrast.allCases {
      for style in EffectiveStyle.allCases {
        var shown = self
        for edit in [Edit.device(style), .contrast(contrast)] {
          // Neither can fail: the device has both settings in every release.
          _ = try? shown.apply(edit, library: library)
        }
        let resolution = shown.resolution
        for window in windowScenes {
          let screen = AuditedScreen(
            painting: paint(shown.paintInput(showing: hierarchy[window].id)), device: style,
            contrast: contrast,
            traits: { resolution.traits(of: $0) })
          // Where the device's style reaches nothing, its other screen is the same one.
          if !screens.contains(where: { $0.painting == screen.painting && $0.contrast == contrast }) {
            screens.append(screen)
          }
        }
      }
    }
    return screens
  }
}
