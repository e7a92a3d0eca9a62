import CellCanvas
import ChangeDelivery
import Localization
import Simulator
import TraitModel
import TraitPropagation

/// What the last edit set off: who is not told and why, what was left behind, and every call in its order.
struct LogPane {
  let session: Session
  let glyphs: Glyphs

  /// The lines, and which of them is the call that runs.
  func content(width: Int) -> (lines: [StyledLine], mark: Int?) {
    guard let change = session.shownChange else {
      return (
        prose(
          """
          Nothing has happened yet. Make an edit, say s for the device's appearance: here stands whom UIKit calls \
          because of it, in order, and who hears nothing.
          """, width), nil
      )
    }
    var lines = [heading(change)]
    guard let log = change.log else {
      lines += prose("Nothing that happens in the app, so nobody is told.", width)
      return (lines, nil)
    }
    lines += silent(log, width: width) + frozen(change.leftBehind, width: width)
    lines += notes(log, width: width)
    let start = lines.count
    let (calls, current) = self.calls(log, width: width)
    return (lines + calls, current.map { $0 + start })
  }

  // MARK: Parts

  private func heading(_ change: ShownChange) -> StyledLine {
    let calls = change.log?.deliveries.count ?? 0
    let count: Phrase = calls == 1 ? "1 call" : "\(calls) calls"
    return StyledLine(change.edit.summary, Chrome.strong)
      .end("\(change.log?.toldNodes.count ?? 0) told, \(count)")
  }

  private func silent(_ log: ChangeLog, width: Int) -> [StyledLine] {
    guard !log.notTold.isEmpty else { return [] }
    return [StyledLine(), StyledLine("Not told", bold(Chrome.bad))]
      + log.notTold.flatMap { entry -> [StyledLine] in
        let below: Phrase = entry.below == 0 ? "" : ", with \(entry.below) below"
        return [StyledLine(entry.id.rawValue).then(below, Chrome.faint).end(entry.rule.rawValue)]
          + glyphs.wrapped(entry.text, width: width - 2).map { StyledLine("  " + $0, Chrome.faint) }
      }
  }

  /// Why a border keeps the colour of the style that was left.
  private func frozen(_ layers: [LeftBehind], width: Int) -> [StyledLine] {
    guard !layers.isEmpty else { return [] }
    return [StyledLine(), StyledLine("Left behind \(glyphs.stale)", bold(Chrome.bad))]
      + layers.flatMap { layer -> [StyledLine] in
        let heard: Phrase =
          layer.call.map {
            """
             \(layer.owner) heard of the change in call \($0): assigning it there, with its own traits, would have \
            helped
            """
          } ?? ""
        let text: Phrase = """
          still in colours for \(layer.frozen.phrase): a CGColor is resolved once, when it is assigned, and not again \
          for \(layer.now.phrase).\(heard)
          """
        return [StyledLine(layer.layer.rawValue).end("K-13")]
          + glyphs.wrapped(text, width: width - 2).map { StyledLine("  " + $0, Chrome.faint) }
      }
  }

  private func notes(_ log: ChangeLog, width: Int) -> [StyledLine] {
    log.notes.isEmpty
      ? []
      : [StyledLine(), StyledLine("To know", Chrome.strong)]
        + log.notes.flatMap { note in
          wrapped(glyphs.text(note.text).withoutMarkup, width: width - 6).enumerated().map { row, text in
            let line = StyledLine(text, Chrome.faint)
            return row == 0 ? line.end(note.rule.rawValue) : line
          }
        }
  }

  /// Trait calls in full; of the other passes only that which is being walked through.
  private func calls(_ log: ChangeLog, width: Int) -> (lines: [StyledLine], current: Int?) {
    var lines: [StyledLine] = []
    var current: Int?
    let running = session.stepping?.delivery
    for (round, pass) in passes(of: log) {
      let calls = log.deliveries.filter { $0.round == round && $0.pass == pass }
      let isOpen = pass == .traits || (running?.round == round && running?.pass == pass)
      var title = StyledLine(pass.title, Chrome.strong)
      if case .snapshot(let style) = log.changes[round].cause {
        title = title.then("  rendered ", Chrome.faint).then(style.phrase, Chrome.style(style))
      }
      lines += [StyledLine(), isOpen ? title.end(question(of: calls)) : title.end("\(calls.count) calls")]
      guard isOpen else { continue }
      for call in calls {
        let isRunning = call.number == running?.number
        if isRunning { current = lines.count }
        lines.append(row(call, isRunning: isRunning))
        if isRunning { lines += details(call) }
      }
    }
    return (lines, current)
  }

  private func passes(of log: ChangeLog) -> [(round: Int, pass: Delivery.Pass)] {
    var passes: [(round: Int, pass: Delivery.Pass)] = []
    for call in log.deliveries where passes.last.map({ $0 != (call.round, call.pass) }) ?? true {
      passes.append((call.round, call.pass))
    }
    return passes
  }

  private func question(of calls: [Delivery]) -> Phrase {
    let questions = Set(calls.compactMap(\.orderQuestion)).map(\.rawValue).sorted()
    return questions.isEmpty ? "" : "order simulated, \(questions.joined(separator: " "))"
  }

  private func row(_ call: Delivery, isRunning: Bool) -> StyledLine {
    let number = String(call.number)
    let padding = String(repeating: " ", count: max(0, 3 - number.count))
    let isDone = session.stepping.map { call.number <= $0.position } ?? true
    return StyledLine(
      (isRunning ? glyphs.folded : " ") + padding + number + " ", isRunning ? Chrome.key : Chrome.faint
    )
    .then(call.id.rawValue, isRunning ? Chrome.strong : isDone ? Chrome.style(call.next.style) : Chrome.faint)
    .then("  " + call.title, isDone ? Chrome.plain : Chrome.faint)
    .end(call.rule.rawValue)
  }

  /// What the running call finds.
  private func details(_ call: Delivery) -> [StyledLine] {
    let changes = call.changes.map { "\($0.trait.name) \($0.old) \(glyphs.becomes) \($0.new)" }
    func fact(_ name: String, _ value: String) -> StyledLine {
      StyledLine("     " + name, Chrome.faint).then(value)
    }
    return changes.map { fact("", $0) } + [
      fact("traitCollection  ", "\(call.read.style.rawValue), \(call.read.level.rawValue)"),
      fact("current  ", call.current.traits.style.rawValue).then(
        call.current.isGuaranteed ? "  the receiver's (K-01)" : "  not guaranteed here: the screen's (K-02)",
        Chrome.faint),
    ]
      + (call.isMissedByBaseHook
        ? [StyledLine("     ").then("a hook in the base class's method misses it (C-25)", Chrome.faint)] : [])
  }

  private func prose(_ text: Phrase, _ width: Int) -> [StyledLine] {
    glyphs.wrapped(text, width: width).map { StyledLine($0, Chrome.faint) }
  }
}
