import TraitModel
import TraitPropagation

extension Change {
  /// Who hears nothing although something happened above, around or at it; of a subtree only its top.
  func nodesNotTold(told: Set<NodeIndex>, rules: RuleBook) -> [NotTold] {
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    guard resolution.behaviors.contains(.adaptiveAppearance) else {
      return [entry(hierarchy.screen, .noStyles, "O-01", below: 0)]
    }
    if let target = unmovedTarget(told: told) { return [target] }
    var entries: [NotTold] = []
    var covered: Set<NodeIndex> = []
    for index in hierarchy.preorder where !told.contains(index) && hierarchy[index].kind != .layer {
      guard let parent = hierarchy[index].parent else { continue }
      // A subtree is told of by its top.
      if covered.contains(parent), !told.contains(parent),
        reason(for: index, told: told) == nil || isNew(index)
      {
        covered.insert(index)
        continue
      }
      guard let reason = reason(for: index, told: told) else { continue }
      covered.insert(index)
      let below = count(hierarchy.subtree(of: index).filter { !told.contains($0) }[...])
      entries.append(entry(index, reason, rule(for: index, reason, told: told, rules: rules), below: below))
    }
    return entries
  }

  /// The node that an edit was about, where nothing came of it.
  private func unmovedTarget(told: Set<NodeIndex>) -> NotTold? {
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    switch cause {
    case .override(on: let target):
      guard !told.contains(target), hierarchy[target].kind != .layer else { return nil }
      let below = count(resolution.subtree(of: target))
      if resolution.isStale(target) {
        return entry(target, .detached, hierarchy[target].kind == .view ? "C-07" : "O-21", below: below)
      }
      return entry(target, .equalValue, "C-02", below: below)
    case .device, .snapshot, .foreground:
      guard !told.contains(hierarchy.screen) else { return nil }
      let isPinned = resolution.device.plist.pinned != nil
      return entry(
        hierarchy.screen, isPinned ? .plist : .equalValue, isPinned ? "W-12" : "C-02",
        below: count(hierarchy.preorder[...]))
    case .launch, .structure: return nil
    }
  }

  /// Why a node is the top of a part that hears nothing; nil where it is not such a top.
  private func reason(for index: NodeIndex, told: Set<NodeIndex>) -> NotTold.Reason? {
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    if isNew(index) { return resolution.isStale(index) || cause == .launch ? nil : .predicted }
    guard let parent = hierarchy[index].parent else { return nil }
    if resolution.isStale(index) {
      let isTop = !resolution.isStale(parent)
      return isTop && (told.contains(parent) || told.contains(hierarchy.screen)) ? .detached : nil
    }
    guard let source = resolution.environmentParent(of: index) else { return nil }
    if told.contains(source) { return .pinned }
    // Only where the structure leads one to expect a call: right below somebody who was told.
    return told.contains(parent) ? .inheritsFrom(hierarchy[source].id) : nil
  }

  private func rule(for index: NodeIndex, _ reason: NotTold.Reason, told: Set<NodeIndex>, rules: RuleBook)
    -> RuleID
  {
    let (hierarchy, resolution) = (after.hierarchy, after.resolution)
    switch reason {
    case .equalValue: return "C-02"
    case .predicted: return "C-04"
    case .detached: return hierarchy[index].kind == .view ? "C-07" : "O-21"
    case .plist: return "W-12"
    case .noStyles: return "O-01"
    case .pinned:
      if case .snapshot = cause { return "C-23" }
      return "C-02"
    case .inheritsFrom:
      let explanation = resolution.explain(index, in: hierarchy, rules: rules)
      let blocking = explanation.blocked.first { told.contains($0.node) } ?? explanation.blocked.first
      return blocking?.rule ?? (hierarchy[index].kind == .presentationController ? "O-06" : "O-12")
    }
  }

  /// How many of the nodes behind the first are no layers.
  private func count(_ nodes: ArraySlice<NodeIndex>) -> Int {
    nodes.dropFirst().count { after.hierarchy[$0].kind != .layer }
  }

  private func entry(_ index: NodeIndex, _ reason: NotTold.Reason, _ rule: RuleID, below: Int) -> NotTold {
    NotTold(
      node: index, id: after.hierarchy[index].id, reason: reason, rule: rule,
      style: after.resolution.traits(of: index).style, below: below)
  }
}
