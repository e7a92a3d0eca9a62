import LocatedInput
import Simulator
import TraitModel

extension PlainExplorer {
  /// Plays a line of the script language: an edit, an expectation, another scene.
  mutating func play(_ line: String) throws(PlainRefusal) -> [String] {
    let step = try step(of: line)
    if case .keys = step.action {
      throw PlainRefusal("Keys are for the screen. Type what the key does; help lists the commands.")
    }
    let before = simulation
    var player = ScriptPlayer(Script(only: step), in: session)
    let outcome = player.advance()
    session = player.session
    switch outcome {
    case .made(let made):
      if case .edit(let line) = step.action, let edit = try? before.parser.parse(line) {
        lastChange = (edit, before)
      }
      return changeSentences(made, since: before)
    case .compared(let finding):
      if finding.holds { return ["True: \(finding.text)."] }
      noteFinding()
      return ["False: \(finding.text)."] + (try explanation(of: finding.node.rawValue).plain.dropFirst())
    case .passedOver: return ["Passed over: the line is not about \(simulation.release.name)."]
    case .refused(let fault): throw PlainRefusal(fault.message, remedy: fault.remedy)
    case .done, nil: break
    }
    switch step.action {
    case .scene:
      lastChange = nil
      return greeting
    case .say(let text), .note(let text): return text.isEmpty ? [] : [text]
    default: return []
    }
  }

  private func step(of line: String) throws(PlainRefusal) -> Script.Step {
    do throws(InputError) {
      if let step = try Script(Array(line.utf8)).steps.first { return step }
    } catch {
      let first = String(line.split(whereSeparator: \.isWhitespace).first ?? "")
      let verbs = Script.forms.map(\.verb) + ["from", "until"] + EditParser.forms.map(\.verb)
      if verbs.contains(first), let fault = error.diagnostics.first {
        throw PlainRefusal(fault.message, remedy: fault.remedy)
      }
      let near = nearestName(to: first, among: verbs + PlainCommand.all.flatMap(\.names))
      throw PlainRefusal(
        "there is no command '\(first)'", remedy: near.map { "did you mean '\($0)'?" } ?? "help lists them")
    }
    throw PlainRefusal("there is nothing in the line.")
  }

  /// What an edit did: which nodes are light or dark now, or why none is.
  func changeSentences(_ outcome: EditOutcome, since before: Simulation) -> [String] {
    var lines: [String] = []
    if let added = outcome.added { lines.append("Added \(added), and selected it.") }
    if let reason = outcome.noEffect {
      lines.append("Nothing changed: \(reason).")
    } else if outcome.changed.isEmpty, outcome.added == nil {
      lines.append("Done. No node has other traits.")
    }
    lines += simulation.changeSentences(outcome.changed, since: before)
    if let warning = outcome.warning { lines.append("To know: \(warning).") }
    return lines
  }
}
