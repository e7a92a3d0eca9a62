import ChangeDelivery
import TraitModel
import TraitPropagation

/// That an edit's change reaches a parent before a child that inherits from it. Nothing is claimed of siblings, whose
/// order is open.
struct OrderClaim: Hashable {
  /// Parents are told first.
  static let rule: RuleID = "C-06"

  /// An edit, by its place among those that the test makes, and the two that it reaches.
  struct Pair: Hashable {
    let edit: Int
    let parent: NodeID
    let child: NodeID
  }

  let pair: Pair
  /// With the device in these styles both are told.
  let styles: [EffectiveStyle]
  /// For instance `C-06, documented`.
  let basis: String

  /// As Swift: the style that the device must have for the claim; nil where either will do.
  var styleCode: String? {
    styles == EffectiveStyle.allCases ? nil : styles.first.map { "." + $0.rawValue }
  }
}

extension OrderClaim {
  /// The claims of the outcomes, in the order of the edits and of what they set off.
  static func all(
    in outcomes: [LessonOutcome], among nodes: Set<NodeID>, evidence: Evidence
  ) -> [OrderClaim] {
    var styles: [Pair: [EffectiveStyle]] = [:]
    var order: [Pair] = []
    for outcome in outcomes {
      for (place, log) in outcome.logs.enumerated() {
        for pair in log?.pairs(among: nodes, edit: place) ?? [] {
          if styles[pair] == nil { order.append(pair) }
          styles[pair, default: []].append(outcome.style)
        }
      }
    }
    return order.map { pair in
      OrderClaim(
        pair: pair, styles: styles[pair] ?? [], basis: "\(rule.rawValue), \(evidence.rawValue)")
    }
  }
}

extension ChangeLog {
  /// Each of the nodes that hears of the first change, with the nearest of them above that hears of it too.
  fileprivate func pairs(among nodes: Set<NodeID>, edit: Int) -> [OrderClaim.Pair] {
    guard let after = changes.first?.after else { return [] }
    let told = deliveries.filter {
      $0.round == 0 && $0.pass == .traits && $0.method == .traitCollectionDidChange
        && $0.rule == OrderClaim.rule && nodes.contains($0.id)
    }
    let hear = Set(told.map(\.node))
    return told.compactMap { delivery in
      let above = sequence(first: delivery.node) { after.resolution.environmentParent(of: $0) }.dropFirst()
      return above.first(where: hear.contains).map {
        OrderClaim.Pair(edit: edit, parent: after.hierarchy[$0].id, child: delivery.id)
      }
    }
  }
}
