import ChangeDelivery
import LocatedInput
import Simulator
import TraitPropagation

extension Subcommand {
  static let trace = Subcommand(
    "trace", operands: .any(.edit),
    summary: "what edits set off: who is told of a trait change, in which order",
    details: """
      Each EDIT is one argument: 'device dark', 'set window light', 'background darkFirst' and so on, made one after the
      other. Every call that UIKit makes is numbered, with what UITraitCollection.current is inside it and the rule by
      which it comes; after the calls stands who is not told, and why. Where no source gives the order between calls, the
      line says so with the number of the open question. Without an edit it is the launch of the app.

      --format uikit has the layout of UIKit's own log (-UITraitCollectionChangeLoggingEnabled YES). Its times, process
      numbers and addresses are made up, and the same at every run; the traits that Halflight does not model are those
      of a phone in portrait.
      """,
    options: OptionSpec.sceneOptions + [.ios, .then, .traceFormat, .json, .color]
  ) { arguments, context in
    let lines = arguments.all(.then) + arguments.operands
    guard arguments.operands.isEmpty || arguments.all(.then).count == 1 else {
      throw CommandFailure.usage(
        "'trace' wants its edits behind --then: --then 'device dark' 'set root light'")
    }
    let request = try SceneRequest(arguments, context)
    var (simulation, found) = try request.simulation(for: try request.onlyRelease())
    let rules = try RuleBook.builtIn()
    var sheet = TraceSheet(of: simulation, rules: rules)
    if lines.isEmpty { sheet.add(simulation.launchLog(rules: rules), for: "launch", reaching: simulation) }
    for line in lines {
      let before = simulation
      let edit = try simulation.make(line, library: request.library)
      sheet.add(
        simulation.changeLog(of: edit, since: before, rules: rules), for: edit.line, reaching: simulation)
    }
    let diagnostics = request.sceneDiagnostics + found
    switch (arguments.has(.json), arguments[.traceFormat]) {
    case (true, _), (_, "json"): context.write(sheet.json(diagnostics).text)
    case (_, "uikit"): context.write(sheet.uikitLog)
    default: context.write(sheet.text(inColor: context.usesColor(arguments)))
    }
    return context.report(diagnostics)
  }
}

extension OptionSpec {
  static let then = OptionSpec(
    "--then", takes: .edit, isRepeatable: true, help: "an edit, as one argument; further ones may follow it")
  static let traceFormat = OptionSpec(
    "--format", choices: ["text", "json", "uikit"], help: "text, JSON, or the layout of UIKit's own log")
}

extension Simulation {
  /// Reads an edit and makes it.
  fileprivate mutating func make(_ line: String, library: Library) throws(CommandFailure) -> Edit {
    let hierarchy = hierarchy
    let edit: Edit
    do { edit = try EditParser { hierarchy.index(of: $0) != nil }.parse(line) } catch {
      throw .usage(
        visibleControls(in: "--then '\(line)': \(error.message)" + (error.remedy.map { "; " + $0 } ?? "")))
    }
    do { _ = try apply(edit, library: library) } catch {
      throw CommandFailure(error, option: "--then '\(line)'")
    }
    return edit
  }
}
