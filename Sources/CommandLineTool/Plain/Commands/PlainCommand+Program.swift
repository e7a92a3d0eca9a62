import LocatedInput
import Simulator

extension PlainCommand {
  static let undo = PlainCommand("undo", about: "takes the last edit back") { explorer, _ in
    explorer.step(explorer.session.history.done.last?.summary, "Undone", nothing: "nothing to undo") {
      $0.undo()
    }
  }

  static let redo = PlainCommand("redo", about: "makes it again") { explorer, _ in
    explorer.step(explorer.session.history.undone.last?.summary, "Redone", nothing: "nothing to redo") {
      $0.redo()
    }
  }

  static let scenes = PlainCommand(
    "scenes", operand: "[WORD…]", about: "the scenes, or those about some words; scene NAME opens one"
  ) { explorer, operand throws(PlainRefusal) in
    try found(explorer.session.library.sceneEntries(in: explorer.language), operand, what: "scene")
  }

  static let themes = PlainCommand(
    "themes", operand: "[WORD…]", about: "the themes; theme NAME takes one"
  ) { explorer, operand throws(PlainRefusal) in
    try found(explorer.session.library.themeEntries, operand, what: "theme")
  }

  static let help = PlainCommand("help", "?", operand: "[WORD]", about: "these lines, or those about a word")
  {
    _, operand throws(PlainRefusal) in
    let own = all.map { ($0.names, "\($0.usage): \($0.about).") }
    let script = Script.forms.filter { form in
      form.verb != "key" && !all.contains { $0.names.contains(form.verb) }
    }.map { ([$0.verb], "\($0.usage): \($0.about).") }
    let edits = EditParser.forms.map { ([$0.verb], "\($0.usage): an edit.") }
    if operand.isEmpty {
      return own.map(\.1) + script.map(\.1)
        + ["And these edits, which change the app:"] + EditParser.forms.map { $0.usage + "." }
    }
    let found = (own + script + edits).filter { names, _ in
      names.contains { $0.split(separator: " ").contains { $0 == operand } || $0 == operand }
    }
    if !found.isEmpty { return found.map(\.1) }
    let names = (own + script + edits).flatMap(\.0)
    throw PlainRefusal(
      "there is no command '\(operand)'",
      remedy: nearestName(to: operand, among: names).map { "did you mean '\($0)'?" } ?? "help lists them")
  }

  static let quit = PlainCommand("quit", "exit", "q", about: "leaves; so does the end of the input") {
    explorer, _ in
    explorer.hasEnded = true
    return ["Left."]
  }

  /// Entries that hold all the words, one a line.
  private static func found(_ entries: [LibraryEntry], _ words: String, what: String) throws(PlainRefusal)
    -> [String]
  {
    let words = words.lowercased().split(separator: " ")
    let found = entries.filter { entry in
      let text = "\(entry.name) \(entry.title) \(entry.detail) \(entry.keywords)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    if found.isEmpty { throw PlainRefusal("no \(what) is about '\(words.joined(separator: " "))'.") }
    return found.map { "\($0.name): \($0.title)." }
  }
}

extension PlainExplorer {
  /// Goes a step back or forth in the history.
  fileprivate mutating func step(
    _ summary: String?, _ word: String, nothing: String, go: (inout Session) -> Void
  ) -> [String] {
    guard let summary else { return ["There is \(nothing)."] }
    let before = simulation
    go(&session)
    lastChange = nil
    let lines = simulation.changeSentences(simulation.changes(since: before), since: before)
    return ["\(word): \(summary)."] + (lines.isEmpty ? ["No node has other traits."] : lines)
  }
}
