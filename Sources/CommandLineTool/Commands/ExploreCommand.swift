import CellCanvas
import LocatedInput
import PreviewUI
import Simulator
import ThemeFormats
import TraitPropagation

extension Subcommand {
  static let explore = Subcommand(
    "explore", summary: "the explorer (what `halflight` alone starts)",
    details: "Press ? in it for its keys, or read `halflight help keys`.",
    options: OptionSpec.sceneOptions + [.ios, .color]
  ) { arguments, context in
    if let extra = arguments.operands.first {
      throw CommandFailure.usage("'explore' takes no operand '\(extra)'; a scene is given with --scene")
    }
    let request = try SceneRequest(arguments, context)
    let (simulation, diagnostics) = try request.simulation(for: request.onlyRelease())
    let session = Session(
      simulation, rules: try RuleBook.builtIn(), library: request.library,
      diagnostics: request.sceneDiagnostics + diagnostics)
    return try context.terminal.withScreen(color: arguments[.color] ?? "auto") { terminal in
      Explorer(session: session, terminal: terminal, context: context).run()
    }
  }
}

/// The loop of the explorer: draw, wait, take the input.
private struct Explorer {
  var session: Session
  let terminal: any ScreenTerminal
  let context: ToolContext

  init(session: Session, terminal: any ScreenTerminal, context: ToolContext) {
    self.session = session
    self.context = context
    self.terminal = terminal
    _ = self.session.reduce(.resize(columns: terminal.columns, rows: terminal.rows))
  }

  func run() -> ExitStatus {
    var session = session
    // Finding the path behind a title reads many files, so it is asked for when the names change.
    var watched: (scene: String, themes: PaletteRequest)?
    while true {
      let drawing = draw(session, capabilities: terminal.capabilities)
      session.detailTop = min(session.detailTop, drawing.detailLimit)
      session.limitHelp(top: drawing.helpLimit)
      terminal.present(drawing.grid)
      let simulation = session.simulation
      if watched?.scene != simulation.sceneName || watched?.themes != simulation.paletteRequest {
        watched = (simulation.sceneName, simulation.paletteRequest)
        terminal.watch(session.watchedPaths)
      }
      switch terminal.nextEvent() {
      case .key(let key):
        for effect in session.reduce(.key(key)) {
          switch effect {
          case .quit: return .done
          case .redraw: terminal.invalidate()
          case .export(let kind): session.report(context.export(kind, of: session))
          case .save(let theme, let path, let mayReplace):
            _ = session.reduce(.saved(context.save(theme, at: path, mayReplace: mayReplace)))
          }
        }
      case .resize(let columns, let rows):
        _ = session.reduce(.resize(columns: columns, rows: rows))
      case .filesChanged:
        _ = session.reduce(.filesChanged)
      case .resumed:
        terminal.invalidate()
      case .terminate:
        return .interrupted
      }
    }
  }
}

extension ToolContext {
  /// Writes a palette that was changed in the explorer.
  fileprivate func save(_ theme: WrittenTheme, at path: String, mayReplace: Bool) -> SaveOutcome {
    if path == "-" || path.hasSuffix("/") { return .failed("'\(path)' is no name of a file") }
    do throws(CommandFailure) {
      if !mayReplace, (try? files.kind(of: path)) != nil { return .exists(path: path) }
      try ThemeOutput(path: path, mayReplace: mayReplace, context: self).write(theme.content, format: "this")
      return .saved(path: path, losses: theme.losses.map(\.text))
    } catch {
      return .failed(error.lines.map { $0.replacing("halflight: ", with: "") }.joined(separator: "; "))
    }
  }
}
