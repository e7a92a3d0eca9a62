import Localization
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// What an explanation says in every form, drawn or read aloud.
extension ExplanationSheet {
  /// A sentence or more, with the rule or the question that it is about, and code that goes with it.
  struct Statement {
    let label: String
    let text: String
    var swift: [String] = []

    init(_ label: String, _ text: String, swift: [String] = []) {
      self.label = label
      self.text = text
      self.swift = swift
    }
  }

  var circumstances: [String] {
    let traits = simulation.resolution.traits(of: explanation.node)
    var facts = [simulation.release.name, "\(node.className)", "\(traits.level.rawValue) level"]
    if traits.contrast == .high { facts.append("high contrast") }
    facts.append(
      "asks for " + (node.requestedStyle == .unspecified ? "nothing" : node.requestedStyle.rawValue))
    switch redundancy {
    case .now: facts.append("redundant now: it would inherit the same")
    case .always: facts.append("redundant: it inherits the same anyway")
    case nil: break
    }
    return facts
  }

  /// What a node of the chain does there; whether that decides the style.
  func role(at place: Int) -> (text: String, decides: Bool) {
    let link = explanation.chain[place]
    let linked = hierarchy[link.node]
    let style = explanation.style.rawValue
    if place > 0 {
      guard linked.kind == .presentationController,
        let shown = hierarchy.presentedViewController(of: link.node)
      else { return ("inherits", false) }
      let presentation = simulation.resolution.effectivePresentation(of: shown, in: hierarchy)
      return ("inherits, \(hierarchy[shown].isAlertController ? "an alert" : presentation.rawValue)", false)
    }
    switch (link.rule, linked.kind) {
    case ("O-21", _), ("C-07", _): return ("keeps \(style), it is in no hierarchy", true)
    case ("W-12", _): return ("Info.plist = \(style)", true)
    case (_, .screen): return ("device = \(style)", true)
    case ("T-01", _): return ("set by its parent = \(style)", true)
    case ("T-07", _), ("W-10", _): return ("traitOverrides = \(style)", true)
    default: return ("override = \(style)", true)
    }
  }

  /// Each rule of the way once, with what it rests on.
  var rulesOnTheWay: [Statement] {
    var seen: Set<RuleID> = []
    return explanation.decision.rules.filter { seen.insert($0).inserted }.map { id in
      let evidence = rules.evidence(of: id, in: simulation.release)
      let question = rules.question(id).map { "\($0.question) \($0.assumption)" }
      return Statement(
        id.rawValue, (rules.rule(id)?.summary ?? question ?? "") + " (\(evidence.rawValue))")
    }
  }

  /// What froze and how it is kept in step, and what else has a look of its own.
  var whatItShows: [Statement] {
    let notes = simulation.surfaceNotes(of: node.id).map {
      Statement($0.rule ?? "note", $0.text.english, swift: $0.swift.map { [$0] } ?? [])
    }
    guard let verdict = simulation.frozenVerdict(of: node.id) else { return notes }
    let state =
      switch verdict.state {
      case .current: "resolved for what its view has now"
      case .stale(let held): "frozen while \(held.style.rawValue)"
      case .unassigned: "nothing assigned yet"
      }
    return notes + [
      Statement(
        verdict.rule, "refresh \(verdict.refresh.rawValue), \(state). \(verdict.reason)",
        swift: verdict.swift)
    ]
  }

  /// What would be otherwise if an open question had the other answer.
  var otherReadings: [Statement] {
    explanation.otherReadings.map { reading in
      let question = rules.question(reading.question)
      let answer =
        "If it were otherwise, `\(hierarchy[reading.decider].id)` would decide and this would be \(reading.style.rawValue)."
      return Statement(
        reading.question.rawValue,
        [question?.question, question?.assumption, answer].compactMap(\.self).joined(separator: " "))
    }
  }
}
