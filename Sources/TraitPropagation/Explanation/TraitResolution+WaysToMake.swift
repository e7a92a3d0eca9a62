package import TraitModel

/// One way to give a node a style.
package struct WayToMake: Hashable, Sendable {
  package let edits: [FixEdit]
  /// How many nodes would change in all, the wanted one among them.
  package let changedCount: Int
}

extension TraitResolution {
  /// The ways to give a node a style by overrides, each tried out, those that change least first: on the node itself, by
  /// taking the deciding override back, on the nearest controller, on the window, from iOS 17 on its scene. Empty where
  /// the node has the style, or where no override helps.
  package func waysToMake(_ index: NodeIndex, _ style: EffectiveStyle, in hierarchy: Hierarchy) -> [WayToMake]
  {
    guard traits(of: index).style != style else { return [] }
    let above = ownerAndAncestors(of: index, in: hierarchy)
    let decider = descent(of: .userInterfaceStyle, to: index, in: hierarchy).decider
    let wanted = UserInterfaceStyle(style)
    var candidates: [FixEdit] = []
    func propose(_ place: NodeIndex?, _ style: UserInterfaceStyle) {
      guard let place else { return }
      let edit = FixEdit(node: hierarchy[place].id, style: style)
      if !candidates.contains(edit) { candidates.append(edit) }
    }
    propose(above.first, wanted)
    propose(decider, .unspecified)
    for kind: NodeKind in [.viewController, .window, .windowScene] {
      propose(above.first { hierarchy[$0].kind == kind }, wanted)
    }
    return candidates.compactMap { edit in
      guard outcome(of: [edit], on: index, in: hierarchy) == style,
        let count = changedCount(after: [edit], in: hierarchy)
      else { return nil }
      return WayToMake(edits: [edit], changedCount: count)
    }.sorted { $0.changedCount < $1.changedCount }
  }

  /// How many nodes edits would change; nil where one of them is refused.
  package func changedCount(after edits: [FixEdit], in hierarchy: Hierarchy) -> Int? {
    guard let edited = hierarchy.applying(edits, behaviors: behaviors) else { return nil }
    var copy = self
    copy.update(
      to: edited, device: device, damage: .traits(of: edits.compactMap { hierarchy.index(of: $0.node) }))
    return copy.changedNodes(since: self).count
  }
}
