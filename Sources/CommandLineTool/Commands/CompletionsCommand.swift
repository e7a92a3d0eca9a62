import LocatedInput

extension Subcommand {
  static let completions = Subcommand(
    "completions", operands: .one(.choice(ShellScript.all.map(\.shell))),
    summary: "the script by which a shell completes commands, options and names",
    details: """
      To load it at once, and for every new shell:

      \(ShellScript.all.map { "  " + $0.shell.padded(to: 5) + $0.installation }.joined(separator: "\n"))

      The script asks the program itself (`halflight help complete`), so that it need not be written again for a newer one.
      """
  ) { arguments, context in
    let names = ShellScript.all.map(\.shell)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure.usage("'completions' wants one shell: \(names.joined(separator: ", "))")
    }
    guard let script = ShellScript.all.first(where: { $0.shell == name }) else {
      throw CommandFailure.usage(
        "there are no completions for '\(name)'; for \(names.joined(separator: ", ")) there are",
        suggestion: nearestName(to: name, among: names))
    }
    context.write(script.text)
    return .done
  }
}
