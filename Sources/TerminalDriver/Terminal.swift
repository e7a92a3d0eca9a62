import CNCurses
import CTerminalSignals
package import CellCanvas
package import KeyInput
package import TraitModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal in full-screen use, from `open` to `close`: shows grids, gives events, and is given back as it was on
/// every way out.
///
/// Standard input and standard output are the terminal, and while this is open nothing else may write to it. ncurses
/// and the signals belong to the whole process, so there is one of these at a time.
package final class Terminal {
  /// What the terminal tells.
  package enum Event: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MouseEvent)
    /// The terminal is light or dark now, in place of what `appearance` said before.
    case appearance(EffectiveStyle)
    /// The size has changed; what it is at the start, `columns` and `rows` say.
    case resize(columns: Int, rows: Int)
    /// Something that `watch` was told of was written, replaced or removed.
    case filesChanged
    /// Back from a stop; the screen has to be presented again.
    case resumed
    /// A signal asks the program to end, or the terminal went away (then SIGHUP).
    case terminate(signal: Int32)
  }

  package internal(set) var columns: Int
  package internal(set) var rows: Int
  /// What a drawing may count on; fixed while the terminal is open, after a stop too: it follows from the environment, and
  /// nobody changes that of a program that runs.
  package let capabilities: DisplayCapabilities
  /// The signal that asked the program to end, if one did.
  package internal(set) var endingSignal: Int32?

  private let screen: OpaquePointer
  /// Whether the terminal is like xterm: then it is asked, and told of modes, that others may print.
  let isLikeXterm: Bool
  private let lastWords: [CChar]
  private let collector: FrameCollector?
  private var isClosed = false
  /// The end of the pipe in which caught signals arrive.
  let signals: Int32
  /// What is looked after beside the keys; nil while nothing is.
  var fileWatch: FileWatch?
  var writer: FrameWriter
  var decoder: InputDecoder
  var inquiry: AppearanceInquiry
  var askedAt = ContinuousClock.now
  /// Whether the mouse is listened to while the terminal is taken.
  var listensToMouse = false
  var clicks = ClickCounter()
  var waitingEvents: [Event] = []
  /// Whether the terminal is in the program's modes; not while stopped, nor after `close`.
  private(set) var isTaken = true

  /// Takes the terminal over.
  /// - Throws: before anything was changed.
  package static func open(color: ColorChoice = .auto) throws(Unavailable) -> Terminal {
    let surroundings = TerminalSurroundings.read(color: color)
    if let obstacle = Unavailable(for: surroundings) { throw obstacle }
    guard let terminal = Terminal(surroundings) else {
      throw Unavailable(
        message: "ncurses cannot use this terminal; set TERM to a name that it knows, such as xterm.")
    }
    return terminal
  }

  private init?(_ surroundings: TerminalSurroundings) {
    terminal_signals_remember_modes(STDOUT_FILENO)
    // Before ncurses starts, which leaves alone the signals that somebody catches already.
    signals = terminal_signals_catch()
    guard let curses = CursesScreen.start(surroundings) else {
      terminal_signals_release()
      return nil
    }
    screen = curses.screen
    lastWords = curses.lastWords
    collector = curses.collector
    isLikeXterm = curses.isLikeXterm
    capabilities = DisplayCapabilities(depth: curses.decision.depth, isUTF8: surroundings.isUTF8)
    decoder = InputDecoder(known: curses.decision.usesOwnEntry ? [:] : terminfoKeys())
    inquiry = AppearanceInquiry(surroundings)
    writer = FrameWriter(
      DepthReduction(curses.decision, isUTF8: surroundings.isUTF8), pairs: ColorPairs(capacity: curses.pairs))
    (columns, rows) = CursesScreen.size()
    terminal_signals_guard(lastWords, lastWords.count)
    startListening()
  }

  deinit { close() }

  /// Gives the terminal back. Closing twice is closing once.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    let typedAhead = leave()
    delscreen(screen)
    collector?.end()
    Self.giveBack(typedAhead)
    terminal_signals_release()
  }

  /// Puts the terminal's own modes and screen back.
  /// - Returns: what was typed while the last answers were waited for.
  @discardableResult
  func leave() -> [UInt8] {
    guard isTaken else { return [] }
    isTaken = false
    let typed = stopListening()
    endwin()
    terminal_signals_unguard()
    return typed
  }

  /// Takes the terminal again after `leave`, at the size it has now, and shows what was there.
  func retake() {
    isTaken = true
    terminal_signals_guard(lastWords, lastWords.count)
    adoptSize()
    writer.invalidate()
    updateInPieces()
    startListening()
  }
}

// MARK: Frames

extension Terminal {
  /// Shows a grid; only what differs from the one before is sent, and the terminal shows it at once.
  package func present(_ grid: CellGrid) {
    if isTaken, writer.write(grid) { update() }
  }

  /// Forgets what is on the screen, so that the next grid is sent whole.
  package func invalidate() {
    writer.invalidate()
  }

  private func update() {
    guard let collector else { return updateInPieces() }
    let frame = collector.collect { refresh() }
    if !frame.isEmpty { send(marks.begin + frame + marks.end) }
  }

  /// Lets ncurses write to the terminal itself. After a stop it has to: with the first frame it puts the terminal's modes
  /// back, by the descriptor that it writes to.
  private func updateInPieces() {
    // Straight to the descriptor, around ncurses' buffer: through its own calls both marks come after the frame.
    send(marks.begin)
    refresh()
    send(marks.end)
  }

  private var marks: (begin: [UInt8], end: [UInt8]) {
    isLikeXterm ? (Array("\u{1B}[?2026h".utf8), Array("\u{1B}[?2026l".utf8)) : ([], [])
  }

  private func refresh() {
    wnoutrefresh(halflight_stdscr())
    doupdate()
  }

  /// Writes to the terminal itself, around ncurses.
  func send(_ text: String) { send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }
}
