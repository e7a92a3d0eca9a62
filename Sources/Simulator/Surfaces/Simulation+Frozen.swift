import Localization
import SceneFormats
package import SceneModel
package import TraitModel
import TraitPropagation

/// What freezes when it is assigned: a layer's colours (K-13), a picture that was chosen or drawn by hand (K-20, K-21).
extension Simulation {
  /// Whether what a node froze was resolved for another appearance than its view has now, or not assigned at all.
  package func isStale(layer: NodeID) -> Bool {
    if unassigned.contains(layer) { return true }
    guard let frozen = frozen[layer], let now = traits(of: layer) else { return false }
    if content.views[layer]?.picture?.origin == .downloaded { return frozen.style != now.style }
    return frozen.collection.hasDifferentColorAppearance(comparedTo: now.collection)
  }

  /// Assigned now, with the traits that are right for it: the view's.
  mutating func assign(_ node: NodeID) {
    guard let now = traits(of: node) else { return }
    frozen[node] = now
    unassigned.remove(node)
  }

  /// The first assignment, in the view's or controller's setup.
  mutating func setUp(_ node: NodeID) {
    switch content.refresh(of: node) {
    case .onlyInCallback?:
      frozen[node] = nil
      unassigned.insert(node)
    case let refresh?:
      assign(node)
      if refresh.belongsToController, let controller = controllerTraits(of: node) {
        frozen[node] = controller
      }
    case nil: break
    }
  }

  mutating func setRefresh(_ refresh: Refresh, of node: NodeID) {
    scene.content.layers[node]?.refresh = refresh
    scene.content.views[node]?.picture?.refresh = refresh
    setUp(node)
  }

  /// Runs the code of each owner that hears of a change.
  mutating func refreshFrozen(since earlier: Simulation) {
    for node in content.freezing {
      guard let refresh = content.refresh(of: node) else { continue }
      if frozen[node] == nil, !unassigned.contains(node) {
        setUp(node)
      } else if refresh.sort != .none, release.has(introducedIn: refresh.since) {
        run(refresh, for: node, since: earlier)
      }
    }
    for node in Set(frozen.keys).union(unassigned) where hierarchy.index(of: node) == nil {
      frozen[node] = nil
      unassigned.remove(node)
    }
  }

  private mutating func run(_ refresh: Refresh, for node: NodeID, since earlier: Simulation) {
    if refresh.belongsToController {
      let now = controllerTraits(of: node)
      // A controller's layout methods run with its view's layout, so also where only the view has changed.
      let isHeard =
        now != earlier.controllerTraits(of: node)
        || (refresh.sort == .guaranteedMethod && traits(of: node) != earlier.traits(of: node))
      if isHeard { frozen[node] = now }
    } else if let before = earlier.traits(of: node), before != traits(of: node) {
      assign(node)
      if refresh == .previousTraits { frozen[node] = before }
    }
  }

  /// The traits of the controller that owns the node's view.
  package func controllerTraits(of node: NodeID) -> EffectiveTraits? {
    hierarchy.index(of: node).flatMap(hierarchy.owner).map { resolution.traits(of: $0) }
  }

  /// The node itself where it holds something that freezes, else a view's layer that does.
  func requireFreezing(_ node: NodeID) throws(EditFailure) -> NodeID {
    try requireNode(node)
    guard let found = freezingNode(at: node) else {
      throw EditFailure("`\(node)` has no layer colours and no picture that freezes", rule: "K-13")
    }
    return found
  }

  /// What an edit of something frozen means on a node: itself, or a view's layer.
  package func freezingNode(at node: NodeID) -> NodeID? {
    if content.refresh(of: node) != nil { return node }
    guard let index = hierarchy.index(of: node), let layer = hierarchy.layer(of: index) else { return nil }
    let id = hierarchy[layer].id
    return content.refresh(of: id) == nil ? nil : id
  }
}

extension SceneContent {
  /// The nodes that hold something that freezes.
  var freezing: [NodeID] {
    layers.filter { $0.value.hasColors }.map(\.key)
      + views.filter { $0.value.picture?.freezes == true }.map(\.key)
  }

  /// The code that keeps in step what a node froze; nil where nothing of it freezes.
  package func refresh(of node: NodeID) -> Refresh? {
    if let layer = layers[node] { return layer.hasColors ? layer.refresh : nil }
    return views[node]?.picture.flatMap { $0.freezes ? $0.refresh : nil }
  }
}
