import TraitModel

/// Where a node's traits come from.
enum InheritanceSource: Hashable, Sendable {
  /// The node has them from outside the hierarchy: the screen.
  case device
  case parent(NodeIndex)
  /// The node is in no hierarchy and keeps the traits that it had (O-21, C-07).
  case held
}

/// What stands above a node, gathered on the way down so that nobody has to climb for it.
struct Surroundings {
  /// The nearest window.
  var window: NodeIndex?
  /// The nearest view controller: the owner of views, UIKit's `parent` of controllers among them.
  var controller: NodeIndex?
  /// Whether the way down has passed no controller whose view is in no hierarchy.
  var isAttached = true

  /// The same for the children of the node at `index`.
  func below(_ index: NodeIndex, _ kind: NodeKind, parent: NodeKind?) -> Surroundings {
    var inner = self
    switch kind {
    case .window: inner.window = index
    case .viewController:
      inner.controller = index
      if parent == .viewController { inner.isAttached = false }
    default: break
    }
    return inner
  }
}

extension ReleaseBehaviors {
  /// Who a node inherits from. `presentation` is how a presentation controller shows its controller; nil for others.
  func source(
    of kind: NodeKind, isOrphan: Bool, parent: (index: NodeIndex, kind: NodeKind)?,
    in surroundings: Surroundings, presentation: ModalPresentationStyle?
  ) -> InheritanceSource {
    guard let parent else { return .device }
    let keepsTraits = contains(.adaptiveAppearance)
    let window = surroundings.window ?? parent.index
    func attached(to source: NodeIndex) -> InheritanceSource {
      surroundings.isAttached || !keepsTraits ? .parent(source) : .held
    }
    switch kind {
    case .screen: return .device
    case .windowScene, .window, .layer: return .parent(parent.index)
    case .view: return attached(to: parent.index)
    case .presentationController:
      return attached(to: inheritsPresenter(presentation) ? parent.index : window)
    case .viewController: break
    }
    let controllersHold = contains(.detachedControllerKeepsTraits)
    switch parent.kind {
    case .viewController:
      return controllersHold ? .held : .parent(parent.index)
    case .view:
      if contains(.childInheritsFromSuperview) { return attached(to: parent.index) }
      if let owner = surroundings.controller, !isOrphan {
        return controllersHold ? attached(to: owner) : .parent(owner)
      }
      return attached(to: contains(.orphanInheritsFromSuperview) ? parent.index : window)
    default:
      return controllersHold ? attached(to: parent.index) : .parent(parent.index)
    }
  }

  /// The readings of that no release has.
  private func inheritsPresenter(_ presentation: ModalPresentationStyle?) -> Bool {
    switch presentation {
    case .currentContext, .overCurrentContext: contains(.contextPresentationInheritsPresenter)
    case .popover: contains(.popoverInheritsPresenter)
    default: false
    }
  }
}
