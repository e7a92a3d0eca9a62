package import TraitModel
package import TraitPropagation

/// One visible line of the hierarchy pane.
package struct TreeRow: Hashable, Sendable {
  package var node: NodeIndex
  package var id: NodeID
  /// How many levels below the screen.
  package var depth: Int
  package var hasChildren: Bool
  package var isFolded: Bool
  /// Whether it is listed only because others below it are, or because it is selected.
  package var isContext = false
}

/// Which of the two trees the hierarchy pane shows.
package enum TreeOrder: String, CaseIterable, Sendable {
  /// By environment parent: who inherits from whom, in the active release.
  case inheritance
  /// Who contains or presents whom.
  case structure
}

extension Simulation {
  /// The children of a node in one of the two trees.
  func children(of index: NodeIndex, by order: TreeOrder) -> [NodeIndex] {
    order == .structure ? hierarchy[index].children : resolution.environmentChildren(of: index)
  }

  /// The lines of the tree from the top, without what lies in folded nodes.
  package func treeRows(by order: TreeOrder, folded: Set<NodeID>) -> [TreeRow] {
    var rows: [TreeRow] = []
    var stack = [(hierarchy.screen, 0)]
    while let (index, depth) = stack.popLast() {
      let children = children(of: index, by: order)
      let id = hierarchy[index].id
      let isFolded = folded.contains(id) && !children.isEmpty
      rows.append(
        TreeRow(node: index, id: id, depth: depth, hasChildren: !children.isEmpty, isFolded: isFolded))
      if !isFolded { stack.append(contentsOf: children.reversed().map { ($0, depth + 1) }) }
    }
    return rows
  }

  /// The nodes above one in the tree shown, nearest first.
  func treeAncestors(of id: NodeID, by order: TreeOrder) -> [NodeID] {
    guard let index = hierarchy.index(of: id) else { return [] }
    var path: [NodeID] = []
    var current = treeParent(of: index, by: order)
    while let parent = current {
      path.append(hierarchy[parent].id)
      current = treeParent(of: parent, by: order)
    }
    return path
  }

  private func treeParent(of index: NodeIndex, by order: TreeOrder) -> NodeIndex? {
    let structural = hierarchy[index].parent
    return order == .structure ? structural : resolution.environmentParent(of: index) ?? structural
  }
}
