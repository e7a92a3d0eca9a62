package import CellCanvas
package import KeyInput
package import TraitModel

/// What the terminal tells a full-screen program.
package enum TerminalEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// The terminal has turned light or dark, or says so only now.
  case appearance(EffectiveStyle)
  /// The size in columns and rows has changed; what it is at the start, the terminal says.
  case resize(columns: Int, rows: Int)
  /// The program was suspended and is back; everything must be drawn again.
  case resumed
  /// Something that is watched was written, replaced or removed.
  case filesChanged
  /// A signal asks the program to end.
  case terminate(signal: Int32)
}

/// A terminal in full-screen use.
package protocol ScreenTerminal {
  var columns: Int { get }
  var rows: Int { get }
  var capabilities: DisplayCapabilities { get }
  /// Shows a grid; only what differs from the one before is sent.
  func present(_ grid: CellGrid)
  /// Forgets what is on the screen, so that the next grid is sent whole.
  func invalidate()
  /// Watches these files and folders, and no others, from now on; where the system has no way to, nothing is told.
  func watch(_ paths: [String])
  /// Whether the terminal is light or dark, if it says so at once.
  func appearance() -> EffectiveStyle?
  /// Listens to the mouse from now on, or leaves it to the terminal.
  func listenToMouse(_ listens: Bool)
  /// Asks for a text to be taken into the clipboard.
  func copy(_ text: String) -> CopyAttempt
  /// Waits for the next event, asleep until there is one.
  /// - Parameter milliseconds: how long to wait at most; nil: for ever.
  /// - Returns: nil when the time went by.
  func nextEvent(withinMilliseconds milliseconds: Int32?) -> TerminalEvent?
}

extension ScreenTerminal {
  /// Waits for the next event, however long it takes.
  package func nextEvent() -> TerminalEvent? { nextEvent(withinMilliseconds: nil) }
}

/// What became of a text that should be copied.
package enum CopyAttempt: Hashable, Sendable {
  /// The terminal was asked; whether it did, it does not say.
  case asked
  /// tmux was asked, and the terminal around it.
  case askedThroughTmux
  /// More bytes than terminals take.
  case tooLong(limit: Int)
  /// There is no clipboard that can be reached.
  case unable
}

/// One line of what `doctor` found out: a name, a value, and how it is known.
package struct TerminalFact: Hashable, Sendable {
  package var name: String
  package var value: String
  package var origin: String

  package init(_ name: String, _ value: String, origin: String) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}

/// Why there is no full-screen terminal; a sentence with its remedy.
package struct TerminalUnavailable: Error, Hashable, Sendable {
  package var reason: String
  package init(_ reason: String) { self.reason = reason }
}

/// The way to the terminal, handed in by whoever wires the program together.
package protocol TerminalAccess: Sendable {
  /// Takes the screen, runs the body, and gives the terminal back on every way out. `color` is the flag's word.
  /// - Throws: `TerminalUnavailable` before anything was changed.
  func withScreen<Result>(color: String, _ body: (any ScreenTerminal) throws -> Result) throws -> Result
  /// What the terminal offers. It is asked whether it is light or dark, and left as it was.
  func facts(color: String) -> [TerminalFact]
}
