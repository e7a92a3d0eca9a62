import LocatedInput

extension Subcommand {
  static let help = Subcommand(
    "help", operands: .optional(.helpTopic), summary: "the commands, one command's options, or a topic"
  ) { arguments, context in
    let name = arguments.operands.joined(separator: " ")
    if name.isEmpty {
      context.write(HelpPage.overview(of: Subcommand.all))
    } else if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      context.write(topic.text())
    } else if let command = Subcommand.all.first(where: { $0.name == name }) {
      context.write(HelpPage.page(of: command))
    } else {
      let family = Subcommand.all.filter { $0.name.hasPrefix(name + " ") }
      guard !family.isEmpty else {
        let names = Subcommand.all.map(\.name) + HelpTopic.all.map(\.name)
        throw CommandFailure.usage(
          "there is no help on '\(name)'", suggestion: nearestName(to: name, among: names))
      }
      context.write(family.map(HelpPage.page).joined(separator: "\n"))
    }
    return .done
  }
}

/// A page of help that is no command's.
struct HelpTopic: Sendable {
  let name: String
  /// For lists of what can be asked for.
  let summary: String
  let text: @Sendable () -> String

  static let all: [HelpTopic] = [
    HelpTopic(name: "keys", summary: "the explorer's keys") { KeyTable.text },
    HelpTopic(name: "keys markdown", summary: "the same, as the README has them") { KeyTable.markdown },
    HelpTopic(name: "edits", summary: "the lines that change the simulated app") { EditTable.text },
    HelpTopic(name: "scripts", summary: "the lines of a script") { ScriptTable.text },
    HelpTopic(name: "man", summary: "the manual page, in roff") { ManualPage.text },
    .config, .commandNames, .sceneFormat, .unshownReports,
  ]
}
