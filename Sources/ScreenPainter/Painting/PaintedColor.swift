package import ColorModel
package import SceneModel
package import TraitModel

/// A colour as it was painted, and where it came from.
package struct PaintedColor: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// What the scene or the view's class named.
    case source(ColorSource)
    /// A colour that is the same everywhere by UIKit's own doing: a switch's knob, a status bar.
    case fixed
  }

  package var source: Source
  /// The traits it was resolved for; of a layer's colour, those of the moment in which it was assigned (K-13).
  package var traits: EffectiveTraits
  /// With the opacities of the views above it worked in.
  package var value: RGBA

  /// The role or theme colour that was named; nil for a colour spelled out.
  package var name: String? {
    if case .source(.named(let name)) = source { name } else { nil }
  }
}
