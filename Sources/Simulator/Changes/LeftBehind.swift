package import ChangeDelivery
import SceneModel
package import TraitModel
import TraitPropagation

/// A layer whose colours a change left as they were: its owner was told, and nobody assigned them again (K-13).
package struct LeftBehind: Hashable, Sendable {
  package let layer: NodeID
  package let owner: NodeID
  /// The style that its colours were resolved for, and the one that its owner has now.
  package let frozen: EffectiveStyle
  package let now: EffectiveStyle
  /// The number of the call in which the owner heard of the change; nil where its class overrides none.
  package let call: Int?
}

extension Simulation {
  /// The layers that a change left behind, in structural order.
  package func leftBehind(by log: ChangeLog) -> [LeftBehind] {
    let told = Set(log.toldNodes)
    return hierarchy.preorder.filter { hierarchy[$0].kind == .layer }.compactMap { index in
      let layer = hierarchy[index].id
      guard let owner = hierarchy[index].parent.map({ hierarchy[$0].id }), told.contains(owner),
        isStale(layer: layer), let frozen = frozen[layer]
      else { return nil }
      let call = log.deliveries.last { $0.id == owner && $0.method == .traitCollectionDidChange }
      return LeftBehind(
        layer: layer, owner: owner, frozen: frozen.style, now: resolution.traits(of: index).style,
        call: call?.number)
    }
  }
}
