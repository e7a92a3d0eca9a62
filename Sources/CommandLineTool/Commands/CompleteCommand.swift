extension Subcommand {
  static let complete = Subcommand(
    "complete", operands: .any(.text("WORD")),
    summary: "what could stand at the end of a command line; shells ask this",
    details: """
      The words behind -- are a command line without the program's name; the last is the one being typed, '' where it is
      not begun. Each line of the answer is a word that fits, and behind a tab what it is. A last line :files or :folders
      says that those fit too. The scripts of `halflight completions` call it:

        halflight complete -- tree --scene sett
      """
  ) { arguments, context in
    context.write(Completer(context: context).completion(of: arguments.operands).text)
    return .done
  }
}
