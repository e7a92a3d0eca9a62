import ColorModel
import LocatedInput
package import SceneModel
package import TraitModel
package import TraitPropagation

/// All that a picture of a scene depends on.
package struct PaintInput {
  package var hierarchy: Hierarchy
  package var content: SceneContent
  package var palette: Palette
  /// The traits each node really has.
  package var traits: (NodeIndex) -> EffectiveTraits
  /// How a presented controller appears once `automatic` and adaptation are worked out (P-05, P-13).
  package var presentationStyle: (NodeIndex) -> ModalPresentationStyle
  /// By layer, the traits its colours were resolved for; a layer that is missing has its view's present ones (K-13).
  package var frozen: [NodeID: EffectiveTraits] = [:]
  /// Layers whose colours nobody has assigned yet: they show what `CALayer` starts with (C-27).
  package var unassigned: Set<NodeID> = []
  /// Whether the system still shows the launch screen, before the app's first frame (W-15).
  package var isLaunching = false
  /// By controller, the style it had when the status bar last asked; one that is missing has its present one (W-17).
  package var statusBarStyles: [NodeID: EffectiveStyle] = [:]
  /// Which window scene is on the screen; nil is the first.
  package var sceneShown: NodeID?
  /// The language of texts that come in several.
  package var language = "en"

  package init(
    hierarchy: Hierarchy, content: SceneContent, palette: Palette,
    traits: @escaping (NodeIndex) -> EffectiveTraits,
    presentationStyle: @escaping (NodeIndex) -> ModalPresentationStyle
  ) {
    self.hierarchy = hierarchy
    self.content = content
    self.palette = palette
    self.traits = traits
    self.presentationStyle = presentationStyle
  }
}

extension PaintInput {
  /// A colour for traits; nil for a name that no palette has, which UIKit draws as nothing.
  func resolve(_ source: ColorSource, for traits: EffectiveTraits) -> RGBA? {
    switch source {
    case .named(let name): palette.resolve(name, for: traits.collection)?.color
    case .dynamic(let color): palette.resolve(color, for: traits.collection)?.color
    }
  }

  /// A scene's text as it may be shown: in the chosen language, control characters made visible.
  func string(_ text: LocalizedText?) -> String? {
    text.map { visibleControls(in: $0.text(in: language)) }
  }
}
