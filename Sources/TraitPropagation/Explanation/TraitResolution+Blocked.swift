import TraitModel

extension TraitResolution {
  /// Every style override on the structural way up, the node's own among them, that is not the one that decides.
  func blockedOverrides(of index: NodeIndex, _ descent: Descent, in hierarchy: Hierarchy)
    -> [Explanation.Blocked]
  {
    let way = Way(up: index, resolution: self, hierarchy: hierarchy)
    let decisive = decisiveDoor(of: descent, in: hierarchy)
    return ([index] + hierarchy.ancestors(of: index)).flatMap { ancestor in
      hierarchy[ancestor].styleRequests.compactMap { request in
        if ancestor == descent.decider, request.door == decisive { return nil }
        let obstacle = obstacle(to: request, on: ancestor, way, descent, in: hierarchy)
        return Explanation.Blocked(
          node: ancestor, override: UserInterfaceStyle(request.style), rule: obstacle.rule,
          fix: fix(obstacle, for: request.style, on: ancestor, reaching: index, in: hierarchy))
      }
    }
  }

  /// What keeps a request from a node: the rule, and the node where it happens.
  private func obstacle(
    to request: StyleRequest, on ancestor: NodeIndex, _ way: Way, _ descent: Descent, in hierarchy: Hierarchy
  ) -> Obstacle {
    guard behaviors.contains(.adaptiveAppearance) else { return Obstacle(rule: "O-01", kind: .noStyles) }
    let kind = hierarchy[ancestor].kind
    if request.door == .traitOverrides, !behaviors.contains(.traitOverrides) {
      return Obstacle(rule: kind == .windowScene ? "W-10" : "T-05", kind: .missingAPI)
    }
    if let holder = way.holder {
      let rule: RuleID = hierarchy[holder].kind == .view ? "C-07" : "O-21"
      if holder == ancestor || !way.nodes.contains(ancestor) {
        return Obstacle(rule: rule, kind: .held(holder))
      }
    }
    if let gap = way.gap(over: ancestor) {
      return Obstacle(rule: rule(of: gap, over: ancestor, in: hierarchy), kind: .gap(gap))
    }
    if ancestor == descent.decider {
      return Obstacle(rule: sameObjectRule(beating: request.door), kind: .sameObject)
    }
    return Obstacle(rule: "O-02", kind: .nearer(descent.decider))
  }

  private func sameObjectRule(beating door: StyleRequest.Door) -> RuleID {
    switch door {
    case .fromParent: "T-02"
    case .overrideTraitCollection: "P-11"
    case .property, .traitOverrides: "T-08"
    }
  }

  /// The rule by which the step up from `crossing` leaves out a node that stands between it and what it inherits from.
  private func rule(of crossing: NodeIndex, over skipped: NodeIndex, in hierarchy: Hierarchy) -> RuleID {
    let rule = crossingRule(into: crossing, in: hierarchy)
    switch (rule, hierarchy[skipped].kind) {
    case ("P-05", .viewController), ("P-06", .viewController), ("P-02", .viewController): return "O-06"
    case ("P-05", .presentationController), ("P-06", .presentationController): return "P-12"
    case ("O-12", .view) where hierarchy.isRootView(skipped): return "O-14"
    default: return rule
    }
  }
}

/// What stands between an override and a node.
struct Obstacle {
  enum Kind {
    /// The release knows no styles at all.
    case noStyles
    /// The release has no such override on that kind of object.
    case missingAPI
    /// A node on the way is in no hierarchy and keeps its traits.
    case held(NodeIndex)
    /// A node on the way inherits from farther up and leaves the override's node out.
    case gap(NodeIndex)
    /// Another setting on the same object wins.
    case sameObject
    /// A nearer node decides.
    case nearer(NodeIndex)
  }

  let rule: RuleID
  let kind: Kind
}

/// The way up the inheritance from a node, all the way: past whoever decides, to the screen or to a node that is held.
private struct Way {
  let nodes: Set<NodeIndex>
  /// The node at which the way ends early, because it keeps its traits.
  let holder: NodeIndex?
  /// For each node that the way leaves out, the node on the way whose step does.
  private let gaps: [NodeIndex: NodeIndex]

  init(up start: NodeIndex, resolution: TraitResolution, hierarchy: Hierarchy) {
    var nodes: Set<NodeIndex> = [start]
    var gaps: [NodeIndex: NodeIndex] = [:]
    var current = start
    while let parent = resolution.environmentParent(of: current) {
      var skipped = hierarchy[current].parent
      while let between = skipped, between != parent {
        gaps[between] = current
        skipped = hierarchy[between].parent
      }
      nodes.insert(parent)
      current = parent
    }
    self.nodes = nodes
    self.gaps = gaps
    holder = resolution.isStale(current) ? current : nil
  }

  func gap(over node: NodeIndex) -> NodeIndex? { gaps[node] }
}
