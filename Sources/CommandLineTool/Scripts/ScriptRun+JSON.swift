import Localization
import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

extension ScriptRun {
  func json(_ rules: RuleBook) -> JSONText {
    .object([
      ("ios", .string(release.number)),
      ("expectations", .integer(compared)), ("false", .integer(falseCount)),
      ("steps", .array(entries.map { $0.json(rules) })),
    ])
  }
}

extension ScriptRun.Entry {
  fileprivate func json(_ rules: RuleBook) -> JSONText {
    var members: [(String, JSONText)] = [
      ("line", .integer(step.line)), ("text", .string(step.text)), ("outcome", .string(word)),
    ]
    switch outcome {
    case .made(let made):
      members.append(("changed", .array(made.changed.map { .string($0.rawValue) })))
      if let reason = made.noEffect { members.append(("noEffect", .string(reason.english))) }
    case .compared(let finding):
      members += [
        ("node", .string(finding.node.rawValue)), ("property", .optional(finding.property)),
        ("expected", .string(finding.wanted)), ("seen", .string(finding.seen)),
      ]
      if let explanation = explanation(rules) { members.append(("explanation", explanation.json([]))) }
    case .refused(let diagnostic): members.append(("message", .string(diagnostic.message)))
    case .done, .passedOver: break
    }
    return .object(members)
  }

  private var word: String {
    switch outcome {
    case .passedOver: "passed over"
    case .done: "done"
    case .made: "made"
    case .compared(let finding): finding.holds ? "true" : "false"
    case .refused: "refused"
    }
  }
}
