import Settings

extension HelpTopic {
  /// What can be set of the explorer, from the table of settings.
  static let config = HelpTopic(name: "config", summary: "what can be set of the explorer, and where") {
    let keys = SettingKey.allCases
    let name = keys.map(\.rawValue.count).max() ?? 0
    let variable = keys.map(\.variable.count).max() ?? 0
    let rows = keys.map { key in
      "  \(key.rawValue.padded(to: name))  \(key.variable.padded(to: variable))  \(key.takes)"
    }
    return """
      The explorer's settings. An option beats the environment, that \(SettingsSources.projectFileName) (in the working
      directory or above it), that the user's config.json in $XDG_CONFIG_HOME/halflight (~/.config/halflight), that what
      the scene says, that what was chosen in the explorer the last time. Other commands read none of these files.

      \(rows.joined(separator: "\n"))
      \("  " + "keys".padded(to: name))  {"toggleDevice": ["s", "F2"]}: by the names of `halflight help commands`

      A relative path in a file starts from the file's folder. `halflight doctor` shows what holds, and who says it.

      """
  }

  /// The names by which keys are bound, from the table of commands.
  static let commandNames = HelpTopic(name: "commands", summary: "the names by which keys are bound") {
    KeyTable.names
  }
}
