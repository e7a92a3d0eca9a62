import ColorModel
import KeyInput
import TraitModel
import TraitPropagation

/// A script in the making: what the user does, as lines.
///
/// What changes the app is a line of the edit language, however it was come to, and a walk through the tree is a `select`; so
/// the script reads like what was done and depends neither on the order of a list nor on the size of the screen. What else
/// shows something is its key.
package struct ScriptRecording: Sendable {
  /// The lines that lead to where it began.
  private let opening: [String]
  private(set) var lines: [String] = []
  /// How many steps could be taken back when it began.
  private let depth: Int
  /// What was done up to the last line; a press of the mouse can add to it without a key.
  private var seen: History
  /// The keys since something was opened that lies over the panes: they count only where they come to no edit.
  private var pending: [KeyPress] = []
  /// The node that is selected once the lines so far are played.
  private var selection: NodeID
  /// Where the palette's cursor is once the lines so far are played; nil where it has not the movement keys.
  private var palettePlace: PalettePlace?
  /// Where the lines of a walk through the tree or the palette begin that is still going on.
  private var walk: Int?

  init(of session: Session) throws(LibraryFailure) {
    opening = try session.simulation.scriptLines(library: session.library)
    depth = session.history.done.count
    seen = session.history
    selection = session.selection
    if session.treeOrder == .structure { append("key v") }
    for _ in TreeFilter.allCases.prefix(while: { $0 != session.filter }) { append("key f") }
    select(session)
  }

  /// Takes down a key that led from one state to another.
  mutating func note(_ key: KeyPress, from before: Session, to after: Session, _ effects: [Effect]) {
    if before.overlay == nil { catchUp(with: before) }
    let meaning = before.meaning(of: key, leadingTo: after)
    // What is found by a few letters counts, not how.
    if meaning != .itself, before.overlay != nil { pending = [] }
    // As every explorer has it, whatever keys are bound otherwise in this one.
    pending.append(meaning.command?.keys.first ?? key)
    if after.overlay != nil { return }
    defer { pending = [] }
    if after.history.done.count < depth, let again = try? ScriptRecording(of: after) {
      // What was done before the recording has been taken back.
      self = again
      return
    }
    let steps = after.history.steps(addedTo: seen).filter { $0.line != nil }
    let isMadeAgain = after.history.isFurther(than: seen)
    seen = after.history
    let endsSteps = before.stepping != nil && after.stepping == nil
    if !steps.isEmpty, !before.hidesStyles {
      for step in steps {
        // What is made again takes the cursor along, and is taken back to where it was made first.
        if isMadeAgain, case .tree(let node, _) = step.place { append("select \(node)") }
        if let line = step.line { append(line) }
      }
      if isMadeAgain { return select(after) }
      selection = after.selection
    } else if meaning == .node {
      catchUp(with: after)
    } else if effects.allSatisfy({ $0 == .redraw }) {
      if pending.count > 1 { return press(for: after) }
      // An answer is its edits.
      if meaning.command?.name == "answer" { return }
      if endsSteps { append("key Esc") }
      noteLook(before, after)
    }
  }

  /// A key that shows something else, or moves.
  private mutating func noteLook(_ before: Session, _ after: Session) {
    var old = Look(before)
    let new = Look(after)
    if new.step == nil { old.step = nil }
    if before.history.done.count != after.history.done.count {
      press(for: after)
    } else if old != new {
      // What folds in the tree is something else in the palette.
      if !before.hidesStyles, old.folded.symmetricDifference(new.folded) == [after.selection] {
        pending = [.character(" ")]
      }
      press(for: after)
      // Which node a filter comes to hangs on what is marked.
      if old.filter != new.filter { select(after) }
    } else if before.tab != after.tab {
      if let line = after.lineOfTab { append(line) }
      palettePlace = after.palettePlace
    }
    catchUp(with: after)
  }

  private mutating func press(for after: Session) {
    append("key " + pending.map(\.name).joined(separator: " "))
    selection = after.selection
    palettePlace = after.palettePlace
  }

  private mutating func append(_ line: String) {
    walk = nil
    lines.append(line)
  }

  /// Notes where the cursors have come to, by whatever way.
  private mutating func catchUp(with session: Session) {
    if session.selection != selection { select(session) }
    if let place = session.palettePlace, place != palettePlace { select(place) }
    palettePlace = session.palettePlace
  }

  /// A walk through the tree counts for where it ends. To select a node is to ask why; another answer is asked for again.
  private mutating func select(_ session: Session) {
    let start = walk ?? lines.count
    lines.removeSubrange(start...)
    append("select \(session.selection)")
    selection = session.selection
    palettePlace = nil
    if session.tab != .why, let line = session.lineOfTab { append(line) }
    walk = start
  }

  /// The same of a walk through the palette.
  private mutating func select(_ place: PalettePlace) {
    if lines.last?.hasPrefix("palette") == true { lines.removeLast() }
    append("palette \(place.name)")
  }

  /// The script, with what the app has come to.
  func text(of session: Session) -> String {
    var ended = self
    session.history.steps(addedTo: seen).compactMap(\.line).forEach { ended.append($0) }
    if session.stepping != nil { ended.append("key Esc") }
    ended.catchUp(with: session)
    let app = session.stepping?.settled ?? session.simulation
    let launched = (try? app.launchedAgain(library: session.library)) ?? app
    let sections = [
      ["# What was done, as a script for `halflight run`."] + opening,
      ended.lines, app.expectations(since: launched),
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

/// What a key can change beside the app, the node that is looked at, and the tab.
private struct Look: Equatable {
  var treeOrder: TreeOrder
  var folded: Set<NodeID>
  var comparison: SideBySide.Kind?
  var vision: String?
  var step: Int?
  var finding: Int?
  var isAsking: Bool
  var filter: TreeFilter
  var notation: PaletteView.Notation
  var order: PaletteView.Order
  var prediction: Prediction?

  init(_ session: Session) {
    treeOrder = session.treeOrder
    folded = session.folded
    comparison = session.comparison
    vision = session.vision?.name
    step = session.stepping?.position
    finding = session.audit?.cursor
    isAsking = session.whatIf != nil
    filter = session.filter
    notation = session.paletteView.notation
    order = session.paletteView.order
    prediction = session.prediction
  }
}

/// What a key comes to, beside what it does by itself.
private enum KeyMeaning: Equatable {
  case itself
  /// A command by its name.
  case command(String)
  /// Another node is selected, whatever else.
  case node

  var command: Command? {
    guard case .command(let name) = self else { return nil }
    return CommandGroup.all.flatMap(\.commands).first { $0.name == name }
  }
}

extension Session {
  /// Through its binding, or through the line that finds anything.
  fileprivate func meaning(of key: KeyPress, leadingTo after: Session) -> KeyMeaning {
    switch overlay {
    case nil where hidesStyles && prediction != after.prediction: return .itself
    case nil: return bindings.command(for: key).map { .command($0.name) } ?? .itself
    case .commandPalette(let palette) where key.key == .enter:
      if case .commandPalette? = after.overlay { return .itself }
      switch palette.chosen?.target {
      case .command(let name): return .command(name)
      case .node: return .node
      case .edit, .scene, .theme, nil: return .itself
      }
    default: return .itself
    }
  }

  /// The line that shows the tab and does nothing else; nil where there is none.
  fileprivate var lineOfTab: String? {
    if tab == .palette { return "palette" + (palettePlace.map { " " + $0.name } ?? "") }
    return tab.keyName.map { "key " + $0 }
  }
}

extension DetailTab {
  /// The key that shows it and does nothing else.
  fileprivate var keyName: String? {
    switch self {
    case .why: "w"
    case .whyNot: "W"
    case .log: "L"
    case .audit: "a"
    default: nil
    }
  }
}
