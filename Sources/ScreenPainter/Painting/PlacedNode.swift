package import SceneModel
package import TraitModel
package import TraitPropagation

/// Where a node came to lie on the screen.
package struct PlacedNode: Hashable, Sendable {
  package var node: NodeID
  package var kind: NodeKind
  package var shape: RoundedRect
  package var clips: [RoundedRect]
  package var style: EffectiveStyle
  /// Whether what surrounds it has another style, so that a picture without colours must say which this has.
  package var changesStyle: Bool

  package var visibleFrame: Rect { clips.reduce(shape.rect) { $0.intersection($1.rect) } }
}
