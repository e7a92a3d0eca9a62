import Localization
import LocatedInput
package import TraitModel
import TraitPropagation

extension Session {
  /// Makes an edit, notes it for undo, marks what changed and says so; during what-if it is only asked about.
  /// - Parameter isChosen: whether the user wants just this; no for the edits of a lesson.
  package mutating func perform(_ edit: Edit, isChosen: Bool = true) {
    if whatIf != nil { return ask(edit) }
    do { _ = try make(edit, isChosen: isChosen) } catch { message = Message(.refusal, error.text) }
  }

  /// Makes an edit for certain, what-if or not; a refused one leaves all as it was, but for the end of what-if and steps.
  /// - Parameter source: who said the device's appearance before it, where the edit is only what comes of another choice.
  mutating func make(
    _ edit: Edit, isChosen: Bool = false, since source: DeviceSource? = nil
  ) throws(EditFailure) -> EditOutcome {
    whatIf = nil
    endStepping()
    let (before, selected, source) = (simulation, selection, source ?? deviceSource)
    prediction = nil
    let outcome = try simulation.apply(edit, library: library)
    if edit.isOfDeviceStyle, isChosen { deviceSource.choice = .hand }
    changed = Set(outcome.changed)
    if let added = outcome.added { select(added) }
    repairSelection(before: before)
    if !simulation.isSame(as: before) {
      history.record(
        History.Step(
          summary: edit.summary, line: edit.line, choice: isChosen ? Choice(edit) : nil,
          place: edit.place(before: selected, after: selection),
          deviceSources: edit.isOfDeviceStyle ? (source, deviceSource) : nil, other: before))
    }
    message = Self.message(edit.summary, outcome)
    follow(edit, from: before)
    return outcome
  }

  /// `window = light · 6 nodes changed`, or why nothing did.
  static func message(_ summary: String, _ outcome: EditOutcome) -> Message {
    let warning: Phrase = outcome.warning.map { " · \($0)" } ?? ""
    if let added = outcome.added { return Message(.change, "added `\(added)`\(warning)") }
    if let reason = outcome.noEffect {
      return Message(.noEffect, "\(summary) · no effect: \(reason)\(warning)")
    }
    // What an edit changes may be no trait: a frozen colour, a theme, the launch screen.
    if outcome.changed.isEmpty { return Message(.change, "\(summary)\(warning)") }
    return Message(.change, "\(summary) · \(counted(outcome.changed.count)) changed\(warning)")
  }

  /// `1 node`, `6 nodes`.
  static func counted(_ count: Int) -> Phrase { count == 1 ? "1 node" : "\(count) nodes" }

  package mutating func undo() { step(back: true) }

  package mutating func redo() { step(back: false) }

  private mutating func step(back isBack: Bool) {
    whatIf = nil
    let before = simulation
    prediction = nil
    guard let step = isBack ? history.undo(&simulation) : history.redo(&simulation) else {
      message = Message(.note, isBack ? "nothing to undo" : "nothing to redo")
      return
    }
    let flipped = simulation.changes(since: before)
    changed = Set(flipped)
    forgetChange()
    if step.isScene { isAnswerShown = false }
    if let sources = step.deviceSources { deviceSource.restore(isBack ? sources.before : sources.after) }
    show(step.place, back: isBack)
    repairSelection(before: before)
    let word: Phrase = isBack ? "undone" : "redone"
    // What comes back may be no trait: a node, a theme, a frozen colour.
    let what: Phrase = "\(word): \(step.summary)"
    message = Message(.change, flipped.isEmpty ? what : "\(what) · \(Self.counted(flipped.count)) changed")
  }

  /// Brings the cursor to where a step shows. A node that a file no longer has is passed over.
  private mutating func show(_ place: History.Place, back isBack: Bool) {
    switch place {
    case .everywhere: break
    case .tree(let before, let after):
      let node = isBack ? before : after
      if node != selection, simulation.hierarchy.index(of: node) != nil { select(node) }
    case .palette(let color): paletteView.color = color
    }
  }

  /// A selected node that is gone gives the selection to what was above it.
  mutating func repairSelection(before: Simulation) {
    guard simulation.hierarchy.index(of: selection) == nil else { return }
    let path = before.treeAncestors(of: selection, by: treeOrder)
    selection = path.first { simulation.hierarchy.index(of: $0) != nil } ?? simulation.firstInterestingNode
  }

  /// Selects a node and unfolds what hides it.
  package mutating func select(_ id: NodeID) {
    selection = id
    detailTop = 0
    folded.subtract(simulation.treeAncestors(of: id, by: treeOrder))
  }
}
