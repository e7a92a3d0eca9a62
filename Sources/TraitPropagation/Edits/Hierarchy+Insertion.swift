import Localization
package import TraitModel

/// Putting nodes in. All of UIKit's limits on what may stand where are in `refusal(toPut:under:)`.
extension Hierarchy {
  /// Puts one node below another. `position` counts among the siblings of its sort (subviews and the controllers among
  /// them are one sort); nil is the end.
  @discardableResult
  package mutating func insert(
    _ node: Node, under parent: NodeID, at position: Int? = nil
  ) throws(EditRefusal) -> Damage {
    let place = try existing(parent)
    guard node.id.isWellFormed else {
      throw EditRefusal("`\(node.id)` is no id; letters, digits and _ . / - make one")
    }
    if index(of: node.id) != nil {
      let isScreen = node.id == Self.screenID
      throw EditRefusal(
        isScreen ? "the id `screen` is the screen's own" : "there is a node `\(node.id)` already")
    }
    if let refusal = refusal(toPut: node, under: place) { throw refusal }
    append(node, under: place, at: storagePosition(of: node.kind, under: place, at: position))
    return .structure
  }

  /// Puts a node and all below it in, or nothing.
  @discardableResult
  package mutating func insert(
    _ tree: NodeTree, under parent: NodeID, at position: Int? = nil
  ) throws(EditRefusal) -> Damage {
    var copy = self
    try copy.insert(tree.node, under: parent, at: position)
    var pending = tree.children.reversed().map { (tree: $0, parent: tree.node.id) }
    while let next = pending.popLast() {
      try copy.insert(next.tree.node, under: next.parent)
      pending.append(contentsOf: next.tree.children.reversed().map { ($0, next.tree.node.id) })
    }
    self = copy
    return .structure
  }

  /// Why UIKit has no place for a node there; nil where it has.
  func refusal(toPut node: Node, under place: NodeIndex) -> EditRefusal? {
    let parent = self[place]
    func isTaken(_ kind: NodeKind) -> NodeID? {
      parent.children.first { self[$0].kind == kind && $0 != index(of: node.id) }.map { self[$0].id }
    }
    switch (node.kind, parent.kind) {
    case (.windowScene, .screen), (.window, .windowScene), (.window, .screen), (.view, .view),
      (.view, .window):
      return nil
    case (.view, .viewController):
      return isTaken(.view).map {
        EditRefusal("`\(parent.id)` has its view `\($0)` already; add subviews to that", nearest: $0)
      }
    case (.layer, .view), (.layer, .window):
      return isTaken(.layer).map { EditRefusal("`\(parent.id)` has its layer `\($0)` already") }
    case (.viewController, .window):
      return isTaken(.viewController).map {
        EditRefusal("`\(parent.id)` has its root view controller `\($0)` already", nearest: $0)
      }
    case (.viewController, .presentationController):
      return isTaken(.viewController).map {
        EditRefusal("`\(parent.id)` presents `\($0)` already", nearest: $0)
      }
    case (.viewController, .view), (.viewController, .viewController): return nil
    case (.presentationController, .viewController):
      // Whether the presenter may start to present is for `present`: one that presents already can lose its window.
      return refusal(toPresentTwiceFrom: place)
    default:
      return EditRefusal(
        "\(node.kind.phrase) cannot stand below \(parent.kind.phrase)",
        nearest: nearestPlace(for: node.kind, at: place))
    }
  }

  /// The nearest node, upwards, that takes such a child.
  private func nearestPlace(for kind: NodeKind, at place: NodeIndex) -> NodeID? {
    let wanted: Set<NodeKind> =
      switch kind {
      case .screen: []
      case .windowScene: [.screen]
      case .window: [.windowScene]
      case .presentationController: [.viewController]
      case .viewController, .view: [.view]
      case .layer: [.view, .window]
      }
    return ancestors(of: place).first { wanted.contains(self[$0].kind) }.map { self[$0].id }
  }

  /// Where among all children a node goes, so that structural preorder stays that of the contract: a layer first, then a
  /// view or a root controller, then the rest; of a controller its view, detached children, its presentation.
  func storagePosition(of kind: NodeKind, under place: NodeIndex, at position: Int?) -> Int {
    let parent = self[place].kind
    let children = self[place].children
    let own = sort(of: kind, under: parent)
    if position == nil, children.last.map({ sort(of: self[$0].kind, under: parent) <= own }) ?? true {
      return children.count
    }
    let siblings = children.map { sort(of: self[$0].kind, under: parent) }
    let start = siblings.firstIndex { $0 >= own } ?? siblings.count
    let end = siblings.firstIndex { $0 > own } ?? siblings.count
    return position.map { start + min(max($0, 0), end - start) } ?? end
  }

  private func sort(of kind: NodeKind, under parent: NodeKind) -> Int {
    switch (kind, parent) {
    case (.layer, _): 0
    case (.view, .viewController), (.viewController, .window): 1
    case (.presentationController, _): 3
    default: 2
    }
  }
}
