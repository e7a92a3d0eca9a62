import ColorModel
import SceneModel
package import ScreenPainter
package import TraitModel
package import TraitPropagation

/// One picture of a scene that its users can come to see: what is painted while the device is set so.
package struct AuditedScreen {
  package var painting: Painting
  package var device: EffectiveStyle
  package var contrast: AccessibilityContrast
  /// What each node has in it.
  package var traits: (NodeIndex) -> EffectiveTraits

  package init(
    painting: Painting, device: EffectiveStyle, contrast: AccessibilityContrast,
    traits: @escaping (NodeIndex) -> EffectiveTraits
  ) {
    self.painting = painting
    self.device = device
    self.contrast = contrast
    self.traits = traits
  }
}
