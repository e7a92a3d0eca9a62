package import Localization
package import TraitModel

/// Why a node has its style, and why not another.
package struct Explanation: Hashable, Sendable {
  /// One step on the way from the decider down to the node.
  package struct Link: Hashable, Sendable {
    package let node: NodeIndex
    /// What the node itself asks for.
    package let override: UserInterfaceStyle
    /// Of the decider the rule by which it decides, of the others the rule by which they inherit from the link above.
    package let rule: RuleID
  }

  /// An override on the structural way up that does not reach the node.
  package struct Blocked: Hashable, Sendable {
    package let node: NodeIndex
    package let override: UserInterfaceStyle
    /// The rule that keeps it away.
    package let rule: RuleID
    /// The smallest change that would make the node take that style.
    package let fix: Fix
  }

  /// What another answer to an open question would give.
  package struct OtherReading: Hashable, Sendable {
    /// For instance `X-01`, as in `RuleBook.questions`.
    package let question: RuleID
    package let style: EffectiveStyle
    /// Who would decide.
    package let decider: NodeIndex
  }

  package let node: NodeIndex
  package let style: EffectiveStyle
  package let decision: Decision
  /// From the decider down to the node, which is the last link.
  package let chain: [Link]
  /// Nearest first.
  package let blocked: [Blocked]
  package let otherReadings: [OtherReading]
}

/// Setting a style on a node, as `Hierarchy.setRequestedStyle` does.
package struct FixEdit: Hashable, Sendable {
  package let node: NodeID
  package let style: UserInterfaceStyle

  package init(node: NodeID, style: UserInterfaceStyle) {
    self.node = node
    self.style = style
  }
}

/// A way out, in words and as edits.
package struct Fix: Hashable, Sendable {
  /// For instance "set it on `window`".
  package let text: Phrase
  /// Empty where no style set anywhere would help, or none is needed.
  package let edits: [FixEdit]
}

extension TraitResolution {
  /// Explains the style of a node.
  package func explain(_ index: NodeIndex, in hierarchy: Hierarchy, rules: RuleBook) -> Explanation {
    let descent = descent(of: .userInterfaceStyle, to: index, in: hierarchy)
    let first = Explanation.Link(
      node: descent.decider, override: hierarchy[descent.decider].requestedStyle, rule: descent.rule)
    let others = descent.crossings.map {
      Explanation.Link(node: $0.node, override: hierarchy[$0.node].requestedStyle, rule: $0.rule)
    }
    return Explanation(
      node: index, style: traits(of: index).style,
      decision: Decision(descent, rules: rules, in: release),
      chain: [first] + others, blocked: blockedOverrides(of: index, descent, in: hierarchy),
      otherReadings: otherReadings(of: index, descent, in: hierarchy))
  }
}
