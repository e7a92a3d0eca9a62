import CellCanvas
import KeyInput
import Localization
import LocatedInput
import Settings
import Simulator
import Tours
import TraitPropagation

extension Subcommand {
  static let demo = Subcommand(
    "demo", operands: .optional(.tour, .file),
    summary: "a captioned tour: it plays by itself, or you step through it",
    details: """
      Without a name it is the first tour of --list. A tour plays at reading speed; any key stops it.

      \(TourCommand.all.map { "\($0.keys.map(\.name).joined(separator: " ")): \($0.title)" }.joined(separator: "; ")).

      A FILE (its name holds a / or ends in .half) is a script of your own, as `halflight run` takes it: 'say' begins a \
      caption, 'note' is for the presenter, 'select' looks at a node. What is done while nothing is said sets the stage. \
      A line that cannot be played, or that expects what is not so, stops it before it begins. The options that choose \
      the scene are for such a file; the tours that ship bring their own.
      """,
    options: [.listTours, .presenterNotes, .large, .showKeys, .reducedMotion] + OptionSpec.sceneOptions + [
      .ios, .terminalLanguage, .color, .chrome, .noMouse,
    ]
  ) { arguments, context in
    if arguments.has(.listTours) {
      context.write(try tourList(in: try arguments.language()))
      return .done
    }
    guard arguments.operands.count < 2 else { throw CommandFailure.usage("'demo' takes one tour") }
    let (tour, steps) = try tour(arguments, context)
    let settings = SettingsSources(arguments, context).settings
    var options = TourOptions(
      showsNotes: arguments.has(.presenterNotes), reducesMotion: settings.reducesMotion,
      isLarge: arguments.has(.large), showsKeys: arguments.has(.showKeys))
    let (status, words) = try context.terminal.withScreen(color: arguments[.color] ?? "auto") { terminal in
      options.language = try context.language(
        settings.language, isUTF8: terminal.capabilities.isUTF8)
      var demo = Demo(
        show: TourShow(
          tour, steps: steps, options: options, columns: terminal.columns, rows: terminal.rows),
        terminal: terminal, chrome: settings.chrome)
      switch demo.run() {
      case .left(let status): return (status, [])
      case .takenOver(let session):
        terminal.listenToMouse(settings.usesMouse)
        var explorer = try Explorer(
          ExplorerStart(with: session, settings), terminal: terminal, context: context)
        return (explorer.run(), explorer.leave())
      }
    }
    for text in words { context.complain("halflight: \(text)") }
    return status
  }

  /// The tour that is asked for, and its steps; what is wrong in it is found before the terminal is taken.
  private static func tour(
    _ arguments: ParsedArguments, _ context: ToolContext
  ) throws -> (Tour, [TourStep]) {
    let name = arguments.operands.first ?? Tour.names.first ?? ""
    let tour: Tour
    var file: ScriptFile?
    if let shipped = try Tour.builtIn(name) {
      if let option = (OptionSpec.sceneOptions + [.ios]).first(where: arguments.has) {
        throw CommandFailure.usage("the tour '\(name)' brings its own scene; \(option.name) is for a FILE")
      }
      tour = shipped
    } else {
      guard name.contains("/") || name.hasSuffix(".half") else {
        throw CommandFailure.usage(
          "there is no tour '\(name)'; `halflight demo --list` names them",
          suggestion: nearestName(to: name, among: Tour.names))
      }
      let own = try ScriptFile(name, context)
      tour = Tour(own.script, lines: own.lines, named: own.name)
      file = own
    }
    let request = try SceneRequest(arguments, context)
    let simulation = try request.simulation(for: request.onlyRelease()).0
    let session = Session(simulation, rules: try RuleBook.builtIn(), library: request.library)
    let steps: [TourStep]
    do throws(TourFault) { steps = try tour.steps(from: session) } catch {
      throw CommandFailure(error, in: file)
    }
    guard !steps.isEmpty else { throw CommandFailure(.badInput, ["halflight: nothing is shown in \(name)"]) }
    return (tour, steps)
  }

  private static func tourList(in language: Language) throws -> String {
    let tours = try Tour.names.compactMap(Tour.builtIn)
    let width = tours.map(\.name.count).max() ?? 0
    return tours.map { tour in
      tour.name.padded(to: width + 2)
        + language.text(Phrase(english: tour.title)) + "\n"
        + "".padded(to: width + 2) + language.text(Phrase(english: tour.about)) + "\n"
    }.joined()
  }
}

extension CommandFailure {
  /// Why a tour cannot be shown, as `run` says it of a script.
  fileprivate init(_ fault: TourFault, in file: ScriptFile?) {
    let (status, diagnostic): (ExitStatus, Diagnostic) =
      switch fault {
      case .refused(let diagnostic): (.badInput, diagnostic)
      case .untrue(let diagnostic): (.findings, diagnostic)
      }
    self.init(status, file?.excerpt(diagnostic) ?? [diagnostic.text])
  }
}

extension OptionSpec {
  static let listTours = OptionSpec("--list", help: "the tours that ship, and what each is about")
  static let presenterNotes = OptionSpec("--notes", help: "the presenter's notes on the side")
  static let large = OptionSpec("--large", help: "fewer and larger parts, for a projector")
  static let showKeys = OptionSpec("--show-keys", help: "a line that shows the keys as they are pressed")
  static let reducedMotion = OptionSpec(
    "--reduced-motion", help: "changes come at once, instead of travelling from node to node")
}
