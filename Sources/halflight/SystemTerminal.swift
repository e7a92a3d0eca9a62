import CellCanvas
import CommandLineTool
import KeyInput
import TerminalDriver
import TraitModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The real terminal, as the command line tool asks for one.
struct SystemTerminal: TerminalAccess {
  func withScreen<Result>(color: String, _ body: (any ScreenTerminal) throws -> Result) throws -> Result {
    let terminal: Terminal
    do { terminal = try Terminal.open(color: choice(color)) } catch {
      throw TerminalUnavailable(error.message)
    }
    // Ends by the signal only after the terminal is back and the body's own clean-up is done.
    defer {
      terminal.close()
      if let signal = terminal.endingSignal, signal != SIGINT { Terminal.endProgram(by: signal) }
    }
    return try body(Screen(terminal: terminal))
  }

  func facts(color: String) -> [TerminalFact] {
    Terminal.findings(color: choice(color)).map { TerminalFact($0.name, $0.value, origin: $0.origin) }
  }

  private func choice(_ word: String) -> ColorChoice {
    switch word {
    case "always": .always
    case "never": .never
    default: .auto
    }
  }
}

private struct Screen: ScreenTerminal {
  let terminal: Terminal

  var columns: Int { terminal.columns }
  var rows: Int { terminal.rows }
  var capabilities: DisplayCapabilities { terminal.capabilities }
  func present(_ grid: CellGrid) { terminal.present(grid) }
  func invalidate() { terminal.invalidate() }
  func appearance() -> EffectiveStyle? { terminal.appearance() }
  func listenToMouse(_ listens: Bool) { terminal.listenToMouse(listens) }
  func copy(_ text: String) -> CopyAttempt {
    switch terminal.copy(text) {
    case .asked: .asked
    case .askedThroughTmux: .askedThroughTmux
    case .tooLong(let limit): .tooLong(limit: limit)
    case .unable: .unable
    }
  }
  func watch(_ paths: [String]) { terminal.watch(paths) }

  func nextEvent(withinMilliseconds milliseconds: Int32?) -> TerminalEvent? {
    switch terminal.nextEvent(withinMilliseconds: milliseconds) {
    case .key(let press): .key(press)
    case .mouse(let event): .mouse(event)
    case .appearance(let style): .appearance(style)
    case .resize(let columns, let rows): .resize(columns: columns, rows: rows)
    case .filesChanged: .filesChanged
    case .terminate(let signal): .terminate(signal: signal)
    case .resumed: .resumed
    case nil: nil
    }
  }
}
