import CellCanvas

/// The help texts, made from the tables of commands and options.
enum HelpPage {
  /// How wide the pages are, whatever the terminal: as wide as the narrowest that people use.
  private static let columns = 80

  /// All commands with a line each.
  static func overview(of commands: [Subcommand]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let topics = HelpTopic.all.filter { !$0.name.contains(" ") }
    return """
      Halflight: which of a screen's views are light, which are dark, and why.

      usage: halflight [explore] [options]     the explorer
             halflight COMMAND [options]

      \(table(commands.map { ($0.name, $0.summary) }, width))

      `halflight help COMMAND` tells more. Topics, for `halflight help TOPIC`:

      \(table(topics.map { ($0.name, $0.summary) }, width))

      Options shared by the commands with a scene: `halflight help tree`.

      exit status:
      \(table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }, 3))

      """
  }

  /// One command's page.
  static func page(of command: Subcommand) -> String {
    var text = "usage: halflight \(usage(of: command))\n\n\(filled(sentence(command.summary)))\n"
    if !command.details.isEmpty { text += "\n" + filled(command.details) + "\n" }
    if !command.options.isEmpty {
      let rows = command.options.map { (label(of: $0), $0.help) }
      text += "\noptions:\n" + table(rows, min(26, rows.map(\.0.count).max() ?? 0)) + "\n"
    }
    return text
  }

  /// Paragraphs, which blank lines separate, with their lines broken anew; where lines are indented they stay.
  private static func filled(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
      .map { lines in
        lines.contains { $0.hasPrefix(" ") }
          ? lines[...] : wrapped(lines.joined(separator: " "), width: columns).map { $0[...] }[...]
      }
      .map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// Labels, and what is said of each beside it; below it where the label is wider than its column.
  private static func table(_ rows: [(label: String, text: String)], _ width: Int) -> String {
    rows.map { label, text in
      let lines = wrapped(text, width: columns - width - 4)
      let first = label.count > width ? [label] : ["\(label.padded(to: width))  \(lines.first ?? "")"]
      let others = lines.dropFirst(label.count > width ? 0 : 1).map { "".padded(to: width) + "  " + $0 }
      return (first + others).map { "  " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A command's name with what follows it: `explain [options] NODE`.
  static func usage(of command: Subcommand) -> String {
    [command.name, command.options.isEmpty ? "" : "[options]", command.operands.usage].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A phrase of a table as a sentence.
  static func sentence(_ phrase: String, stop: String = ".") -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : stop)
  }

  private static func label(of option: OptionSpec) -> String {
    (option.short.map { $0 + ", " } ?? "") + option.name + (option.value.map { " " + $0 } ?? "")
  }
}
