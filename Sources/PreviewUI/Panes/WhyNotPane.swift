import CellCanvas
import Localization
import Simulator
import TraitModel
import TraitPropagation

/// Every override that does not reach the selected node, with the rule in full and the smallest change that would help.
struct WhyNotPane {
  let session: Session
  let glyphs: Glyphs

  func lines(width: Int) -> [StyledLine] {
    let simulation = session.simulation
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: session.selection) else { return [] }
    let explanation = simulation.resolution.explain(index, in: hierarchy, rules: session.rules)
    var lines = [
      StyledLine(hierarchy[index].id.rawValue, Chrome.strong).then(" is not ")
        .then(explanation.style.opposite.phrase, bold(Chrome.style(explanation.style.opposite)))
        .then(" because")
    ]
    let decider = hierarchy[explanation.decision.node]
    lines.append(
      StyledLine(decider.id.rawValue).then(" decides: \(explanation.style.phrase)", Chrome.faint)
        .end(explanation.decision.rule.rawValue))
    lines += summary(of: explanation.decision.rule, width: width) + [StyledLine()]
    if explanation.blocked.isEmpty {
      lines.append(StyledLine("No other override stands above it.", Chrome.faint))
    }
    for blocked in explanation.blocked {
      lines.append(
        StyledLine("\(hierarchy[blocked.node].id)", Chrome.strong)
          .then(
            "  override = \(blocked.override.rawValue)", Chrome.style(blocked.override.effective ?? .light)
          )
          .then("  does not reach it", Chrome.bad).end(blocked.rule.rawValue))
      lines += summary(of: blocked.rule, width: width)
      let fix: Phrase = "fix: \(glyphs.text(blocked.fix.text).withoutMarkup)"
      lines += glyphs.wrapped(fix, width: width).map {
        StyledLine($0, Chrome.good)
      }
      lines.append(StyledLine())
    }
    return lines
  }

  private func summary(of rule: RuleID, width: Int) -> [StyledLine] {
    guard let found = session.rules.rule(rule) else { return [] }
    let evidence = session.rules.evidence(of: rule, in: session.simulation.release)
    return glyphs.wrapped("\(glyphs.statement(of: found)) (\(evidence.phrase))", width: width)
      .map { StyledLine($0, Chrome.faint) }
  }
}
