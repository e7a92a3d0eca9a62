import Localization
package import TraitModel

/// Presenting and dismissing.
extension Hierarchy {
  /// The name of a presented controller's presentation controller.
  package static func presentationID(of presented: NodeID) -> NodeID {
    NodeID(presented.rawValue + ".presentation")
  }

  /// `present(_:animated:)`: puts the controller below a presentation controller of its own. A `style` takes the place of
  /// the controller's `modalPresentationStyle`.
  @discardableResult
  package mutating func present(
    _ controller: NodeTree, from presenter: NodeID, style: ModalPresentationStyle? = nil
  ) throws(EditRefusal) -> Damage {
    guard controller.node.kind == .viewController else {
      throw EditRefusal(
        "only a view controller can be presented; `\(controller.node.id)` is \(controller.node.kind.phrase)")
    }
    if let refusal = refusal(toPresentFrom: try existing(presenter)) { throw refusal }
    var controller = controller
    if let style { controller.node.modalPresentationStyle = style }
    let presentation = Node(id: Self.presentationID(of: controller.node.id), kind: .presentationController)
    return try insert(NodeTree(presentation, [controller]), under: presenter)
  }

  /// `dismiss(animated:)`: on a controller that presents, what it presents and everything above; else the presentation in
  /// which the controller stands.
  @discardableResult
  package mutating func dismiss(_ id: NodeID) throws(EditRefusal) -> Damage {
    let index = try existing(id)
    switch self[index].kind {
    case .presentationController:
      deleteSubtree(index)
      return .structure
    case .viewController: break
    default:
      throw EditRefusal(
        "`\(id)` is \(self[index].kind.phrase); a view controller dismisses",
        nearest: owner(of: index).map { self[$0].id })
    }
    var current: NodeIndex? = index
    while let controller = current {
      if let presentation = presentations(of: controller).first {
        deleteSubtree(presentation)
        return .structure
      }
      if attachment(of: controller) == .presented, let presentation = self[controller].parent {
        deleteSubtree(presentation)
        return .structure
      }
      // A child passes the call on to its parent.
      current = parentViewController(of: controller)
    }
    throw EditRefusal("`\(id)` presents nothing and is not presented")
  }

  /// Why a controller cannot present now; nil where it can.
  package func refusal(toPresentFrom presenter: NodeIndex) -> EditRefusal? {
    let node = self[presenter]
    guard node.kind == .viewController else {
      let owner = owner(of: presenter).map { self[$0].id }
      return EditRefusal(
        "`\(node.id)` is \(node.kind.phrase); a view controller presents", nearest: owner)
    }
    if let refusal = refusal(toPresentTwiceFrom: presenter) { return refusal }
    if !isAttached(presenter) {
      let parent = parentViewController(of: presenter).map { self[$0].id }
      return EditRefusal(
        "the view of `\(node.id)` is in no window, so it cannot present", nearest: parent)
    }
    return nil
  }

  /// Why a controller that presents already cannot present a second one; nil where it presents none.
  func refusal(toPresentTwiceFrom presenter: NodeIndex) -> EditRefusal? {
    guard let presentation = presentations(of: presenter).first else { return nil }
    let shown = presentedViewController(of: presentation)
    let top = shown.map(topPresented) ?? presentation
    let name = shown.map { self[$0].id } ?? self[presentation].id
    return EditRefusal(
      "`\(self[presenter].id)` presents `\(name)` already", nearest: self[top].id)
  }

  /// The last of the controllers that present each other, from a controller up.
  private func topPresented(_ controller: NodeIndex) -> NodeIndex {
    var top = controller
    while let next = presentations(of: top).first.flatMap(presentedViewController) { top = next }
    return top
  }
}
