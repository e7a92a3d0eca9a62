import ChangeDelivery
import Simulator
import TraitModel
import TraitPropagation

extension TraceSheet {
  /// The calls of the last edit, one a line; then who is not told, what is left behind, what else to know.
  var plain: [String] {
    guard let step = steps.last, let log = step.log else {
      return ["Nothing happens in the app; nobody is told."]
    }
    var lines = [
      "\(step.edit): \(counted(log.toldNodes.count, "node")) with new traits, \(counted(log.deliveries.count, "call"))."
    ]
    lines += log.deliveries.map { line(for: $0, in: step) }
    lines += log.notTold.map { entry in
      let below = entry.below == 0 ? "" : ", and \(entry.below) below it"
      return "Not told: \(entry.id)\(below); \(entry.text), rule \(entry.rule)."
    }
    lines += step.leftBehind.map {
      "Left behind: \($0.layer) has colours for \($0.frozen.rawValue), \($0.owner) is \($0.now.rawValue), rule K-13."
    }
    return lines + log.notes.map { "To know: \($0.text), rule \($0.rule)." }
  }

  private func line(for delivery: Delivery, in step: Step) -> String {
    var parts = ["\(delivery.number), \(delivery.id), \(delivery.className)", delivery.title]
    switch delivery.pass {
    case .transition, .traits:
      parts += delivery.changes.map { "\($0.trait.name) from \($0.old) to \($0.new)" }
    default: parts.append("reads \(delivery.read.style.rawValue)")
    }
    parts.append(
      delivery.current.isGuaranteed ? "current \(delivery.current.traits.style.rawValue)" : "current not set")
    let evidence = evidence(of: delivery.rule, in: step)
    parts.append("rule \(delivery.rule)" + (evidence == .documented ? "" : ", \(evidence.rawValue)"))
    if let question = delivery.orderQuestion { parts.append("order simulated, \(question)") }
    return parts.joined(separator: "; ") + "."
  }
}
