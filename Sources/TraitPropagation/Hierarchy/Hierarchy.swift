package import TraitModel

/// The structure of a mock app and what each object in it asks for. A value: an old copy is an exact undo.
///
/// Structure is who contains or presents whom. Who inherits from whom is another tree, and depends on the release:
/// `TraitResolution`.
package struct Hierarchy: Hashable, Sendable {
  /// By `NodeIndex.offset`; `removed` where a node was. Places are not used again, so an index stays what it was.
  private var storage: [Node] = []
  private var indices: [NodeID: NodeIndex] = [:]
  /// The width of the screen in points; decides whether a popover adapts (P-13).
  package var screenWidth: Double = 393

  package static let screenID: NodeID = "screen"
  package let screen = NodeIndex(0)

  /// A hierarchy of a screen alone.
  package init() {
    storage = [Node(id: Self.screenID, kind: .screen)]
    indices = [Self.screenID: screen]
  }

  /// One more than the largest offset of any node: the size of a table kept beside the hierarchy.
  package var capacity: Int { storage.count }
  /// How many nodes there are.
  package var count: Int { indices.count }

  package func index(of id: NodeID) -> NodeIndex? { indices[id] }
  package func contains(_ index: NodeIndex) -> Bool {
    storage.indices.contains(index.offset) && indices[storage[index.offset].id] == index
  }

  /// The node at a place that `contains` it; a removed place reads as a detached, empty view.
  package subscript(index: NodeIndex) -> Node {
    // Without a copy of the node: one of its properties is asked for in passing, and often.
    _read { yield storage[index.offset] }
  }

  private static let removed = Node(id: "removed", kind: .view)

  package subscript(id: NodeID) -> Node? { indices[id].map { self[$0] } }

  /// Every node, parents before children, in structural preorder.
  package var preorder: [NodeIndex] { subtree(of: screen) }

  /// The parents of a node, nearest first, up to the screen.
  package func ancestors(of index: NodeIndex) -> [NodeIndex] {
    var path: [NodeIndex] = []
    var current = self[index].parent
    while let parent = current {
      path.append(parent)
      current = self[parent].parent
    }
    return path
  }

  /// The node and everything below it, in structural preorder.
  package func subtree(of index: NodeIndex) -> [NodeIndex] {
    var order: [NodeIndex] = []
    var stack = [index]
    while let next = stack.popLast() {
      order.append(next)
      stack.append(contentsOf: self[next].children.reversed())
    }
    return order
  }

  // MARK: The only ways in which storage changes; the files in Edits check what may be asked for.

  mutating func modify(_ index: NodeIndex, _ change: (inout Node) -> Void) {
    change(&storage[index.offset])
  }

  /// Puts a new node below `parent`, at a place among its children (the end where nil). The id must be free.
  @discardableResult
  mutating func append(_ node: Node, under parent: NodeIndex, at position: Int? = nil) -> NodeIndex {
    let index = NodeIndex(storage.count)
    var node = node
    node.parent = parent
    storage.append(node)
    indices[node.id] = index
    modify(parent) { $0.children.insert(index, at: min(position ?? $0.children.count, $0.children.count)) }
    return index
  }

  mutating func deleteSubtree(_ index: NodeIndex) {
    detach(index)
    for doomed in subtree(of: index) {
      indices[self[doomed].id] = nil
      storage[doomed.offset] = Self.removed
    }
  }

  mutating func detach(_ index: NodeIndex) {
    if let parent = self[index].parent {
      modify(parent) { $0.children.removeAll { $0 == index } }
      modify(index) { $0.parent = nil }
    }
  }

  mutating func attach(_ index: NodeIndex, under parent: NodeIndex, at position: Int?) {
    modify(parent) { $0.children.insert(index, at: min(position ?? $0.children.count, $0.children.count)) }
    modify(index) { $0.parent = parent }
  }
}
