import CellCanvas
import Localization
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension ExplanationSheet {
  /// Cells to a line, so that it reads well in any terminal and in a mail.
  private static let width = 80

  /// The answer in a line, the way down to it, what does not reach the node, and what would change it.
  func text(inColor: Bool) -> String {
    let style = explanation.style
    var page = StyledLines()
    page.add(.bold(node.id.rawValue + " is "), .about(style, style.rawValue, isBold: true))
    page.lines.append([.dim(circumstances)])
    if let wanted {
      page.lines.append([])
      page.lines += wantedLines(wanted)
      return page.text(inColor: inColor)
    }
    page.lines.append([])
    page.lines += aligned(explanation.chain.indices.map(link)).map { [StyledSpan("  ")] + $0 }
    page.section(.bold("Why"), rulesOnTheWay)
    page.section(.bold("What it shows"), whatItShows)
    page.section(.bold("What does not reach it"), explanation.blocked.flatMap(lines(for:)))
    page.section(.bold("To make it \(otherStyle.rawValue)"), aligned(ways.map(line(for:))))
    page.section(.bold("Not settled"), explanation.otherReadings.flatMap(lines(for:)))
    return page.text(inColor: inColor)
  }

  /// The way down to the node and what does not reach it, without the rest.
  var reasons: [StyledLine] {
    let blocked = explanation.blocked.flatMap(lines(for:))
    return aligned(explanation.chain.indices.map(link))
      + (blocked.isEmpty ? [] : [[.dim("what does not reach it")]]) + blocked.map { [StyledSpan("  ")] + $0 }
  }

  private var circumstances: String {
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
    return facts.joined(separator: " · ")
  }

  /// The answer to `--want`: the ways, and each as an option to try out.
  private func wantedLines(_ wanted: EffectiveStyle) -> [StyledLine] {
    if wanted == explanation.style { return [[.good("It is \(wanted.rawValue) already.")]] }
    if ways.isEmpty { return [[.alert("No override can make it \(wanted.rawValue) here.")]] }
    return aligned(
      ways.map { way in
        line(for: way) + [[.dim(way.edits.map(\.option).joined(separator: " "))]]
      })
  }

  /// Its place in the chain, what it does there, and the rule.
  private func link(_ place: Int) -> [StyledLine] {
    let link = explanation.chain[place]
    let lead = place == 0 ? "" : String(repeating: "  ", count: place - 1) + "└ "
    let name = hierarchy[link.node].id.rawValue
    let isNode = link.node == explanation.node
    return [
      [.dim(lead), isNode ? .bold(name) : StyledSpan(name)], role(of: link, isFirst: place == 0),
      [.dim(link.rule.rawValue)],
    ]
  }

  private func role(of link: Explanation.Link, isFirst: Bool) -> StyledLine {
    let linked = hierarchy[link.node]
    let style = explanation.style
    guard isFirst else {
      if linked.kind == .presentationController, let shown = hierarchy.presentedViewController(of: link.node)
      {
        let presentation = simulation.resolution.effectivePresentation(of: shown, in: hierarchy)
        return [.dim("inherits, \(hierarchy[shown].isAlertController ? "an alert" : presentation.rawValue)")]
      }
      return [.dim("inherits")]
    }
    switch (link.rule, linked.kind) {
    case ("O-21", _), ("C-07", _): return [.about(style, "keeps \(style.rawValue), it is in no hierarchy")]
    case ("W-12", _): return [.about(style, "Info.plist = \(style.rawValue)")]
    case (_, .screen): return [.about(style, "device = \(style.rawValue)")]
    case ("T-01", _): return [.about(style, "set by its parent = \(style.rawValue)")]
    case ("T-07", _), ("W-10", _): return [.about(style, "traitOverrides = \(style.rawValue)")]
    default: return [.about(style, "override = \(style.rawValue)")]
    }
  }

  /// Each rule of the way once, with what it rests on.
  private var rulesOnTheWay: [StyledLine] {
    var seen: Set<RuleID> = []
    return explanation.decision.rules.filter { seen.insert($0).inserted }.flatMap { id -> [StyledLine] in
      let evidence = rules.evidence(of: id, in: simulation.release)
      let question = rules.question(id).map { "\($0.question) \($0.assumption)" }
      let summary = (rules.rule(id)?.summary ?? question ?? "") + " (\(evidence.rawValue))"
      return statement(id.rawValue, summary)
    }
  }

  /// What froze and how it is kept in step, and what else has a look of its own.
  private var whatItShows: [StyledLine] {
    let notes = simulation.surfaceNotes(of: node.id).flatMap {
      statement($0.rule ?? "note", $0.text.english) + code($0.swift.map { [$0] } ?? [])
    }
    guard let verdict = simulation.frozenVerdict(of: node.id) else { return notes }
    let state =
      switch verdict.state {
      case .current: "resolved for what its view has now"
      case .stale(let held): "frozen while \(held.style.rawValue)"
      case .unassigned: "nothing assigned yet"
      }
    return notes + statement(verdict.rule, "refresh \(verdict.refresh.rawValue), \(state). \(verdict.reason)")
      + code(verdict.swift)
  }

  private func code(_ lines: [String]) -> [StyledLine] { lines.map { [.dim("    " + $0)] } }

  private func statement(_ label: String, _ text: String) -> [StyledLine] {
    wrapped(text, width: Self.width - 2 - label.count - 2).enumerated().map { place, line in
      [.dim(place == 0 ? label + "  " : String(repeating: " ", count: label.count + 2)), StyledSpan(line)]
    }
  }

  private func lines(for blocked: Explanation.Blocked) -> [StyledLine] {
    let style = blocked.override
    let fix: StyledLine =
      blocked.fix.edits.isEmpty
      ? [.dim(blocked.fix.text)]
      : [.good(blocked.fix.text), .dim("   " + blocked.fix.edits.map(\.option).joined(separator: " "))]
    return [
      [
        .bold(hierarchy[blocked.node].id.rawValue + "  "),
        .about(style.effective, "override = \(style.rawValue)"),
      ]
    ]
      + statement(blocked.rule.rawValue, rules.rule(blocked.rule)?.summary ?? "").map {
        [StyledSpan("  ")] + $0
      }
      + [[.dim("  fix  ")] + fix]
  }

  private func line(for way: WayToMake) -> [StyledLine] {
    let edits = way.edits.map { "\($0.node) = \($0.style.rawValue)" }.joined(separator: ", ")
    let count = way.changedCount == 1 ? "1 node changes" : "\(way.changedCount) nodes change"
    return [[.about(otherStyle, edits)], [.dim(count)]]
  }

  private func lines(for reading: Explanation.OtherReading) -> [StyledLine] {
    let question = rules.question(reading.question)
    let answer =
      "If it were otherwise, `\(hierarchy[reading.decider].id)` would decide and this would be \(reading.style.rawValue)."
    let text = [question?.question, question?.assumption, answer].compactMap(\.self).joined(separator: " ")
    return statement(reading.question.rawValue, text)
  }
}

extension FixEdit {
  /// As an option of the command line, for trying it out.
  fileprivate var option: String { "--set \(node)=\(style.rawValue)" }
}
