package import TraitModel

/// The place of a node in a `Hierarchy`'s storage; stays the same through every edit of that hierarchy.
package struct NodeIndex: Hashable, Sendable, Comparable {
  package let offset: Int
  package init(_ offset: Int) { self.offset = offset }
  package static func < (a: NodeIndex, b: NodeIndex) -> Bool { a.offset < b.offset }
}

/// One object of the hierarchy: its place in the structure, and what it asks for.
package struct Node: Hashable, Sendable {
  package let id: NodeID
  package let kind: NodeKind
  /// For instance `UILabel`; the kind's own class where the scene says nothing.
  package var className: String
  /// Who contains or presents it; nil for the screen.
  package internal(set) var parent: NodeIndex?
  /// In structural preorder: of a controller its view, children whose view is in no hierarchy, its presentation; of a
  /// view its layer, then its subviews and the controllers whose views stand among them.
  package internal(set) var children: [NodeIndex] = []

  /// Window, view controller, view.
  package var overrideUserInterfaceStyle: UserInterfaceStyle = .unspecified
  /// All but screen and layer, from iOS 17 on; kept and inert before.
  package var traitOverrides = TraitCollection()
  /// Presentation controller: `overrideTraitCollection` (P-11).
  package var overrideTraitCollection = TraitCollection()
  /// View controller: what its parent set by `setOverrideTraitCollection(_:forChild:)` (T-01). Kept with the child.
  package var overrideFromParent = TraitCollection()

  /// View controller: how it wants to be presented.
  package var modalPresentationStyle: ModalPresentationStyle = .automatic
  package var definesPresentationContext = false
  /// View controller, presented as a popover: whether it may become a sheet in a compact width (P-13).
  package var isAdaptive = true
  /// View controller among subviews whose view was added without `addChild` (O-20).
  package var isOrphan = false

  package init(id: NodeID, kind: NodeKind, className: String? = nil) {
    self.id = id
    self.kind = kind
    self.className = className ?? kind.defaultClassName
  }

  /// The class is an alert's, so its presentation is an alert or an action sheet (P-06).
  package var isAlertController: Bool { className == "UIAlertController" }

  /// Everything the node itself asks for the style, before any release's rules: unspecified where it asks for nothing.
  package var requestedStyle: UserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    if traitOverrides.userInterfaceStyle != .unspecified { return traitOverrides.userInterfaceStyle }
    return overrideTraitCollection.userInterfaceStyle
  }
}

extension NodeKind {
  /// The class of a node whose scene names none, and by which code can refer to any node of the kind.
  package var defaultClassName: String {
    switch self {
    case .screen: "UIScreen"
    case .windowScene: "UIWindowScene"
    case .window: "UIWindow"
    case .presentationController: "UIPresentationController"
    case .viewController: "UIViewController"
    case .view: "UIView"
    case .layer: "CALayer"
    }
  }
}
