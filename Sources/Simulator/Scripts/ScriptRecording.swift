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
  /// Where the lines of a walk through the tree begin that is still going on.
  private var walk: Int?

  init(of session: Session) throws(LibraryFailure) {
    opening = try session.simulation.scriptLines(library: session.library)
    depth = session.history.done.count
    seen = session.history
    selection = session.selection
    if session.treeOrder == .structure { append("key v") }
    select(session)
  }

  /// Takes down a key that led from one state to another.
  mutating func note(_ key: KeyPress, from before: Session, to after: Session, _ effects: [Effect]) {
    if before.overlay == nil, before.selection != selection { select(before) }
    // As every explorer has it, whatever keys are bound otherwise in this one.
    let command = before.overlay == nil && !before.hidesStyles ? before.bindings.command(for: key) : nil
    pending.append(command?.keys.first ?? key)
    if after.overlay != nil { return }
    defer { pending = [] }
    if after.history.done.count < depth, let again = try? ScriptRecording(of: after) {
      // What was done before the recording has been taken back.
      self = again
      return
    }
    let steps = after.history.steps(addedTo: seen).compactMap(\.line)
    seen = after.history
    let endsSteps = before.stepping != nil && after.stepping == nil
    if !steps.isEmpty {
      steps.forEach { append($0) }
      selection = after.selection
    } else if pending.count > 1 {
      if effects.allSatisfy({ $0 == .redraw }) { press(for: after) }
    } else if isTold(command, before, after), effects.allSatisfy({ $0 == .redraw }) {
      if endsSteps { append("key Esc") }
      noteLook(before, after)
    }
  }

  /// Whether a key says more than what the lines say already: not where it only answers or predicts, nor in the palette,
  /// whose cursor no line can set.
  private func isTold(_ command: Command?, _ before: Session, _ after: Session) -> Bool {
    let isLesson = CommandGroup.lesson.commands.contains { $0.name == command?.name }
    return !isLesson && !before.hidesStyles && !before.isInPalette
  }

  /// A key that shows something else, or moves.
  private mutating func noteLook(_ before: Session, _ after: Session) {
    var old = Look(before)
    let new = Look(after)
    if new.step == nil { old.step = nil }
    if old != new || before.history.done.count != after.history.done.count {
      press(for: after)
    } else if before.tab != after.tab {
      if let key = after.tab.keyName { append("key " + key) }
    } else if before.selection != after.selection {
      select(after)
    }
  }

  private mutating func press(for after: Session) {
    append("key " + pending.map(\.name).joined(separator: " "))
    selection = after.selection
  }

  private mutating func append(_ line: String) {
    walk = nil
    lines.append(line)
  }

  /// A walk through the tree counts for where it ends. To select a node is to ask why; another answer is asked for again.
  private mutating func select(_ session: Session) {
    let start = walk ?? lines.count
    lines.removeSubrange(start...)
    append("select \(session.selection)")
    selection = session.selection
    if let key = session.tab.keyName, session.tab != .why { append("key " + key) }
    walk = start
  }

  /// The script, with what the app has come to.
  func text(of session: Session) -> String {
    var ended = self
    session.history.steps(addedTo: seen).compactMap(\.line).forEach { ended.append($0) }
    if session.stepping != nil { ended.append("key Esc") }
    if session.selection != selection { ended.select(session) }
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

  init(_ session: Session) {
    treeOrder = session.treeOrder
    folded = session.folded
    comparison = session.comparison
    vision = session.vision?.name
    step = session.stepping?.position
    finding = session.audit?.cursor
    isAsking = session.whatIf != nil
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
