import Localization
import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

/// Why a node has its style, as JSON and for people.
struct ExplanationSheet {
  let explanation: Explanation
  /// How the node would get `otherStyle`, the ways that change least first.
  let ways: [WayToMake]
  let redundancy: Redundancy?
  /// The style that was asked for; nil where the question was why.
  let wanted: EffectiveStyle?
  let simulation: Simulation
  let rules: RuleBook

  var hierarchy: Hierarchy { simulation.hierarchy }
  var node: Node { hierarchy[explanation.node] }
  /// The style that the node does not have.
  var otherStyle: EffectiveStyle { explanation.style.opposite }

  init(_ index: NodeIndex, in simulation: Simulation, rules: RuleBook, wanted: EffectiveStyle? = nil) {
    self.wanted = wanted
    redundancy = simulation.resolution.redundancy(of: index, in: simulation.hierarchy)
    self.simulation = simulation
    self.rules = rules
    explanation = simulation.resolution.explain(index, in: simulation.hierarchy, rules: rules)
    ways = simulation.resolution.waysToMake(index, explanation.style.opposite, in: simulation.hierarchy)
  }

  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .object([
      ("schema", 1),
      ("node", .string(node.id.rawValue)),
      ("style", .string(explanation.style.rawValue)),
      (
        "chain",
        .array(
          explanation.chain.map { link in
            .object([
              ("node", name(link.node)), ("override", override(link.override, of: link.node)),
              ("rule", .string(link.rule.rawValue)),
            ])
          })
      ),
      (
        "blocked",
        .array(
          explanation.blocked.map { blocked in
            .object([
              ("node", name(blocked.node)), ("override", .string(blocked.override.rawValue)),
              ("rule", .string(blocked.rule.rawValue)), ("fix", .string(blocked.fix.text.english)),
              ("edits", .array(blocked.fix.edits.map { .string($0.line) })),
            ])
          })
      ),
      ("ios", .string(simulation.release.number)),
      ("device", simulation.device.json),
      ("decidedBy", name(explanation.decision.node)),
      ("rule", .string(explanation.decision.rule.rawValue)),
      ("evidence", .string(explanation.decision.evidence.rawValue)),
      (
        "ways",
        .array(
          ways.map { way in
            .object([
              ("style", .string(otherStyle.rawValue)),
              ("edits", .array(way.edits.map { .string($0.line) })), ("changes", .integer(way.changedCount)),
            ])
          })
      ),
      (
        "otherReadings",
        .array(
          explanation.otherReadings.map { reading in
            .object([
              ("question", .string(reading.question.rawValue)), ("style", .string(reading.style.rawValue)),
              ("decidedBy", name(reading.decider)),
            ])
          })
      ),
      ("redundant", .optional(redundancy?.rawValue)),
      ("wanted", .optional(wanted?.rawValue)),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func name(_ index: NodeIndex) -> JSONText { .string(hierarchy[index].id.rawValue) }

  private func override(_ style: UserInterfaceStyle, of index: NodeIndex) -> JSONText {
    hierarchy[index].kind == .layer ? .null : .string(style.rawValue)
  }
}

extension FixEdit {
  /// As a line of the script language.
  var line: String { "set \(node) \(style.rawValue)" }
}
