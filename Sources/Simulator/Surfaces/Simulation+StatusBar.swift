import SceneFormats
import SceneModel
import TraitModel
import TraitPropagation

/// The status bar asks a controller when it appears and when somebody says so; an override that is set later on a
/// controller is not noticed (W-17).
extension Simulation {
  /// Notes for which controllers the status bar is behind after an edit.
  mutating func holdStatusBar(after edit: Edit, since earlier: Simulation) {
    switch edit {
    case .set(let node, _, _), .setForChild(_, let node, _):
      guard hierarchy[node]?.kind == .viewController, resolution.behaviors.contains(.adaptiveAppearance)
      else {
        return statusBarStyles = [:]
      }
      for index in hierarchy.preorder where hierarchy[index].kind == .viewController {
        let id = hierarchy[index].id
        let now = resolution.traits(of: index).style
        guard let before = earlier.statusBarStyles[id] ?? earlier.traits(of: id)?.style else { continue }
        statusBarStyles[id] = before == now ? nil : before
      }
    case .assign, .refresh, .theme, .firstResponder, .updateStatusBar: break
    default: statusBarStyles = [:]
    }
  }

  /// What the status bar shows if it asks this controller.
  func statusBarContent(of controller: NodeID, _ style: EffectiveStyle) -> EffectiveStyle {
    switch content.controllers[controller]?.preferredStatusBarStyle {
    case .lightContent?: .light
    case .darkContent?: .dark
    case .default?, nil: (statusBarStyles[controller] ?? style).opposite
    }
  }
}
