import LocatedInput

extension Terminal {
  /// Why there is no terminal to draw on.
  package struct Unavailable: Error, Hashable, Sendable {
    /// One or two sentences, the second of which says what would help; safe to print.
    package let message: String
  }
}

extension Terminal.Unavailable {
  /// What stands in the way; nil when a terminal can be opened.
  init?(for surroundings: TerminalSurroundings) {
    let elsewhere = "`halflight render` and `halflight tree` work without one."
    if !surroundings.isInputTerminal || !surroundings.isOutputTerminal {
      let which =
        switch (surroundings.isInputTerminal, surroundings.isOutputTerminal) {
        case (false, false): "standard input and standard output are"
        case (false, true): "standard input is"
        default: "standard output is"
        }
      self.init(message: "There must be a terminal to draw on, and \(which) not one. \(elsewhere)")
      return
    }
    guard let term = surroundings.term else {
      self.init(
        message: "TERM is not set, so it is not known how to draw on this terminal; try TERM=xterm-256color.")
      return
    }
    let name = visibleControls(in: term)
    if let entry = surroundings.entry {
      if entry.movesCursor { return nil }
      self.init(
        message:
          "TERM=\(name) names a terminal whose cursor cannot be moved; if yours can more than that, set TERM "
          + "to what it is, such as xterm-256color. \(elsewhere)")
    } else if ColorDecision.isLikeXterm(term) {
      return nil
    } else {
      self.init(
        message: "TERM=\(name) is not in this system's terminfo database; set TERM to a terminal that is, "
          + "such as xterm-256color, or install its entry.")
    }
  }
}
