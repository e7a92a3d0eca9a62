import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

extension ScriptRun {
  /// A line a step, what was said between blank lines, and under what is false the reasons.
  func text(_ rules: RuleBook) -> StyledLines {
    var page = StyledLines()
    page.add(.bold(release.name))
    let width = String(entries.last?.step.line ?? 0).count
    // What is longer does not push the others' results to the right.
    let widest =
      entries.filter { result(of: $0) != nil }.map(\.step.text.count).filter { $0 <= 40 }.max() ?? 0
    for entry in entries {
      let number = String(entry.step.line)
      let lead = StyledSpan.dim("  " + String(repeating: " ", count: width - number.count) + number + "  ")
      if case .say(let text) = entry.step.action, entry.outcome != .passedOver {
        if !text.isEmpty { page.lines += [[], [lead, .bold(text)]] }
        continue
      }
      guard let result = result(of: entry) else { continue }
      page.lines.append([lead, StyledSpan(entry.step.text.padded(to: widest) + "  ")] + result)
      page.lines += reasons(for: entry, rules).map {
        [StyledSpan(String(repeating: " ", count: width + 6))] + $0
      }
    }
    page.lines.append([])
    page.lines.append(summary)
    return page
  }

  /// Nil for a step of which nothing is to be told.
  private func result(of entry: Entry) -> StyledLine? {
    switch (entry.outcome, entry.step.action) {
    case (.passedOver, _), (_, .say), (_, .note), (_, .wait): nil
    case (.compared(let finding), _):
      finding.holds ? [.good("true")] : [.alert("false: "), StyledSpan(finding.text)]
    case (.refused, _): [.alert("refused")]
    case (.made, _), (.done, _): [.dim(entry.message ?? "")]
    }
  }

  /// Which node decides, down to the node; and what does not reach it.
  private func reasons(for entry: Entry, _ rules: RuleBook) -> [StyledLine] {
    guard let sheet = entry.explanation(rules) else { return [] }
    return sheet.reasons
  }

  private var summary: StyledLine {
    if refusal != nil { return [.alert("\(release.name): stopped at line \(entries.last?.step.line ?? 0)")] }
    if compared == 0 { return [.dim("\(release.name): played; nothing was expected")] }
    let counted = "\(release.name): \(compared) \(compared == 1 ? "expectation" : "expectations"), "
    return [StyledSpan(counted), falseCount == 0 ? .good("all true") : .alert("\(falseCount) false")]
  }
}

extension ScriptRun.Entry {
  /// Why the node of a false expectation is what it is.
  func explanation(_ rules: RuleBook) -> ExplanationSheet? {
    guard case .compared(let finding) = outcome, let simulation,
      let index = simulation.hierarchy.index(of: finding.node)
    else { return nil }
    return ExplanationSheet(index, in: simulation, rules: rules)
  }
}
