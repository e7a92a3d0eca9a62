import Simulator
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
      var explorer = Explorer(session: session, terminal: terminal, context: context)
      return explorer.run()
    }
  }
}
