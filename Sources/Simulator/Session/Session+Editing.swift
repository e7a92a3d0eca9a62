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
  mutating func make(_ edit: Edit, isChosen: Bool = false) throws(EditFailure) -> EditOutcome {
    whatIf = nil
    endStepping()
    let before = simulation
    prediction = nil
    let outcome = try simulation.apply(edit, library: library)
    let didChange = !simulation.isSame(as: before)
    if didChange {
      history.record(edit.summary, line: edit.line, choice: isChosen ? Choice(edit) : nil, before: before)
    }
    if case .device = edit, isChosen { deviceSource.choice = .hand }
    changed = Set(outcome.changed)
    if let added = outcome.added { select(added) }
    repairSelection(before: before)
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

  package mutating func undo() {
    step("undone", nothing: "nothing to undo") { $0.undo(&$1) }
  }

  package mutating func redo() {
    step("redone", nothing: "nothing to redo") { $0.redo(&$1) }
  }

  private mutating func step(
    _ word: Phrase, nothing: Phrase, _ go: (inout History, inout Simulation) -> String?
  ) {
    whatIf = nil
    let before = simulation
    prediction = nil
    guard let summary = go(&history, &simulation) else {
      message = Message(.note, nothing)
      return
    }
    let flipped = simulation.changes(since: before)
    changed = Set(flipped)
    forgetChange()
    repairSelection(before: before)
    message = Message(.change, "\(word): \(summary) · \(Self.counted(flipped.count)) changed")
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
