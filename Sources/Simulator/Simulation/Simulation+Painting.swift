package import ScreenPainter
package import TraitModel
import TraitPropagation

extension Simulation {
  /// What a painter needs to draw the app as it is now.
  /// - Parameter scene: which window scene is on the screen; nil is the first.
  package func paintInput(showing scene: NodeID? = nil) -> PaintInput {
    let (resolution, hierarchy) = (resolution, hierarchy)
    var input = PaintInput(
      hierarchy: hierarchy, content: content, palette: palette, traits: { resolution.traits(of: $0) },
      presentationStyle: { resolution.effectivePresentation(of: $0, in: hierarchy) })
    input.frozen = frozen
    input.unassigned = unassigned
    input.isLaunching = isLaunching
    input.statusBarStyles = statusBarStyles
    input.sceneShown = scene
    return input
  }
}
