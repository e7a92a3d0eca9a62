import Localization
import TraitModel

extension TraitResolution {
  /// The smallest change by which the node would take the style that a blocked override asks for. Each proposal is tried
  /// out before it is made.
  func fix(
    _ obstacle: Obstacle, for style: EffectiveStyle, on ancestor: NodeIndex, reaching index: NodeIndex,
    in hierarchy: Hierarchy
  ) -> Fix {
    let name = hierarchy[index].id
    if traits(of: index).style == style {
      return Fix(text: "nothing to do: `\(name)` is \(style.phrase) already", edits: [])
    }
    switch obstacle.kind {
    case .noStyles:
      return Fix(text: "none: \(release.name) has no \(style.phrase) style, iOS 13 brings it", edits: [])
    case .held(let holder):
      let controller = hierarchy.detachedController(above: holder) ?? holder
      return Fix(
        text:
          "add the view of `\(hierarchy[controller].id)` to a window's views; until then it keeps what it had",
        edits: [])
    case .missingAPI, .gap, .sameObject, .nearer: break
    }
    let proposals =
      firstProposals(obstacle, style, on: ancestor, reaching: index, in: hierarchy)
      + ownerAndAncestors(of: index, in: hierarchy).map {
        Proposal(setting: style, on: $0, for: index, in: hierarchy)
      }
    let working = proposals.first { outcome(of: $0.edits, on: index, in: hierarchy) == style }
    return working.map { Fix(text: $0.text, edits: $0.edits) }
      ?? Fix(text: "none: no override can make `\(name)` \(style.phrase) here", edits: [])
  }

  /// What comes to mind first for each obstacle.
  private func firstProposals(
    _ obstacle: Obstacle, _ style: EffectiveStyle, on ancestor: NodeIndex, reaching index: NodeIndex,
    in hierarchy: Hierarchy
  ) -> [Proposal] {
    switch obstacle.kind {
    case .missingAPI:
      let isScene = hierarchy[ancestor].kind == .windowScene
      let place = isScene ? hierarchy.window(of: index) ?? ancestor : ancestor
      let property =
        hierarchy[place].kind == .presentationController
        ? "overrideTraitCollection" : "overrideUserInterfaceStyle"
      let id = hierarchy[place].id
      return [
        Proposal(
          text: "set \(property) on `\(id)`", edits: [FixEdit(node: id, style: UserInterfaceStyle(style))])
      ]
    case .gap(let crossing):
      let controller = hierarchy.presentedViewController(of: crossing) ?? crossing
      return [Proposal(setting: style, on: controller, for: index, in: hierarchy)]
    case .sameObject: return [Proposal(setting: style, on: ancestor, for: index, in: hierarchy)]
    case .nearer(let decider):
      let id = hierarchy[decider].id
      return [
        Proposal(
          text: "set `\(id)` back to unspecified", edits: [FixEdit(node: id, style: .unspecified)])
      ]
    case .noStyles, .held: return []
    }
  }

  /// The node, or a layer's owner, and everyone it inherits from, nearest first.
  func ownerAndAncestors(of index: NodeIndex, in hierarchy: Hierarchy) -> [NodeIndex] {
    var path: [NodeIndex] = []
    var current: NodeIndex? = index
    while let node = current {
      if hierarchy[node].kind != .layer { path.append(node) }
      current = environmentParent(of: node)
    }
    return path
  }

  /// The style that a node would have after edits; nil where one of them is refused.
  func outcome(of edits: [FixEdit], on index: NodeIndex, in hierarchy: Hierarchy) -> EffectiveStyle? {
    guard let edited = hierarchy.applying(edits, behaviors: behaviors) else { return nil }
    // Overrides do not change who inherits from whom, so climbing is enough.
    let decider = descent(of: .userInterfaceStyle, to: index, in: edited).decider
    if decider == hierarchy.screen || isStale(decider) { return traits(of: decider).style }
    return edited.traits(of: decider, inheriting: traits(of: decider), under: behaviors).style
  }
}

/// A fix that has not been tried yet.
private struct Proposal {
  let text: Phrase
  let edits: [FixEdit]

  init(text: Phrase, edits: [FixEdit]) {
    self.text = text
    self.edits = edits
  }

  init(setting style: EffectiveStyle, on place: NodeIndex, for index: NodeIndex, in hierarchy: Hierarchy) {
    let id = hierarchy[place].id
    let isItself = place == index && hierarchy[index].kind != .layer
    self.init(
      text: isItself ? "set it on `\(id)` itself" : "set it on `\(id)`",
      edits: [FixEdit(node: id, style: UserInterfaceStyle(style))])
  }
}

extension Hierarchy {
  /// A copy with styles set; nil where one of them is refused.
  func applying(_ edits: [FixEdit], behaviors: ReleaseBehaviors) -> Hierarchy? {
    var copy = self
    for edit in edits {
      guard (try? copy.setRequestedStyle(edit.style, on: edit.node, behaviors: behaviors)) != nil else {
        return nil
      }
    }
    return copy
  }

  /// The controller, at or above a node, because of which the node is in no hierarchy.
  func detachedController(above index: NodeIndex) -> NodeIndex? {
    ([index] + ancestors(of: index)).first {
      self[$0].kind == .viewController && attachment(of: $0) == .detachedChild
    }
  }
}
