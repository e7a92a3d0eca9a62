package import TraitModel
package import TraitPropagation

/// What the user thinks the styles will be once the lesson's edits are made. Until it is scored the real ones are hidden.
package struct Prediction: Hashable, Sendable {
  /// What became of one node's prediction.
  package struct Result: Hashable, Sendable {
    package let node: NodeID
    /// Nil for a node that the lesson asks for and nobody marked.
    package let predicted: EffectiveStyle?
    package let actual: EffectiveStyle
    /// The rule behind the node's style: what keeps an override away from it, else how it comes by what it has.
    package let rule: RuleID

    package var isRight: Bool { predicted == actual }
  }

  /// The nodes that the lesson asks for, in the order of the tree. Others may be marked as well, and count then.
  package let asked: [NodeID]
  package private(set) var marks: [NodeID: EffectiveStyle] = [:]
  /// What the score was; nil while the marking goes on.
  package private(set) var results: [Result]?

  init(asked: [NodeID]) { self.asked = asked }

  /// How many of the nodes asked for are marked.
  package var answered: Int { asked.count { marks[$0] != nil } }
  /// Whether the marking goes on, and styles are hidden.
  package var isOpen: Bool { results == nil }

  package func result(of node: NodeID) -> Result? { results?.first { $0.node == node } }

  /// Marks a node; nil takes the mark away.
  mutating func mark(_ node: NodeID, as style: EffectiveStyle?) { marks[node] = style }

  /// Compares the marks with what is; nodes that are gone do not count.
  mutating func score(against simulation: Simulation, rules: RuleBook) {
    let others = marks.keys.filter { !asked.contains($0) }.sorted()
    results = (asked + others).compactMap { id in
      guard let index = simulation.hierarchy.index(of: id) else { return nil }
      let explanation = simulation.resolution.explain(index, in: simulation.hierarchy, rules: rules)
      return Result(
        node: id, predicted: marks[id], actual: explanation.style,
        rule: explanation.blocked.first?.rule ?? explanation.chain.last?.rule ?? explanation.decision.rule)
    }
  }
}
