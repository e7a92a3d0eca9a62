import KeyInput
import Localization
import Simulator

/// The explorer's keys, from the table of commands.
enum KeyTable {
  /// For a terminal.
  static var text: String {
    let width = CommandGroup.all.flatMap(\.commands).map(\.keyNames.count).max() ?? 0
    return CommandGroup.all.map { group in
      group.title.english + "\n"
        + group.commands.map { "  " + $0.keyNames.padded(to: width) + "  " + $0.title.english + "\n" }
        .joined()
    }.joined(separator: "\n")
  }

  /// For who binds other keys: by the names that commands have in a settings file.
  static var names: String {
    let commands = CommandGroup.all.flatMap(\.commands)
    let width = commands.map(\.name.count).max() ?? 0
    let keys = commands.map(\.keyNames.count).max() ?? 0
    return commands.map {
      "  " + $0.name.padded(to: width) + "  " + $0.keyNames.padded(to: keys) + "  "
        + $0.title.english + "\n"
    }.joined()
  }

  /// The README's table, row by row.
  static var markdown: String {
    "| keys | what they do |\n|---|---|\n"
      + CommandGroup.all.flatMap(\.commands).map { command in
        let keys = command.keys.map { "`\($0.name)`" }.joined(separator: " ")
        return "| \(keys.replacing("|", with: "\\|")) | \(command.title) |\n"
      }.joined()
  }
}
