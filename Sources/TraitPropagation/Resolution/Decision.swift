package import TraitModel

/// Whose value a node has, and how sure that is.
package struct Decision: Hashable, Sendable {
  /// The node whose value it is; for a node that keeps earlier traits, itself.
  package let node: NodeIndex
  /// The rule by which *that* node has it.
  package let rule: RuleID
  /// The weakest evidence on the whole way down.
  package let evidence: Evidence
  /// All rules on the way: the decider's, then those of the crossings.
  package let rules: [RuleID]

  init(_ descent: Descent, rules book: RuleBook, in release: IOSRelease) {
    node = descent.decider
    rule = descent.rule
    rules = descent.rules
    evidence = book.weakestEvidence(of: descent.rules, in: release)
  }
}

extension TraitResolution {
  /// Who decided a trait of a node. Found by climbing, so in time proportional to the depth.
  package func decision(
    on trait: Trait = .userInterfaceStyle, for index: NodeIndex, in hierarchy: Hierarchy, rules: RuleBook
  ) -> Decision {
    Decision(descent(of: trait, to: index, in: hierarchy), rules: rules, in: release)
  }

  /// The node that decided a trait of another, and the rule by which it has it: a decision without what it rests on.
  package func decider(
    on trait: Trait = .userInterfaceStyle, for index: NodeIndex, in hierarchy: Hierarchy
  ) -> (node: NodeIndex, rule: RuleID) {
    let found = climb(from: index, for: trait, in: hierarchy) { _ in }
    return (found.node, found.rule)
  }
}
