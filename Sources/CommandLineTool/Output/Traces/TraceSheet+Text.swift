import CellCanvas
import ChangeDelivery
import Localization
import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

extension TraceSheet {
  private static let width = 100

  /// For each edit the calls, numbered, under the headings of their passes; then who is not told; then what else to know.
  func text(inColor: Bool) -> String {
    var page = StyledLines()
    page.add(.bold(title), .dim("   \(release.name) · device \(start.device.style.rawValue)"))
    for step in steps {
      page.lines.append([])
      page.lines.append([.bold(step.edit), .dim("   " + summary(of: step))])
      guard let log = step.log else { continue }
      page.lines += calls(of: log, in: step)
      page.section(.bold("Not told"), aligned(log.notTold.map(line)))
      page.section(.bold("Left behind"), aligned(step.leftBehind.map(line(for:))))
      page.section(.bold("To know"), log.notes.flatMap(lines))
    }
    return page.text(inColor: inColor)
  }

  private func summary(of step: Step) -> String {
    guard let log = step.log else { return "nothing that happens in the app; nobody is told" }
    let (told, calls) = (log.toldNodes.count, log.deliveries.count)
    if told == 0, calls == 0 { return "no call" }
    return
      "\(told == 1 ? "1 node gets" : "\(told) nodes get") new traits, \(calls == 1 ? "1 call" : "\(calls) calls")"
  }

  /// The rows, aligned over the whole edit, with headings where a pass or a snapshot begins.
  private func calls(of log: ChangeLog, in step: Step) -> [StyledLine] {
    let rows = aligned(log.deliveries.map { row($0, of: step) })
    var lines: [StyledLine] = []
    for (place, delivery) in log.deliveries.enumerated() {
      let former = place > 0 ? log.deliveries[place - 1] : nil
      if former?.round != delivery.round, case .snapshot(let style) = log.changes[delivery.round].cause {
        lines.append([])
        lines.append([StyledSpan("  Rendered "), .about(style, style.rawValue, isBold: true)])
      }
      if former?.pass != delivery.pass || former?.round != delivery.round {
        lines.append([])
        lines.append([.dim("  " + heading(of: delivery, in: log))])
      }
      lines.append([StyledSpan("  ")] + rows[place])
    }
    return lines
  }

  /// A pass, and where the order in it is this program's choice.
  private func heading(of first: Delivery, in log: ChangeLog) -> String {
    let questions = log.deliveries.filter { $0.pass == first.pass && $0.round == first.round }.map(
      \.orderQuestion)
    if questions.allSatisfy({ $0 == nil }) { return first.pass.title.english }
    let named = questions.contains(nil) ? "where a line names a question" : questions[0].map(\.rawValue) ?? ""
    return first.pass.title.english + "   (order simulated\(questions.contains(nil) ? " " : ": ")\(named))"
  }

  /// Number, node, class, method, what changed or is read, what is current, rule.
  private func row(_ delivery: Delivery, of step: Step) -> [StyledLine] {
    let number = String(delivery.number)
    var rule: StyledLine = [.dim(delivery.rule.rawValue)]
    let evidence = evidence(of: delivery.rule, in: step)
    if evidence != .documented { rule.append(.alert(" " + evidence.rawValue)) }
    if delivery.pass == .traits, let question = delivery.orderQuestion { rule.append(.dim(" \(question)")) }
    return [
      [.dim(String(repeating: " ", count: max(0, 3 - number.count)) + number)], [.bold(delivery.id.rawValue)],
      [.dim(delivery.className)], [StyledSpan(delivery.title)], traits(of: delivery), current(of: delivery),
      rule,
    ]
  }

  private func traits(of delivery: Delivery) -> StyledLine {
    switch delivery.pass {
    case .transition, .traits: changes(delivery.changes)
    case .willAppear, .isAppearing:
      [
        .about(
          delivery.read.style,
          "reads \(delivery.read.style.rawValue), \(delivery.read.level.rawValue)"
            + (delivery.read == delivery.next ? "" : ", old"))
      ]
    case .tint, .properties, .constraints, .layout, .drawing:
      [.about(delivery.read.style, "reads \(delivery.read.style.rawValue)")]
    }
  }

  private func changes(_ changes: [ChangedTrait]) -> StyledLine {
    changes.enumerated().flatMap { place, change -> StyledLine in
      [
        StyledSpan(place == 0 ? "" : ", "),
        .about(
          change.trait == .userInterfaceStyle ? EffectiveStyle(rawValue: change.new) : nil,
          "\(change.trait.name) \(change.old) → \(change.new)"),
      ]
    }
  }

  private func current(of delivery: Delivery) -> StyledLine {
    let style = delivery.current.traits.style
    return delivery.current.isGuaranteed
      ? [.dim("current "), .about(style, style.rawValue)]
      : [.dim("current not set (\(style.rawValue))")]
  }

  private func line(for entry: NotTold) -> [StyledLine] {
    let below = entry.below == 0 ? "" : ", and \(entry.below) below"
    return [
      [.bold(entry.id.rawValue)], [StyledSpan(entry.text.english + below)], [.dim(entry.rule.rawValue)],
    ]
  }

  private func line(for layer: LeftBehind) -> [StyledLine] {
    let call = layer.call.map { "; \(layer.owner) heard of it in call \($0)" } ?? ""
    return [
      [.bold(layer.layer.rawValue)],
      [
        .alert("still in colours for \(layer.frozen.rawValue), resolved when they were assigned"),
        StyledSpan(call),
      ],
      [.dim("K-13")],
    ]
  }

  private func lines(for note: ChangeNote) -> [StyledLine] {
    wrapped(note.text.english, width: Self.width - 8).enumerated().map { place, line in
      [.dim(place == 0 ? note.rule.rawValue + "  " : "      "), StyledSpan(line)]
    }
  }
}
