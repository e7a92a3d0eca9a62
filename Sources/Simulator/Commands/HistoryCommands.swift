import Localization

extension CommandGroup {
  static let history = CommandGroup(
    title: "History",
    commands: [
      .change("undo", "u", "take the last edit back") { $0.undo() },
      .change("redo", "Ctrl-R", "make it again") { $0.redo() },
    ])
}
