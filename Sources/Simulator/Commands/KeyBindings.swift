package import KeyInput

/// Which key does what: the keys of the table of commands, and those that a user gave to commands instead.
package struct KeyBindings: Sendable {
  /// A key that two commands would have.
  package struct Conflict: Hashable, Sendable {
    package var key: KeyPress
    /// The command that has it.
    package var owner: String
    /// The command that does not.
    package var without: String
    /// Whether the user gave it to both; else the one without had it from the table.
    package var isAsked: Bool
  }

  private var commands: [KeyPress: Command] = [:]
  private var keys: [String: [KeyPress]] = [:]
  package private(set) var conflicts: [Conflict] = []

  /// As the table says.
  package static let standard = KeyBindings()

  /// - Parameter changed: the keys that commands have in the place of the table's; who is named first keeps a key that
  ///   several are given. Names that no command has are passed over.
  package init(_ changed: [(command: String, keys: [KeyPress])] = []) {
    let table = CommandGroup.all.flatMap(\.commands)
    for (name, keys) in changed {
      guard let command = table.first(where: { $0.name == name }) else { continue }
      give(keys, to: command, isAsked: true)
    }
    for command in table where !changed.contains(where: { $0.command == command.name }) {
      give(command.keys, to: command, isAsked: false)
    }
  }

  private mutating func give(_ wanted: [KeyPress], to command: Command, isAsked: Bool) {
    var given: [KeyPress] = []
    for key in wanted where !given.contains(key) {
      if let owner = commands[key] {
        conflicts.append(Conflict(key: key, owner: owner.name, without: command.name, isAsked: isAsked))
      } else {
        commands[key] = command
        given.append(key)
      }
    }
    keys[command.name] = given
  }

  package func command(for key: KeyPress) -> Command? { commands[key] }

  /// The keys of a command by its name.
  package func keys(of command: String) -> [KeyPress] { keys[command] ?? [] }

  /// As people read them: `↓ j`; empty for a command without a key.
  package func keyNames(of command: String) -> String { keys(of: command).map(\.name).joined(separator: " ") }
}
