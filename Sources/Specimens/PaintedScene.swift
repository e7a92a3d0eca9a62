import LocatedInput
package import SceneFormats
import SceneModel
package import ScreenPainter
import ThemeFormats
package import TraitModel
import TraitPropagation

/// Read once for all scenes.
private let systemPalettes = Result { () throws in try SystemPalettes() }

/// A scene, painted under given settings.
package struct PaintedScene: Sendable {
  package let scene: Scene
  package let painting: Painting

  /// - Parameter json: the scene file's text.
  package init(
    _ json: String, style: EffectiveStyle = .light, release: IOSRelease = .latest,
    overrides: [NodeID: UserInterfaceStyle] = [:], dismissing: NodeID? = nil,
    frozen: [NodeID: EffectiveTraits] = [:], sceneShown: NodeID? = nil
  ) throws {
    scene = try SceneReader.read(Array(json.utf8), title: "test", release: release).scene
    var hierarchy = scene.hierarchy
    if let dismissing { _ = try hierarchy.dismiss(dismissing) }
    for (node, style) in overrides.sorted(by: { $0.key < $1.key }) {
      _ = try hierarchy.setRequestedStyle(style, on: node, behaviors: release.behaviors)
    }
    let resolution = TraitResolution(of: hierarchy, device: DeviceSettings(style: style), release: release)
    let palette = Palette(system: try systemPalettes.get().theme(for: release))
    var input = PaintInput(
      hierarchy: hierarchy, content: scene.content, palette: palette, traits: resolution.traits(of:),
      presentationStyle: { resolution.effectivePresentation(of: $0, in: hierarchy) })
    input.frozen = frozen
    input.sceneShown = sceneShown
    painting = paint(input)
  }
}
