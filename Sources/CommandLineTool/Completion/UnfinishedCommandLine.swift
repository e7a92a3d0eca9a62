/// A command line that is being typed: its command, and what the words before the last one have settled.
struct UnfinishedCommandLine {
  let command: Subcommand
  /// The finished words behind the command's name.
  let words: [String]
  private(set) var operands: [String] = []
  private(set) var given: Set<OptionSpec> = []
  /// The option whose value is being typed.
  private(set) var awaiting: OptionSpec?
  /// Whether `--` has come: everything behind it is an operand.
  private(set) var takesOnlyOperands = false

  /// - Parameter last: the word that is being typed.
  /// - Returns: nil where the words name no command yet, or none that there is.
  init?(_ words: [String], begun last: String, commands: [Subcommand]) {
    let first = words.first ?? last
    func command(_ count: Int) -> Subcommand? {
      guard words.count >= count else { return nil }
      return commands.first { $0.name == words.prefix(count).joined(separator: " ") }
    }
    if first.hasPrefix("-") {
      guard let explore = commands.first(where: { $0.name == "explore" }) else { return nil }
      self.init(explore, words)
    } else if let found = command(2) {
      self.init(found, Array(words.dropFirst(2)))
    } else if let found = command(1) {
      self.init(found, Array(words.dropFirst()))
    } else {
      return nil
    }
  }

  private init(_ command: Subcommand, _ words: [String]) {
    self.command = command
    self.words = words
    for word in words {
      if awaiting != nil {
        awaiting = nil
      } else if takesOnlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        takesOnlyOperands = true
      } else {
        let name = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : word
        guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
          continue
        }
        given.insert(option)
        if option.takesValue, name == word { awaiting = option }
      }
    }
  }

  /// The options that may still be given.
  var openOptions: [OptionSpec] { command.options.filter { $0.isRepeatable || !given.contains($0) } }

  /// What the next operand can be; empty where there are enough.
  var openOperands: [ArgumentKind] {
    let kinds = command.operands.kinds
    // The name of a command may be of two words.
    let most = command.operands.isRepeatable ? .max : kinds.contains(.helpTopic) ? 2 : 1
    return operands.count < most ? kinds : []
  }

  /// The arguments that are finished, read as the command reads them; nil where they are wrong.
  var arguments: ParsedArguments? {
    try? ParsedArguments(
      awaiting == nil ? words : words.dropLast(), options: command.options, command: command.name)
  }
}
