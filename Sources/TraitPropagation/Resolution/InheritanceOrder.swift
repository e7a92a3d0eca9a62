import TraitModel

/// Who inherits from whom in one release, as rows: every node after the one it inherits from, and directly followed by
/// all that inherit from it, a controller's own view before its child controllers. A node that holds its traits hangs
/// under its structural parent.
///
/// Invariant: a row's parent is a structural ancestor, so there is no circle, and the rows below `row` are exactly
/// `row + 1 ..< ends[row]`.
struct InheritanceOrder: Hashable, Sendable {
  private(set) var nodes: [NodeIndex] = []
  private(set) var ids: [NodeID] = []
  private(set) var kinds: [NodeKind] = []
  /// The row above; the screen's own for the screen.
  private(set) var parents: [Int] = []
  private(set) var ends: [Int] = []
  private(set) var isHeld: [Bool] = []
  /// By `NodeIndex.offset`; -1 where there is no node.
  private var rows: [Int]

  init(of hierarchy: Hierarchy, under behaviors: ReleaseBehaviors) {
    rows = Array(repeating: -1, count: hierarchy.capacity)
    var siblings = SiblingLists(capacity: hierarchy.capacity)
    var held = Array(repeating: false, count: hierarchy.capacity)
    // Down the structure: find everyone's source. Preorder keeps siblings in structural order.
    var stack = [(index: hierarchy.screen, surroundings: Surroundings())]
    while let (index, surroundings) = stack.popLast() {
      let node = hierarchy[index]
      let parent = node.parent.map { hierarchy[$0] }
      let presented =
        node.kind == .presentationController ? hierarchy.presentedViewController(of: index) : nil
      let source = behaviors.source(
        of: node, parent: node.parent.flatMap { index in parent.map { (index, $0.kind) } },
        in: surroundings,
        presentation: presented.map { hierarchy.effectivePresentation(of: $0, under: behaviors) })
      switch source {
      case .device: break
      case .parent(let parent): siblings.append(index, under: parent)
      case .held:
        held[index.offset] = true
        if let parent = node.parent { siblings.append(index, under: parent) }
      }
      let inner = surroundings.below(index, node, parent: parent)
      for child in node.children.reversed() { stack.append((child, inner)) }
    }
    // Down the inheritance: number the rows.
    var pending = [(index: hierarchy.screen, parent: 0)]
    while let (index, parent) = pending.popLast() {
      let row = nodes.count
      rows[index.offset] = row
      nodes.append(index)
      let node = hierarchy[index]
      ids.append(node.id)
      kinds.append(node.kind)
      parents.append(parent)
      isHeld.append(held[index.offset])
      for child in siblings.children(of: index).reversed() { pending.append((child, row)) }
    }
    ends = Array(1...nodes.count)
    for row in nodes.indices.reversed() where row > 0 {
      ends[parents[row]] = max(ends[parents[row]], ends[row])
    }
  }

  func row(of index: NodeIndex) -> Int? {
    guard rows.indices.contains(index.offset), rows[index.offset] >= 0 else { return nil }
    return rows[index.offset]
  }

  /// The row of the node that is at the same place under the same name; places are used again after an undo.
  func row(of index: NodeIndex, named id: NodeID) -> Int? {
    row(of: index).flatMap { ids[$0] == id ? $0 : nil }
  }
}

/// Lists of children in flat storage.
private struct SiblingLists {
  private var first: [Int]
  private var last: [Int]
  private var next: [Int]

  init(capacity: Int) {
    first = Array(repeating: -1, count: capacity)
    last = first
    next = first
  }

  mutating func append(_ child: NodeIndex, under parent: NodeIndex) {
    if last[parent.offset] < 0 {
      first[parent.offset] = child.offset
    } else {
      next[last[parent.offset]] = child.offset
    }
    last[parent.offset] = child.offset
  }

  func children(of parent: NodeIndex) -> [NodeIndex] {
    var list: [NodeIndex] = []
    var current = first[parent.offset]
    while current >= 0 {
      list.append(NodeIndex(current))
      current = next[current]
    }
    return list
  }
}
