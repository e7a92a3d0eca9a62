import TraitModel

/// How one trait comes to a node: from the node whose value it is, over every crossing down to it.
struct Descent: Hashable, Sendable {
  struct Crossing: Hashable, Sendable {
    let node: NodeIndex
    /// The rule by which it inherits from the link above.
    let rule: RuleID
  }

  let decider: NodeIndex
  /// The rule by which the decider has the value.
  let rule: RuleID
  /// Rules that settle which of several settings on the decider wins, and the like.
  let supporting: [RuleID]
  /// From below the decider down to the node; empty where the node decides itself.
  let crossings: [Crossing]

  /// Everything that the result rests on.
  var rules: [RuleID] { [rule] + supporting + crossings.map(\.rule) }
}

extension TraitResolution {
  func descent(of trait: Trait, to index: NodeIndex, in hierarchy: Hierarchy) -> Descent {
    var crossings: [Descent.Crossing] = []
    let (decider, rule, own) = climb(from: index, for: trait, in: hierarchy) { node in
      crossings.append(.init(node: node, rule: crossingRule(into: node, in: hierarchy)))
    }
    return Descent(
      decider: decider, rule: rule, supporting: own + supporting(rule, at: decider, crossings, in: hierarchy),
      crossings: crossings.reversed())
  }

  /// Goes up to the node that itself says what the trait is.
  /// - Parameter pass: takes each node below that one, from the inside out.
  func climb(from index: NodeIndex, for trait: Trait, in hierarchy: Hierarchy, _ pass: (NodeIndex) -> Void)
    -> (node: NodeIndex, rule: RuleID, supporting: [RuleID])
  {
    var current = index
    while true {
      if let own = ownDecision(on: trait, at: current, in: hierarchy) {
        return (current, own.rule, own.supporting)
      }
      pass(current)
      current = environmentParent(of: current) ?? hierarchy.screen
    }
  }

  /// Whether a node itself says what the trait is, and by which rule.
  private func ownDecision(on trait: Trait, at index: NodeIndex, in hierarchy: Hierarchy)
    -> (rule: RuleID, supporting: [RuleID])?
  {
    let kind = hierarchy[index].kind
    if isStale(index) { return (kind == .view ? "C-07" : "O-21", []) }
    if index == hierarchy.screen {
      let isPinned =
        trait == .userInterfaceStyle && device.plist.pinned != nil && behaviors.contains(.adaptiveAppearance)
      return (isPinned ? "W-12" : "O-01", [])
    }
    var last: (rule: RuleID, rank: Int)?
    var supporting: [RuleID] = []
    hierarchy.forEachOwnSetting(of: index, under: behaviors) { rule, traits in
      guard let rank = traits[trait] else { return }
      if let beaten = last, beaten.rank != rank { supporting += Self.order(of: rule, over: beaten.rule) }
      last = (rule, rank)
    }
    return last.map { ($0.rule, supporting) }
  }

  /// The rule by which one setting on an object beats another.
  private static func order(of winner: RuleID, over beaten: RuleID) -> [RuleID] {
    if beaten == "T-01" { return ["T-02"] }
    return beaten == "T-07" || winner == "T-07" ? ["T-08"] : []
  }

  /// What a decision rests on beside the rules of its links, where those say less than they seem to.
  private func supporting(
    _ rule: RuleID, at decider: NodeIndex, _ crossings: [Descent.Crossing], in hierarchy: Hierarchy
  ) -> [RuleID] {
    func crosses(_ rule: RuleID) -> Bool { crossings.contains { $0.rule == rule } }
    var further: [RuleID] = []
    // That a child controller follows an override on another controller's own view is derived.
    if rule == "O-11", hierarchy.isRootView(decider), crosses("O-13") { further.append("O-14") }
    // Documented is that a window's own override reaches popovers, not that they follow the window in everything.
    if crosses("P-07"), hierarchy[decider].kind != .window { further.append("X-03") }
    // Documented is that a pin holds for the app; whether the screen itself shows it is not.
    if rule == "W-12", crossings.isEmpty { further.append("X-11") }
    return further
  }

  /// The rule by which a node inherits from its environment parent.
  func crossingRule(into index: NodeIndex, in hierarchy: Hierarchy) -> RuleID {
    let node = hierarchy[index]
    switch node.kind {
    case .presentationController:
      guard let presented = hierarchy.presentedViewController(of: index) else { return "P-02" }
      if hierarchy[presented].isAlertController { return "P-06" }
      switch effectivePresentation(of: presented, in: hierarchy) {
      case .popover: return "P-07"
      case .currentContext, .overCurrentContext: return "P-03"
      case .custom: return "P-02"
      case .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen: return "P-05"
      }
    case .viewController:
      switch hierarchy.attachment(of: index) {
      case .root, .presented: return "O-01"
      case .orphan: return "O-20"
      case .embedded, .detachedChild:
        return behaviors.contains(.childInheritsFromSuperview) ? "O-13" : "O-12"
      }
    default: return "O-01"
    }
  }
}

extension Hierarchy {
  /// Whether a node is some controller's own view.
  func isRootView(_ index: NodeIndex) -> Bool {
    let node = self[index]
    return node.kind == .view && node.parent.map { self[$0].kind == .viewController } == true
  }
}
