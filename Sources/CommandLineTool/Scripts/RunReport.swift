import LocatedInput
import Simulator
import TraitPropagation

/// What came of a script under each release it was played under.
struct RunReport {
  let runs: [ScriptRun]
  let script: ScriptFile
  let rules: RuleBook
  /// What was found wrong in scenes and themes.
  let diagnostics: [Diagnostic]

  var status: ExitStatus {
    if runs.contains(where: { $0.refusal != nil }) { return .badInput }
    return runs.contains { $0.falseCount > 0 } ? .findings : .done
  }

  /// The lines that could not be played, each with the line under it; once where releases agree.
  var refusals: [String] {
    var told: [Diagnostic] = []
    for run in runs {
      if let refusal = run.refusal, !told.contains(refusal) { told.append(refusal) }
    }
    return told.flatMap(script.excerpt)
  }

  func text(inColor: Bool) -> String {
    var page = StyledLines()
    for run in runs {
      if !page.lines.isEmpty { page.lines.append([]) }
      page.lines += run.text(rules).lines
    }
    return page.text(inColor: inColor)
  }

  var json: JSONText {
    .object([
      ("schema", 1), ("script", .string(script.name)),
      ("runs", .array(runs.map { $0.json(rules) })),
      (
        "diagnostics",
        .array((diagnostics + runs.compactMap { $0.refusal?.named(file: script.name) }).map(\.json))
      ),
    ])
  }
}
