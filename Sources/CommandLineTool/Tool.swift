import LocatedInput

/// The command line: finds the command, reads its arguments, runs it, and turns whatever went wrong into text and a
/// status.
package struct Tool: Sendable {
  private let context: ToolContext

  package init(context: ToolContext) {
    self.context = context
  }

  /// Runs a command line, without the program's own name.
  package func run(_ arguments: [String]) -> ExitStatus {
    do {
      let (command, rest) = try resolve(arguments)
      let parsed = try ParsedArguments(rest, options: command.options, command: command.name)
      if parsed.wantsHelp {
        context.write(HelpPage.page(of: command))
        return .done
      }
      return try command.run(parsed, context)
    } catch let failure as CommandFailure {
      failure.lines.forEach(context.complain)
      return failure.status
    } catch let failure as FileFailure {
      let failure = CommandFailure(failure)
      failure.lines.forEach(context.complain)
      return failure.status
    } catch let error as InputError {
      error.diagnostics.forEach { context.complain($0.text) }
      return .badInput
    } catch let error as TerminalUnavailable {
      context.complain("halflight: " + visibleControls(in: error.reason))
      return .noTerminal
    } catch {
      context.complain("halflight: " + visibleControls(in: "\(error)"))
      return .usage
    }
  }

  /// The command of the first one or two words; without any, the explorer, for which nobody looks at the other commands.
  private func resolve(_ arguments: [String]) throws(CommandFailure) -> (Subcommand, [String]) {
    let rest = arguments[...]
    guard let first = rest.first else { return (.explore, []) }
    if first == "-h" || first == "--help" { return (.help, Array(rest.dropFirst())) }
    if first == "--version" { return (.version, Array(rest.dropFirst())) }
    if first.hasPrefix("-") { return (.explore, arguments) }
    let commands = Subcommand.all
    func command(_ name: String) -> Subcommand? { commands.first { $0.name == name } }
    if let second = rest.dropFirst().first, let found = command(first + " " + second) {
      return (found, Array(rest.dropFirst(2)))
    }
    if let found = command(first) { return (found, Array(rest.dropFirst())) }
    let family = commands.filter { $0.name.hasPrefix(first + " ") }
    if !family.isEmpty {
      let words = family.map { String($0.name.dropFirst(first.count + 1)) }
      guard let second = rest.dropFirst().first else {
        throw .usage("'\(first)' wants one of: \(words.joined(separator: ", "))")
      }
      if second == "-h" || second == "--help" {
        return (.help, [first])
      }
      throw .usage(
        "'\(first)' has no command '\(second)'; it has: \(words.joined(separator: ", "))",
        suggestion: nearestName(to: second, among: words).map { first + " " + $0 })
    }
    throw .usage(
      "there is no command '\(first)'; `halflight help` lists them",
      suggestion: nearestName(to: first, among: commands.map(\.name)))
  }
}
