import Localization

extension CommandGroup {
  static let history = CommandGroup(
    title: "History",
    commands: [
      .change("undo", "u", "take the last edit back") { $0.undo() },
      .change("redo", "Ctrl-R", "make it again") { $0.redo() },
      .change("timeLineBack", "[", "along the time line of edits: one back") { $0.walkTimeLine(by: -1) },
      .change("timeLineForward", "]", "one forward") { $0.walkTimeLine(by: 1) },
      Command("recordScript", "@", "take down what is done as a script; again: write it to a file") {
        $0.toggleRecording()
      },
    ])

  /// Commands between which the time line stays.
  static let timeLineWalks: Set = ["timeLineBack", "timeLineForward", "redraw"]
}
