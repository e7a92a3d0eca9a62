import Simulator
import TraitModel
import TraitPropagation

extension ExplanationSheet {
  /// Why the node has its style, one thing a line, without signs that only the eye reads.
  var plain: [String] {
    let asks = circumstances.joined(separator: ", ")
    var lines = ["\(node.id) is \(explanation.style.rawValue). \(asks)."]
    lines += explanation.chain.indices.map { place in
      let link = explanation.chain[place]
      let words = role(at: place).text.replacing(" = ", with: " ")
      return "\(hierarchy[link.node].id): \(words), rule \(link.rule)."
    }
    lines += rulesOnTheWay.map { "Rule \($0.label): \($0.text)" }
    for statement in whatItShows {
      lines.append("What it shows, \(statement.label): \(statement.text)")
      lines += statement.swift
    }
    return lines + otherReadings.map { "Not settled, \($0.label): \($0.text)" }
  }

  /// Which overrides do not reach the node, why, and what would give it the other style.
  var plainWhyNot: [String] {
    var lines = explanation.blocked.flatMap { blocked in
      [
        "The override \(blocked.override.rawValue) of \(hierarchy[blocked.node].id) does not reach \(node.id), "
          + "rule \(blocked.rule): \(rules.rule(blocked.rule)?.summary ?? "")",
        "To make it reach: \(blocked.fix.text).",
      ]
    }
    if lines.isEmpty { lines.append("Every override above \(node.id) reaches it, or there is none.") }
    return lines
      + ways.map { way in
        let edits = way.edits.map(\.line).joined(separator: ", then ")
        return
          "To make it \(otherStyle.rawValue): \(edits); \(counted(way.changedCount, "node")) would change."
      }
  }
}
