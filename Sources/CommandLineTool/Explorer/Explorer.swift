import CellCanvas
import KeyInput
import LocatedInput
import PreviewUI
import Settings
import Simulator
import ThemeFormats

/// The loop of the explorer: draw, wait, take the input.
struct Explorer {
  var session: Session
  let terminal: any ScreenTerminal
  let context: ToolContext
  let settings: ExplorerSettings
  private var messageClock = MessageClock()
  /// What was drawn where.
  private var hits = HitMap()
  /// Finding the path behind a title reads many files, so it is asked for when the names change.
  private var watched: (scene: String, themes: PaletteRequest)?
  /// What was written on leaving, which would else go unnoticed.
  var farewell: [String] = []
  /// What the screen showed and when, where that is recorded.
  private(set) var film: ExplorerFilm?

  /// - Throws: the faults of the language's own files.
  init(_ start: ExplorerStart, terminal: any ScreenTerminal, context: ToolContext) throws(InputError) {
    session = start.session
    session.language = try context.language(start.settings.language, isUTF8: terminal.capabilities.isUTF8)
    settings = start.settings
    film = start.isFilmed ? ExplorerFilm(title: session.simulation.sceneName) : nil
    self.context = context
    self.terminal = terminal
    if context.isFirstStart() { session.welcome() }
    _ = self.session.reduce(.resize(columns: terminal.columns, rows: terminal.rows))
  }

  /// Runs until the user or a signal ends it.
  mutating func run() -> ExitStatus {
    if session.followsTerminal, let style = terminal.appearance() {
      _ = session.reduce(.terminalAppearance(style))
    }
    while true {
      show()
      switch terminal.nextEvent(withinMilliseconds: messageClock.remaining(for: session.message)) {
      case .key(let key):
        for effect in session.reduce(.key(key)) {
          if let status = perform(effect) { return status }
        }
      case .resize(let columns, let rows):
        _ = session.reduce(.resize(columns: columns, rows: rows))
      case .mouse(let event):
        let target = hits.target(column: event.column, row: event.row)
        for effect in session.reduce(.pointer(event.action, target)) {
          if let status = perform(effect) { return status }
        }
      case .appearance(let style):
        _ = session.reduce(.terminalAppearance(style))
      case .filesChanged:
        _ = session.reduce(.filesChanged)
      case .resumed:
        terminal.invalidate()
      case .terminate:
        // What `q` writes is not lost where a signal ends it.
        for effect in session.end() { _ = perform(effect) }
        return .interrupted
      case nil:
        _ = session.reduce(.messagePassed)
      }
    }
  }

  /// Keeps what is to outlast the explorer: the film, where a path for it is given, and for the next start what was chosen.
  /// - Returns: what is said once the terminal is given back.
  func leave(film path: String? = nil) -> [String] {
    var words = farewell
    if let film, let path { words += context.keep(film, at: path) }
    do throws(FileFailure) { try context.keep(session.choices) } catch { words.append(error.text) }
    return words
  }

  private mutating func show() {
    present()
    let simulation = session.simulation
    guard watched?.scene != simulation.sceneName || watched?.themes != simulation.paletteRequest else {
      return
    }
    watched = (simulation.sceneName, simulation.paletteRequest)
    let paths = session.watchedPaths
    terminal.watch(paths)
    guard !paths.isEmpty else { return }
    // What was saved between the reading and this moment nobody has told.
    _ = session.reduce(.filesChanged)
    present()
  }

  private mutating func present() {
    let drawing = draw(session, capabilities: terminal.capabilities, chrome: settings.chrome)
    session.detailTop = min(session.detailTop, drawing.detailLimit)
    session.limitHelp(top: drawing.helpLimit)
    session.shownTreeTop = drawing.treeTop
    session.shownListTop = drawing.listTop
    hits = drawing.hits
    terminal.present(drawing.grid)
    film?.show(drawing.grid)
  }
}
