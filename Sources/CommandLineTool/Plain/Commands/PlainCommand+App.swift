import Audit
import ColorModel
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

extension PlainCommand {
  static let log = PlainCommand(
    "log", about: "what the last edit set off: who was told, in which order, and who was not"
  ) { explorer, _ in
    guard let (edit, before) = explorer.lastChange else { return ["No edit was made yet."] }
    let (after, rules) = (explorer.simulation, explorer.session.rules)
    var sheet = TraceSheet(of: before, rules: rules)
    sheet.add(after.changeLog(of: edit, since: before, rules: rules), for: edit.line, reaching: after)
    return sheet.plain
  }

  static let audit = PlainCommand("audit", about: "contrast and dark mode of what is really painted") {
    explorer, _ in
    let report = explorer.simulation.audit(library: explorer.session.library)
    let outcome = AuditOutcome(
      report: report, diagnostics: [], baseline: AuditBaseline(), failOn: .error, showsNotes: false,
      usesColor: false)
    let findings = report.findings.filter { $0.severity > .note }
    return [outcome.verdict]
      + findings.map { "\($0.severity.rawValue), \($0.rule.id), \($0.subject): \($0.sentence)" }
  }

  static let palette = PlainCommand(
    "palette", operand: "[COLOUR]", about: "every colour in light and dark, or one in every appearance"
  ) { explorer, operand throws(PlainRefusal) in
    let palette = explorer.simulation.palette
    let names = palette.colorNames
    if operand.isEmpty {
      return names.map { name in
        name + ": "
          + EffectiveStyle.allCases.map { palette.phrase(name, Appearance(style: $0)) }.joined(
            separator: ", ")
          + "."
      }
    }
    guard palette.color(named: operand) != nil else {
      throw PlainRefusal(
        "there is no colour '\(operand)'",
        remedy: nearestName(to: operand, among: names).map { "did you mean '\($0)'?" } ?? "palette lists them"
      )
    }
    return Appearance.all.map { palette.phrase(operand, $0) + "." }
  }

  static let question = PlainCommand("question", about: "what the scene asks") { explorer, _ in
    let lesson = explorer.simulation.scene.lesson
    return [lesson?.question?.text(in: explorer.language) ?? "This scene asks nothing."]
  }

  static let answer = PlainCommand(
    "answer", about: "makes the edits of the scene's lesson, and tells the answer"
  ) {
    explorer, _ throws(PlainRefusal) in
    guard let lesson = explorer.simulation.scene.lesson else { return ["This scene asks nothing."] }
    var lines: [String] = []
    for edit in lesson.edits { lines += ["\(edit):"] + (try explorer.play(edit)) }
    if let answer = lesson.answer { lines.append("Answer: " + answer.text(in: explorer.language)) }
    lines += lesson.rules.map { "Rule \($0): \(explorer.session.rules.rule(RuleID($0))?.summary ?? "")" }
    if !lesson.fixEdits.isEmpty { lines.append("Fix: " + lesson.fixEdits.joined(separator: ", then ") + ".") }
    return lines + (lesson.fixSwift.map { $0.split(separator: "\n").map(String.init) } ?? [])
  }
}

extension Palette {
  /// What Apple's palette has, then what only the themes have.
  var colorNames: [String] { (system.colors + namedColors).map(\.name) }

  /// A colour's value in an appearance: `dark elevated #1C1C1E`.
  fileprivate func phrase(_ name: String, _ appearance: Appearance) -> String {
    let traits = EffectiveTraits(
      style: appearance.style, level: appearance.level, contrast: appearance.contrast)
    let value = resolve(name, for: traits.collection)?.color.shortHex ?? "none"
    return appearance.phrase + " " + value
  }
}
