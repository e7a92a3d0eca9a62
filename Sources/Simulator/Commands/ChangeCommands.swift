import Localization

extension CommandGroup {
  static let changes = CommandGroup(
    title: "Follow a change",
    commands: [
      .change("log", "L", "the log: who was told of the last edit, and who was not") { session in
        session.showChange()
        session.show(.log)
      },
      .change("stepForward", ".", "step through the last edit, one call further; Esc ends") {
        $0.walk(by: 1)
      },
      .change("stepBack", ",", "one call back") { $0.walk(by: -1) },
    ])

  /// Commands that only look, so that a walk through a change can go on around them; all others end it first.
  static let lookOnly = Set(
    [movement, looking, finding, changes].flatMap(\.commands).map(\.name) + [
      "help", "redraw", "quit", "close",
    ])
}
