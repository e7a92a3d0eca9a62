import CNCurses
import ColorModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// ncurses, started in the modes of a full-screen program, and what was decided on the way.
struct CursesScreen {
  let screen: OpaquePointer
  let decision: ColorDecision
  /// How many colour pairs there are; 0 without colour.
  let pairs: Int
  /// Whether the terminal is like xterm. Others may print what they do not know: the marks of synchronized output,
  /// questions, modes.
  let isLikeXterm: Bool
  /// What gives the terminal's own screen back, for a way out on which ncurses cannot be asked.
  let lastWords: [CChar]
  /// Nil where ncurses writes to standard output itself.
  let collector: FrameCollector?

  static func start(_ surroundings: TerminalSurroundings) -> CursesScreen? {
    guard let term = surroundings.term else { return nil }
    // The size comes from the terminal, never from LINES and COLUMNS, which do not change with it.
    use_env(false)
    use_tioctl(true)
    let collector = FrameCollector()
    let output = collector?.stream
    var decision = ColorDecision(for: surroundings)
    var screen = decision.usesOwnEntry ? withOwnEntry { halflight_start(DirectColorEntry.name, output) } : nil
    if screen == nil {
      // An ncurses that takes no entry from the environment: then what the system knows has to do.
      if decision.usesOwnEntry { decision = decision.withoutOwnEntry(surroundings.entry) }
      screen = halflight_start(term, output)
    }
    guard let screen else {
      collector?.end()
      return nil
    }
    let isLikeXterm = ColorDecision.isLikeXterm(term)
    return CursesScreen(
      screen: screen, decision: decision, pairs: enterModes(isColored: decision.depth != .monochrome),
      isLikeXterm: isLikeXterm, lastWords: lastWords(isLikeXterm: isLikeXterm),
      collector: collector)
  }

  /// Runs something with our terminfo entry in the environment, and takes it out again: programs that are started
  /// later have their own idea of it.
  private static func withOwnEntry<Result>(_ body: () -> Result) -> Result {
    let before = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", DirectColorEntry.terminfo, 1)
    defer {
      if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
    }
    return body()
  }

  private static func enterModes(isColored: Bool) -> Int {
    // Not raw: Ctrl-C, Ctrl-Z, Ctrl-S and Ctrl-Q keep meaning what they mean everywhere.
    cbreak()
    noecho()
    nonl()
    // A frame is never left half done because a key came in meanwhile.
    typeahead(-1)
    keypad(halflight_stdscr(), true)
    curs_set(0)
    guard isColored, has_colors(), start_color() == OK else { return 0 }
    use_default_colors()
    return Int(halflight_color_pairs())
  }

  /// The size in columns and rows; what a terminal that does not tell has usually.
  static func size() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private static func lastWords(isLikeXterm: Bool) -> [CChar] {
    var words = Array((isLikeXterm ? "\u{1B}[?2026l" + TerminalMode.allOff : "").utf8)
    for capability in ["sgr0", "cnorm", "rmkx", "rmcup"] {
      guard let text = halflight_string_capability(capability) else { continue }
      words += withoutPadding(Array(String(cString: text).utf8))
    }
    return words.map { CChar(bitPattern: $0) }
  }

  /// A capability without its delays (`$<5>`), which terminals have not needed for long.
  private static func withoutPadding(_ capability: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = capability[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "$"), rest.dropFirst().first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
