import Localization
package import TraitModel

/// Setting overrides. Each compares first: nil means that the node had asked for just that already.
extension Hierarchy {
  /// Sets what UIKit has on that node for a style: the property on window, controller and view; on a presentation
  /// controller `traitOverrides`, before iOS 17 `overrideTraitCollection`; on a scene `traitOverrides` from iOS 17 on.
  package mutating func setRequestedStyle(
    _ style: UserInterfaceStyle, on id: NodeID, behaviors: ReleaseBehaviors
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(id)
    switch self[index].kind {
    case .windowScene:
      return try setTraitOverride(
        .userInterfaceStyle, to: TraitCollection(userInterfaceStyle: style)[.userInterfaceStyle], on: id,
        behaviors: behaviors)
    case .presentationController:
      var node = self[index]
      let isModern = behaviors.contains(.traitOverrides)
      if isModern { node.traitOverrides.userInterfaceStyle = style }
      // Whoever sets "inherit" wants the older API's value gone too.
      if !isModern || style == .unspecified { node.overrideTraitCollection.userInterfaceStyle = style }
      return replace(index, with: node)
    default:
      return try setOverrideUserInterfaceStyle(style, on: id, behaviors: behaviors)
    }
  }

  /// Sets `overrideUserInterfaceStyle`, which windows, view controllers and views have.
  package mutating func setOverrideUserInterfaceStyle(
    _ style: UserInterfaceStyle, on id: NodeID, behaviors: ReleaseBehaviors
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(id)
    var node = self[index]
    guard node.kind.hasOverrideUserInterfaceStyle else { throw noStyleProperty(on: index) }
    node.overrideUserInterfaceStyle = style
    return replace(index, with: node)
  }

  /// Sets one of `traitOverrides`; nil removes it. `rank` is the value's place among `trait.values`.
  package mutating func setTraitOverride(
    _ trait: Trait, to rank: Int?, on id: NodeID, behaviors: ReleaseBehaviors
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(id)
    var node = self[index]
    guard node.kind.hasTraitOverrides else { throw noStyleProperty(on: index) }
    if let rank, !trait.values.indices.contains(rank) {
      throw EditRefusal(
        "\(trait.name) has no value number \(rank); it has \(trait.values.joined(separator: ", "))")
    }
    guard behaviors.contains(.traitOverrides) else {
      if node.kind == .windowScene {
        let window = nearest(.window, below: index)
        throw EditRefusal(
          window.map {
            """
            `\(id)` is a window scene, and scenes take overrides only from iOS 17 on; before that, set it on \
            `\(self[$0].id)`
            """
          } ?? "`\(id)` is a window scene, and scenes take overrides only from iOS 17 on",
          rule: "W-10", nearest: window.map { self[$0].id })
      }
      throw EditRefusal("traitOverrides on `\(id)` needs iOS 17", rule: "T-05")
    }
    node.traitOverrides[trait] = rank
    return replace(index, with: node)
  }

  /// Sets what a presentation controller's `overrideTraitCollection` specifies (P-11).
  package mutating func setOverrideTraitCollection(
    _ traits: TraitCollection, on id: NodeID
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(id)
    var node = self[index]
    guard node.kind == .presentationController else {
      throw EditRefusal(
        "`\(id)` is \(node.kind.phrase); only presentation controllers have overrideTraitCollection",
        rule: "P-11",
        nearest: nearest(.presentationController, above: index).map { self[$0].id })
    }
    node.overrideTraitCollection = traits
    return replace(index, with: node)
  }

  /// `setOverrideTraitCollection(_:forChild:)` (T-01), asked of `parent` or, where nil, of whoever the child's parent is.
  /// An empty collection removes it (T-03).
  package mutating func setOverrideTraitCollection(
    _ traits: TraitCollection, forChild child: NodeID, of parent: NodeID? = nil
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(child)
    var node = self[index]
    guard node.kind == .viewController else {
      throw EditRefusal("`\(child)` is \(node.kind.phrase), not a child view controller", rule: "T-01")
    }
    guard let actual = parentViewController(of: index).map({ self[$0].id }) else {
      throw EditRefusal("`\(child)` is nobody's child view controller", rule: "T-01")
    }
    if let parent, try existing(parent) != self.index(of: actual) {
      throw EditRefusal(
        "`\(child)` is a child of `\(actual)`, not of `\(parent)`", rule: "T-01", nearest: actual)
    }
    node.overrideFromParent = traits
    return replace(index, with: node)
  }

  private mutating func replace(_ index: NodeIndex, with node: Node) -> Damage? {
    guard self[index] != node else { return nil }
    modify(index) { $0 = node }
    return .traits(of: [index])
  }

  /// Why a node has no `overrideUserInterfaceStyle`, and the nearest one that has.
  private func noStyleProperty(on index: NodeIndex) -> EditRefusal {
    let node = self[index]
    switch node.kind {
    case .screen:
      let window = nearest(.window, below: index)
      return EditRefusal(
        window.map {
          "the screen takes no override; its style is the device's, and an app sets its own on `\(self[$0].id)`"
        } ?? "the screen takes no override; its style is the device's",
        rule: "W-09", nearest: window.map { self[$0].id })
    case .layer:
      let owner = node.parent.map { self[$0].id }
      return EditRefusal(
        owner.map { "a layer has no traits; it is drawn with those of `\($0)`" } ?? "a layer has no traits",
        rule: "K-13", nearest: owner)
    case .windowScene:
      let window = nearest(.window, below: index)
      return EditRefusal(
        "`\(node.id)` is a window scene, which has no overrideUserInterfaceStyle", rule: "W-10",
        nearest: window.map { self[$0].id })
    default:
      let presented = presentedViewController(of: index).map { self[$0].id }
      return EditRefusal(
        "`\(node.id)` is \(node.kind.phrase), which has no overrideUserInterfaceStyle", rule: "P-11",
        nearest: presented)
    }
  }

  private func nearest(_ kind: NodeKind, below index: NodeIndex) -> NodeIndex? {
    subtree(of: index).first { self[$0].kind == kind }
  }

  private func nearest(_ kind: NodeKind, above index: NodeIndex) -> NodeIndex? {
    ancestors(of: index).first { self[$0].kind == kind }
  }
}
