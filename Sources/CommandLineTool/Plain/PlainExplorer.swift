import LocatedInput
import Localization
import Simulator
import TraitPropagation

/// The explorer without a screen: it reads a command from each line of standard input and answers in sentences.
struct PlainExplorer {
  var session: Session
  let context: ToolContext
  /// The last edit, and the app before it.
  var lastChange: (edit: Edit, before: Simulation)?
  var hasEnded = false
  /// The worst that a line came to.
  private var status = ExitStatus.done

  var simulation: Simulation { session.simulation }
  /// Of the scenes' own texts; the answers are English.
  var language: String { session.language.tag }

  init(session: Session, context: ToolContext) {
    self.session = session
    self.context = context
  }

  /// Runs until `quit` or the end of the input.
  /// - Returns: done; or, where the lines are nobody's typing, the worst that one came to.
  mutating func run() -> ExitStatus {
    for diagnostic in session.diagnostics where diagnostic.severity > .note {
      context.complain(diagnostic.text)
    }
    say(["Halflight. Type help for the commands, quit to leave."] + greeting)
    while !hasEnded {
      if context.inputIsTerminal, context.outputIsTerminal { context.write("> ") }
      guard let line = context.readLine() else { break }
      answer(line)
    }
    return context.inputIsTerminal ? .done : status
  }

  private mutating func answer(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    // As in a script.
    guard let first = words.first, !first.hasPrefix("#") else { return }
    do throws(PlainRefusal) {
      if let (command, operand) = PlainCommand.find(words) {
        say(try command.run(&self, operand))
      } else {
        say(try play(line))
      }
    } catch {
      status = .usage
      say(["Error: \(error.text)"])
    }
  }

  /// Notes that an expectation was false.
  mutating func noteFinding() {
    if status == .done { status = .findings }
  }

  /// An answer, with an empty line behind it; marks that only the eye reads are left out.
  private func say(_ lines: [String]) {
    let lines = lines.map { $0.replacing("`", with: "").replacing(" · ", with: ", or ") }
    context.write(lines.map { visibleControls(in: $0) + "\n" }.joined() + "\n")
  }
}

/// Why a line was not done: a sentence or two.
struct PlainRefusal: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// What is wrong with a line, and what would be right.
  init(_ message: String, remedy: String?) {
    let whole = message + (remedy.map { "; " + $0 } ?? "")
    text = whole.hasSuffix("?") || whole.hasSuffix(".") ? whole : whole + "."
  }
}
