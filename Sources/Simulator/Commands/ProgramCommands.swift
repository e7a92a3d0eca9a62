import Localization

extension CommandGroup {
  static let program = CommandGroup(
    title: "Program",
    commands: [
      .change("help", "? F1", "these keys") { $0.overlay = .help(top: 0) },
      Command("redraw", "Ctrl-L", "draw the screen again") { _ in [.redraw] },
      Command("quit", "q", "leave") { $0.finishRecording() + [.quit] },
      .change("close", "Esc", "close the list or help that is open; clear the message") { session in
        if session.stepping != nil { return session.endStepping() }
        session.message = nil
        session.search = nil
        session.changed = []
        session.prediction = nil
      },
    ])
}
