import BuiltInFiles
import LocatedInput
import Simulator
import Tours
import TraitPropagation

extension Subcommand {
  static let run = Subcommand(
    "run", operands: .one(.script, .file), summary: "a script of edits and expectations; a recording of it",
    details: """
      A script is a file, - for standard input, or the name of one that ships: \
      \(BuiltInFiles.scripts.map(\.name).joined(separator: ", ")).
      `halflight help scripts` lists what a line can be. The script starts in the scene of the options and may open
      others. With several releases it is played once under each.

      The status is 1 where an expectation is false; the reasons stand under its line. It is 3 where the script is bad:
      a line that is none (all of them are told, and nothing is played), or one that cannot be played because a node or
      a scene is not there, or because UIKit has no such edit under the release. Playing stops at such a line.

      The tours of `halflight demo` are scripts too: \(Tour.names.joined(separator: ", ")).

      --record writes an asciicast (version 2) of the explorer with what the script says under it, for `asciinema play`
      and the like. Its times are the script's and not a clock's: the same script gives the same bytes. --svg writes \
      the same pictures as one drawing that moves by itself, also in a browser's <img>, and begins anew at its end.
      """,
    options: OptionSpec.sceneOptions + [.severalIOS, .record, .movingSVG, .recordingSize, .json, .color]
  ) { arguments, context in
    guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure.usage(
        "'run' wants one script: a file, - or a name; `halflight help scripts` tells more")
    }
    if operand == "-", arguments[.scene] == "-" {
      throw CommandFailure.usage("only one of script and scene can be standard input")
    }
    let file = try ScriptFile(operand, context)
    let request = try SceneRequest(arguments, context)
    var camera = try arguments.camera(for: file.script, titled: file.name, request)
    var diagnostics = request.sceneDiagnostics
    let rules = try RuleBook.builtIn()
    var runs: [ScriptRun] = []
    for release in request.releases {
      let (simulation, found) = try request.simulation(for: release)
      let session = Session(simulation, rules: rules, library: request.library)
      let run = ScriptRun(file.script, in: session, filmedBy: &camera)
      diagnostics += (found + run.diagnostics).filter { !diagnostics.contains($0) }
      runs.append(run)
    }
    if let camera, let path = arguments[.record] { try context.deliver(camera.asciicast, to: path) }
    if let camera, let path = arguments[.movingSVG] { try context.deliver(camera.svg, to: path) }
    let report = RunReport(runs: runs, script: file, rules: rules, diagnostics: diagnostics)
    let text = arguments.has(.json) ? report.json.text : report.text(inColor: context.usesColor(arguments))
    // Standard output holds one thing: the recording, or what came of the script.
    if [arguments[.record], arguments[.movingSVG]].contains("-") {
      context.complain(String(text.dropLast()))
    } else {
      context.write(text)
    }
    report.refusals.forEach(context.complain)
    return context.report(diagnostics) == .badInput ? .badInput : report.status
  }
}

extension OptionSpec {
  static let record = OptionSpec(
    "--record", takes: .file, help: "write an asciicast of what the explorer shows")
  static let movingSVG = OptionSpec(
    "--svg", takes: .file, help: "write it as a drawing that moves; - is standard output")
  static let recordingSize = OptionSpec(
    "--size", takes: .text("COLSxROWS"), help: "the recording's size in cells (default 120x40)")
}

extension ParsedArguments {
  /// What films the script; nil where no recording is asked for.
  fileprivate func camera(for script: Script, titled title: String, _ request: SceneRequest)
    throws(CommandFailure) -> ScriptCamera?
  {
    guard has(.record) || has(.movingSVG) else {
      if has(.recordingSize) {
        throw .usage("--size is that of a recording; it wants --record or --svg beside it")
      }
      return nil
    }
    if self[.record] == "-", self[.movingSVG] == "-" {
      throw .usage("only one of --record and --svg can go to standard output")
    }
    guard request.releases.count == 1 else {
      throw .usage("\(has(.record) ? "--record" : "--svg") films one release; give one with --ios")
    }
    let size = try has(.recordingSize) ? StillSize(self[.recordingSize]) : StillSize(columns: 120, rows: 40)
    return ScriptCamera(script, size: size, title: title)
  }
}
