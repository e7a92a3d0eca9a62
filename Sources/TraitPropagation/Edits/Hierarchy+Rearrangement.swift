import Localization
package import TraitModel

/// Taking nodes out and moving them.
extension Hierarchy {
  /// Takes a node and everything below it out. A presented controller takes its presentation controller along.
  /// - Returns: the damage, and what was taken out.
  @discardableResult
  package mutating func remove(_ id: NodeID) throws(EditRefusal) -> (damage: Damage, removed: NodeTree) {
    let index = try existing(id)
    let node = self[index]
    guard let parent = node.parent else { throw EditRefusal("the screen stays") }
    let owner = self[parent].id
    var doomed = index
    switch (node.kind, self[parent].kind) {
    case (.viewController, .window):
      throw EditRefusal(
        "`\(id)` is the root view controller of `\(owner)` and goes only with it", nearest: owner)
    case (.view, .viewController):
      throw EditRefusal("`\(id)` is the view of `\(owner)` and goes only with it", nearest: owner)
    case (.layer, _):
      throw EditRefusal("`\(id)` is the layer of `\(owner)` and goes only with it", nearest: owner)
    case (.viewController, .presentationController): doomed = parent
    default: break
    }
    let removed = tree(at: doomed)
    deleteSubtree(doomed)
    return (.structure, removed)
  }

  /// Hangs a node elsewhere: a view, a controller among views or with its view in no hierarchy, a window. Controllers
  /// become children of whoever owns the view they then stand in. `position` counts as in `insert`.
  package mutating func move(
    _ id: NodeID, to parent: NodeID, at position: Int? = nil
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(id)
    let place = try existing(parent)
    if let refusal = refusal(toMove: index, under: place) { throw refusal }
    return hang(index, under: place, at: position) { _ in }
  }

  /// `addChild(_:)` and `addSubview(_:)`: makes a controller a child of `parent` with its view in `view`, which must be
  /// one of the parent's own; nil is the parent's root view.
  package mutating func embed(
    _ child: NodeID, in parent: NodeID, viewAt view: NodeID? = nil
  ) throws(EditRefusal) -> Damage? {
    let index = try existing(child)
    let controller = try existing(parent)
    for (id, place) in [(child, index), (parent, controller)] where self[place].kind != .viewController {
      throw EditRefusal(
        "`\(id)` is \(self[place].kind.phrase); only view controllers have children",
        nearest: owner(of: place).map { self[$0].id })
    }
    guard let place = try view.map(existing) ?? rootView(of: controller) else {
      throw EditRefusal("`\(parent)` has no view to put `\(child)` into")
    }
    guard self[place].kind == .view, owner(of: place) == controller else {
      throw EditRefusal(
        "`\(self[place].id)` is no view of `\(parent)`", nearest: rootView(of: controller).map { self[$0].id }
      )
    }
    if let refusal = refusal(toMove: index, under: place) { throw refusal }
    return hang(index, under: place, at: nil) { $0.isOrphan = false }
  }

  private func refusal(toMove index: NodeIndex, under place: NodeIndex) -> EditRefusal? {
    let node = self[index]
    guard let parent = node.parent else { return EditRefusal("the screen stays") }
    let owner = self[parent].id
    switch (node.kind, self[parent].kind) {
    case (.viewController, .window):
      return EditRefusal(
        "`\(node.id)` is the root view controller of `\(owner)` and stays there", nearest: owner)
    case (.viewController, .presentationController):
      return EditRefusal(
        "`\(node.id)` is presented; a presented controller is nobody's child")
    case (.view, .viewController):
      return EditRefusal("`\(node.id)` is the view of `\(owner)`; move the controller", nearest: owner)
    case (.layer, _), (.presentationController, _):
      return EditRefusal("`\(node.id)` is \(node.kind.phrase), which stays with `\(owner)`", nearest: owner)
    default: break
    }
    if place == index || ancestors(of: place).contains(index) {
      return EditRefusal("`\(self[place].id)` stands in `\(node.id)`, which cannot contain itself")
    }
    if node.kind == .viewController,
      self[place].kind == .window || self[place].kind == .presentationController
    {
      return EditRefusal(
        "a controller moves into a view or below a controller, not into \(self[place].kind.phrase)")
    }
    return refusal(toPut: node, under: place)
  }

  /// Moves a node that may be moved. Controllers that get another parent lose what the old one had set for them (T-01).
  private mutating func hang(
    _ index: NodeIndex, under place: NodeIndex, at position: Int?, _ change: (inout Node) -> Void
  ) -> Damage? {
    let before = self
    let controllers = subtree(of: index).filter { self[$0].kind == .viewController }
    modify(index, change)
    if before[index].parent != place || position != nil {
      detach(index)
      attach(index, under: place, at: storagePosition(of: self[index].kind, under: place, at: position))
    }
    if self[place].kind == .viewController { modify(index) { $0.isOrphan = false } }
    for controller in controllers
    where before.parentViewController(of: controller) != parentViewController(of: controller) {
      modify(controller) { $0.overrideFromParent = TraitCollection() }
    }
    return self == before ? nil : .structure
  }
}
