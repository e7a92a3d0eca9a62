import LocatedInput
import Localization
import Recording
import Settings
import Simulator
import TraitPropagation

extension Subcommand {
  static let explore = Subcommand(
    "explore", summary: "the explorer (what `halflight` alone starts)",
    details: """
      Press ? in it for its keys, or read `halflight help keys`; `halflight help config` tells what can be set, and where.

      With --plain it needs no terminal and no keys: it reads commands from standard input, one a line, and answers each
      in English sentences and an empty line (--lang is for the scene's own texts); `help` among them lists them. Lines of
      a script are commands too. Where the input is no terminal, settings and saved state are left alone, and the status is 2 if a line could not be done, else 1 if an
      expectation was false.
      """,
    options: OptionSpec.sceneOptions + [
      .ios, .plain, .record, .terminalLanguage, .large, .showKeys, .color, .chrome, .noMouse,
    ]
  ) { arguments, context in
    if let extra = arguments.operands.first {
      throw CommandFailure.usage("'explore' takes no operand '\(extra)'; a scene is given with --scene")
    }
    if arguments[.record] == "-" || arguments.has(.record) && arguments.has(.plain) {
      throw CommandFailure.usage("--record films the screen of the explorer, into a file")
    }
    if arguments.has(.plain) { return try explorePlainly(arguments, context) }
    let start = try ExplorerStart(arguments, context)
    let (status, words) = try context.terminal.withScreen(color: arguments[.color] ?? "auto") { terminal in
      // A path that cannot be written is told before anything is done, not after.
      if let path = arguments[.record] {
        try context.deliver(Asciicast(title: "").text(endingAt: 0), to: path)
      }
      terminal.listenToMouse(start.settings.usesMouse)
      var explorer = try Explorer(start, terminal: terminal, context: context)
      let status = explorer.run()
      // Before the terminal is given back: after that, a signal ends the process.
      return (status, explorer.leave(film: arguments[.record]))
    }
    for text in words { context.complain("halflight: \(text)") }
    return status
  }

  private static func explorePlainly(_ arguments: ParsedArguments, _ context: ToolContext) throws
    -> ExitStatus
  {
    if arguments[.scene] == "-" || arguments.all(.theme).contains("-") {
      throw CommandFailure.usage(
        "--plain reads its commands from standard input; a scene or theme cannot come there too")
    }
    // What somebody pipes in gives the same answers everywhere.
    if context.inputIsTerminal {
      let start = try ExplorerStart(arguments, context)
      var session = start.session
      session.language = try context.language(start.settings.language ?? Language.english.tag, isUTF8: true)
      var explorer = PlainExplorer(session: session, context: context)
      return explorer.run()
    }
    let request = try SceneRequest(arguments, context)
    let simulation = try request.simulation(for: request.onlyRelease()).0
    var session = Session(simulation, rules: try RuleBook.builtIn(), library: request.library)
    session.language = try arguments.language()
    var explorer = PlainExplorer(session: session, context: context)
    return explorer.run()
  }
}

extension OptionSpec {
  static let plain = OptionSpec(
    "--plain",
    help: "typed commands and answers in sentences, for screen readers and pipes; needs no terminal")
}
