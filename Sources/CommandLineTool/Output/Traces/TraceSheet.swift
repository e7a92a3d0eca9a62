import ChangeDelivery
import Localization
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// What edits set off, one after the other, as JSON and for people.
struct TraceSheet {
  struct Step {
    let edit: String
    /// Nil where the edit is nothing that happens in the app.
    let log: ChangeLog?
    let after: Simulation

    /// The layers that keep the colours of before (K-13).
    var leftBehind: [LeftBehind] { log.map { after.leftBehind(by: $0) } ?? [] }
  }

  let title: String
  let start: Simulation
  let rules: RuleBook
  private(set) var steps: [Step] = []

  var release: IOSRelease { start.release }

  init(of simulation: Simulation, rules: RuleBook) {
    title = simulation.scene.name.text()
    start = simulation
    self.rules = rules
  }

  mutating func add(_ log: ChangeLog?, for edit: String, reaching after: Simulation) {
    steps.append(Step(edit: edit, log: log, after: after))
  }

  /// What the rule of a call rests on under the release that held.
  func evidence(of rule: RuleID, in step: Step) -> Evidence {
    rules.evidence(of: rule, in: step.after.release)
  }

  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .object([
      ("schema", 1), ("ios", .string(release.number)), ("device", start.device.json),
      ("steps", .array(steps.map(json))), ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func json(_ step: Step) -> JSONText {
    .object([
      ("edit", .string(step.edit)),
      ("told", .array((step.log?.toldNodes ?? []).map { .string($0.rawValue) })),
      ("deliveries", .array((step.log?.deliveries ?? []).map { json($0, of: step) })),
      ("notTold", .array((step.log?.notTold ?? []).map(json))),
      (
        "leftBehind",
        .array(
          step.leftBehind.map {
            .object([
              ("layer", .string($0.layer.rawValue)), ("owner", .string($0.owner.rawValue)),
              ("frozen", .string($0.frozen.rawValue)), ("style", .string($0.now.rawValue)),
            ])
          })
      ),
      (
        "notes",
        .array(
          (step.log?.notes ?? []).map {
            .object([("text", .string($0.text.english)), ("rule", .string($0.rule.rawValue))])
          })
      ),
    ])
  }

  private func json(_ delivery: Delivery, of step: Step) -> JSONText {
    .object([
      ("number", .integer(delivery.number)),
      ("round", .integer(delivery.round + 1)),
      ("node", .string(delivery.id.rawValue)),
      ("class", .string(delivery.className)),
      ("method", .string(delivery.method.signature)),
      ("pass", .string(delivery.pass.rawValue)),
      (
        "changes",
        .array(
          delivery.changes.map {
            .object([("trait", .string($0.trait.name)), ("old", .string($0.old)), ("new", .string($0.new))])
          })
      ),
      ("previous", delivery.previous.json),
      ("traitCollection", delivery.read.json),
      (
        "current",
        .object([
          ("style", .string(delivery.current.traits.style.rawValue)),
          ("guaranteed", .bool(delivery.current.isGuaranteed)),
        ])
      ),
      ("rule", .string(delivery.rule.rawValue)),
      ("evidence", .string(evidence(of: delivery.rule, in: step).rawValue)),
      ("order", .string(delivery.orderQuestion == nil ? "documented" : "simulated")),
      ("question", .optional(delivery.orderQuestion?.rawValue)),
    ])
  }

  private func json(_ entry: NotTold) -> JSONText {
    .object([
      ("node", .string(entry.id.rawValue)), ("reason", .string(entry.text.english)),
      ("rule", .string(entry.rule.rawValue)),
      ("below", .integer(entry.below)),
    ])
  }
}

extension EffectiveTraits {
  fileprivate var json: JSONText {
    .object([
      ("style", .string(style.rawValue)), ("level", .string(level.rawValue)),
      ("contrast", .string(contrast.rawValue)),
    ])
  }
}
