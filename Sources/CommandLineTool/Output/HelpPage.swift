/// The help texts, made from the tables of commands and options.
enum HelpPage {
  /// All commands with a line each.
  static func overview(of commands: [Subcommand]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let topics = HelpTopic.all.filter { !$0.name.contains(" ") }.map {
      "  " + padded($0.name, width) + "  " + $0.summary
    }
    let lines = commands.map { "  " + padded($0.name, width) + "  " + $0.summary }
    return """
      Halflight: which of a screen's views are light, which are dark, and why.

      usage: halflight [explore] [options]     the explorer
             halflight COMMAND [options]

      \(lines.joined(separator: "\n"))

      `halflight help COMMAND` tells more. Topics, for `halflight help TOPIC`:

      \(topics.joined(separator: "\n"))

      Options shared by the commands with a scene: `halflight help tree`.

      exit status:
      \(ExitStatus.allCases.map { "  " + padded(String($0.rawValue), 4) + $0.meaning }.joined(separator: "\n"))

      """
  }

  /// One command's page.
  static func page(of command: Subcommand) -> String {
    var text = "usage: halflight \(usage(of: command))\n\n\(sentence(command.summary))\n"
    if !command.details.isEmpty { text += "\n" + command.details + "\n" }
    if !command.options.isEmpty {
      let rows = command.options.map { (label(of: $0), $0.help) }
      let width = min(34, rows.map(\.0.count).max() ?? 0)
      text += "\noptions:\n"
      for (label, help) in rows {
        if label.count <= width {
          text += "  " + padded(label, width) + "  " + help + "\n"
        } else {
          text += "  " + label + "\n  " + padded("", width) + "  " + help + "\n"
        }
      }
    }
    return text
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

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
