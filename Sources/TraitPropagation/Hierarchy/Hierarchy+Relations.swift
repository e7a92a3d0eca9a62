/// What the structure says of two nodes, in UIKit's words.
extension Hierarchy {
  /// The window that a node stands in or below.
  package func window(of index: NodeIndex) -> NodeIndex? {
    ([index] + ancestors(of: index)).first { self[$0].kind == .window }
  }

  /// The controller's own root view.
  package func rootView(of controller: NodeIndex) -> NodeIndex? {
    self[controller].children.first { self[$0].kind == .view }
  }

  /// The controller that owns a view: the nearest controller above it.
  package func owner(of view: NodeIndex) -> NodeIndex? {
    ancestors(of: view).first { self[$0].kind == .viewController }
  }

  /// A view's or window's layer.
  package func layer(of view: NodeIndex) -> NodeIndex? {
    self[view].children.first { self[$0].kind == .layer }
  }

  /// How a controller hangs in the structure.
  package enum Attachment: Hashable, Sendable {
    /// A window's `rootViewController`.
    case root
    /// `addChild` was called and the view stands among another controller's views.
    case embedded
    /// `addChild` was called; the view is in no hierarchy.
    case detachedChild
    /// The view stands among another controller's views; `addChild` was never called.
    case orphan
    case presented
  }

  package func attachment(of controller: NodeIndex) -> Attachment {
    let node = self[controller]
    guard let parent = node.parent else { return .root }
    switch self[parent].kind {
    case .presentationController: return .presented
    case .viewController: return .detachedChild
    case .view: return node.isOrphan || owner(of: parent) == nil ? .orphan : .embedded
    default: return .root
    }
  }

  /// UIKit's `parent` of a controller: who called `addChild`; nil for root, presented and orphan controllers.
  package func parentViewController(of controller: NodeIndex) -> NodeIndex? {
    switch attachment(of: controller) {
    case .embedded: self[controller].parent.flatMap(owner)
    case .detachedChild: self[controller].parent
    default: nil
    }
  }

  /// The child controllers of a controller, in the order of their views, detached ones last.
  package func childViewControllers(of controller: NodeIndex) -> [NodeIndex] {
    subtree(of: controller).filter {
      self[$0].kind == .viewController && parentViewController(of: $0) == controller
    }
  }

  /// The presentation controllers through which a controller presents.
  package func presentations(of controller: NodeIndex) -> [NodeIndex] {
    self[controller].children.filter { self[$0].kind == .presentationController }
  }

  /// The controller that a presentation controller shows.
  package func presentedViewController(of presentation: NodeIndex) -> NodeIndex? {
    self[presentation].children.first { self[$0].kind == .viewController }
  }

  /// Whether a view's or controller's chain of superviews reaches a window: the way down from the window passes no
  /// controller that stands in no view hierarchy.
  package func isAttached(_ index: NodeIndex) -> Bool {
    ([index] + ancestors(of: index)).allSatisfy {
      self[$0].kind != .viewController || attachment(of: $0) != .detachedChild
    }
  }
}
