import LocatedInput

extension Subcommand {
  static let explore = Subcommand(
    "explore", summary: "the explorer (what `halflight` alone starts)",
    details: """
      Press ? in it for its keys, or read `halflight help keys`; `halflight help config` tells what can be set, and where.
      """,
    options: OptionSpec.sceneOptions + [.ios, .terminalLanguage, .color, .chrome]
  ) { arguments, context in
    if let extra = arguments.operands.first {
      throw CommandFailure.usage("'explore' takes no operand '\(extra)'; a scene is given with --scene")
    }
    let start = try ExplorerStart(arguments, context)
    let (status, failure) = try context.terminal.withScreen(color: arguments[.color] ?? "auto") { terminal in
      var explorer = try Explorer(start, terminal: terminal, context: context)
      let status = explorer.run()
      // Before the terminal is given back: after that, a signal ends the process.
      return (status, explorer.keepChoices())
    }
    if let failure { context.complain("halflight: \(failure.text)") }
    return status
  }
}
