package import TraitModel

/// A node with all that is to hang below it, outside any hierarchy: what is inserted or presented in one edit.
package struct NodeTree: Hashable, Sendable {
  package var node: Node
  package var children: [NodeTree]

  package init(_ node: Node, _ children: [NodeTree] = []) {
    self.node = node
    self.children = children
  }

  /// A controller with its own view, named `<id>.view` as in scene files.
  package static func viewController(
    _ id: NodeID, className: String? = nil, subviews: [NodeTree] = []
  ) -> NodeTree {
    let view = Node(id: NodeID(id.rawValue + ".view"), kind: .view)
    return NodeTree(Node(id: id, kind: .viewController, className: className), [NodeTree(view, subviews)])
  }
}

extension Hierarchy {
  /// A subtree as a value; what `insert` would put there again.
  package func tree(at index: NodeIndex) -> NodeTree {
    var node = self[index]
    let children = node.children
    node.parent = nil
    node.children = []
    return NodeTree(node, children.map(tree))
  }
}
