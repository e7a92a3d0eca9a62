package import TraitModel

/// The traits of every node of one hierarchy under the rules of one release, after UIKit's update pass has settled.
///
/// Traits are pushed down the rows of `InheritanceOrder`. A subtree whose top comes out as it was is not entered, which is
/// sound because a row depends on nothing but its own settings and the traits of the row above. For the same reason who
/// *decided* a trait is not kept here but found by climbing (`decision`): it can change where the value does not.
package struct TraitResolution: Sendable {
  /// How much work the last `init` or `update` was.
  package struct Counters: Hashable, Sendable {
    /// Rows looked at, those that hold their traits among them.
    package internal(set) var visited = 0
    /// Rows whose traits were computed.
    package internal(set) var recomputed = 0
    /// Rows whose traits came out different; at first all.
    package internal(set) var changed = 0
  }

  package let release: IOSRelease
  /// The release's behaviours, or those asked for instead.
  package let behaviors: ReleaseBehaviors
  package private(set) var device: DeviceSettings
  package private(set) var counters = Counters()
  private(set) var order: InheritanceOrder
  /// By row: what the node itself sets. Kept, so that pushing traits down reads no node.
  private var own: [TraitCollection]
  /// By row.
  private var values: [EffectiveTraits] = []

  /// Resolves everything. `previous` says which traits a node had that now is in no hierarchy and keeps them; a node
  /// without a past has the traits predicted for it: its window's (C-04).
  package init(
    of hierarchy: Hierarchy, device: DeviceSettings, release: IOSRelease, behaviors: ReleaseBehaviors? = nil,
    previous: TraitResolution? = nil
  ) {
    self.release = release
    self.behaviors = behaviors ?? release.behaviors
    self.device = device
    let order = InheritanceOrder(of: hierarchy, under: self.behaviors)
    self.order = order
    own = order.nodes.map { [behaviors = self.behaviors] in hierarchy.ownTraits(of: $0, under: behaviors) }
    values.reserveCapacity(order.nodes.count)
    for (row, index) in order.nodes.enumerated() {
      let former = previous?.order.row(of: index, named: order.ids[row]).map { previous?.values[$0] } ?? nil
      if order.isHeld[row] {
        values.append(former ?? prediction(for: row))
      } else {
        values.append(computed(row))
        counters.recomputed += 1
      }
      if values[row] != former { counters.changed += 1 }
    }
    counters.visited = values.count
  }

  /// Brings the traits up to date after edits that did `damage`.
  package mutating func update(to hierarchy: Hierarchy, device: DeviceSettings, damage: Damage) {
    if damage.includesStructure {
      self = TraitResolution(
        of: hierarchy, device: device, release: release, behaviors: behaviors, previous: self)
      return
    }
    self.device = device
    counters = Counters()
    let rows = damage.nodes.compactMap(order.row).sorted()
    for row in rows { own[row] = hierarchy.ownTraits(of: order.nodes[row], under: behaviors) }
    if damage.includesDevice { push(from: 0) }
    for row in rows { push(from: row) }
  }

  /// Recomputes a row, and what is below it as far down as something changes.
  private mutating func push(from start: Int) {
    var row = start
    let end = order.ends[start]
    while row < end {
      counters.visited += 1
      guard !order.isHeld[row] else {
        row = order.ends[row]
        continue
      }
      let new = computed(row)
      counters.recomputed += 1
      if new == values[row] {
        row = order.ends[row]
      } else {
        values[row] = new
        counters.changed += 1
        row += 1
      }
    }
  }

  /// The resolution in the middle of an update: nodes for which `earlier` answers still have that. A layer goes with the
  /// node above it.
  package func holding(_ earlier: (NodeIndex) -> EffectiveTraits?) -> TraitResolution {
    var copy = self
    for (row, index) in order.nodes.enumerated() {
      let source = order.kinds[row] == .layer ? order.nodes[order.parents[row]] : index
      if let held = earlier(source) { copy.values[row] = held }
    }
    return copy
  }

  private func computed(_ row: Int) -> EffectiveTraits {
    row == 0 ? device.screenTraits(under: behaviors) : values[order.parents[row]].applying(own[row])
  }

  private func prediction(for row: Int) -> EffectiveTraits {
    var above = order.parents[row]
    while above > 0, order.kinds[above] != .window { above = order.parents[above] }
    return values[above]
  }

  // MARK: Results

  /// What a node has. A layer has no traits of its own and answers with its owner's; a node that is not in the
  /// resolution, with the screen's.
  package func traits(of index: NodeIndex) -> EffectiveTraits { values[order.row(of: index) ?? 0] }

  /// Whether a node is in no hierarchy and keeps earlier traits (O-21, C-07).
  package func isStale(_ index: NodeIndex) -> Bool { order.row(of: index).map { order.isHeld[$0] } ?? false }

  /// Who a node inherits from; nil for the screen and for a node that keeps its traits.
  package func environmentParent(of index: NodeIndex) -> NodeIndex? {
    guard let row = order.row(of: index), row > 0, !order.isHeld[row] else { return nil }
    return order.nodes[order.parents[row]]
  }

  /// The rows directly below a node's, in order; a node that keeps its traits is found below its structural parent.
  package func environmentChildren(of index: NodeIndex) -> [NodeIndex] {
    guard let top = order.row(of: index) else { return [] }
    var children: [NodeIndex] = []
    var row = top + 1
    while row < order.ends[top] {
      children.append(order.nodes[row])
      row = order.ends[row]
    }
    return children
  }

  /// Every node after the one it inherits from; a controller's own views before its child controllers.
  package var preorder: [NodeIndex] { order.nodes }

  /// A node and all that inherit from it, in preorder.
  package func subtree(of index: NodeIndex) -> ArraySlice<NodeIndex> {
    order.row(of: index).map { order.nodes[$0..<order.ends[$0]] } ?? []
  }

  /// The nodes whose traits differ, in preorder. Layers have none, and what was added or removed does not count.
  package func changedNodes(since earlier: TraitResolution) -> [NodeIndex] {
    order.nodes.indices.compactMap { row in
      let index = order.nodes[row]
      guard let old = earlier.order.row(of: index, named: order.ids[row]),
        values[row] != earlier.values[old], order.kinds[row] != .layer
      else { return nil }
      return index
    }
  }

  /// How a presented controller is really shown in this release.
  package func effectivePresentation(of presented: NodeIndex, in hierarchy: Hierarchy)
    -> ModalPresentationStyle
  {
    hierarchy.effectivePresentation(of: presented, under: behaviors)
  }
}
