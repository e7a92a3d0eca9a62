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
    var stack = [(index: hierarchy.screen, parent: NodeIndex?.none, surroundings: Surroundings())]
    while let (index, parent, surroundings) = stack.popLast() {
      let kind = hierarchy[index].kind
      let parentKind = parent.map { hierarchy[$0].kind }
      let presented = kind == .presentationController ? hierarchy.presentedViewController(of: index) : nil
      let source = behaviors.source(
        of: kind, isOrphan: hierarchy[index].isOrphan,
        parent: parent.flatMap { index in parentKind.map { (index, $0) } }, in: surroundings,
        presentation: presented.map { hierarchy.effectivePresentation(of: $0, under: behaviors) })
      switch source {
      case .device: break
      case .parent(let parent): siblings.append(index, under: parent)
      case .held:
        held[index.offset] = true
        if let parent { siblings.append(index, under: parent) }
      }
      let inner = surroundings.below(index, kind, parent: parentKind)
      for child in hierarchy[index].children.reversed() { stack.append((child, index, inner)) }
    }
    // Down the inheritance: number the rows.
    reserveCapacity(hierarchy.count)
    var pending = [(index: hierarchy.screen, parent: 0)]
    while let (index, parent) = pending.popLast() {
      let row = nodes.count
      rows[index.offset] = row
      nodes.append(index)
      ids.append(hierarchy[index].id)
      kinds.append(hierarchy[index].kind)
      parents.append(parent)
      isHeld.append(held[index.offset])
      siblings.forEachFromTheLast(under: index) { pending.append(($0, row)) }
    }
    ends = Array(1...nodes.count)
    for row in nodes.indices.reversed() where row > 0 {
      ends[parents[row]] = max(ends[parents[row]], ends[row])
    }
  }

  private mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    ids.reserveCapacity(count)
    kinds.reserveCapacity(count)
    parents.reserveCapacity(count)
    isHeld.reserveCapacity(count)
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

/// Lists of children in flat storage, which are read backwards.
private struct SiblingLists {
  private var last: [Int]
  private var previous: [Int]

  init(capacity: Int) {
    last = Array(repeating: -1, count: capacity)
    previous = last
  }

  mutating func append(_ child: NodeIndex, under parent: NodeIndex) {
    previous[child.offset] = last[parent.offset]
    last[parent.offset] = child.offset
  }

  func forEachFromTheLast(under parent: NodeIndex, _ body: (NodeIndex) -> Void) {
    var current = last[parent.offset]
    while current >= 0 {
      body(NodeIndex(current))
      current = previous[current]
    }
  }
}
