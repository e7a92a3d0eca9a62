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

  /// What the user gave to commands, in the order in which it was said.
  private var changed: [(command: Command, keys: [KeyPress])] = []
  package private(set) var conflicts: [Conflict] = []

  /// As the table says.
  package static let standard = KeyBindings()

  private init() {}

  /// - Parameter changed: the keys that commands have in the place of the table's; who is named first keeps a key that
  ///   several are given. Names that no command has are passed over.
  package init(_ changed: [(command: String, keys: [KeyPress])]) {
    for (name, keys) in changed {
      guard let command = Self.command(named: name) else { continue }
      self.changed.append((command, claim(keys, for: command, isAsked: true)))
    }
    if changed.isEmpty { return }
    for command in Self.table where own(command.name) == nil {
      _ = claim(command.keys, for: command, isAsked: false)
    }
  }

  /// Those of the keys that no command has by the user's wish; of the others it is noted who has them.
  private mutating func claim(_ wanted: [KeyPress], for command: Command, isAsked: Bool) -> [KeyPress] {
    var claimed: [KeyPress] = []
    for key in wanted where !claimed.contains(key) {
      if let owner = owner(of: key) {
        conflicts.append(Conflict(key: key, owner: owner.name, without: command.name, isAsked: isAsked))
      } else {
        claimed.append(key)
      }
    }
    return claimed
  }

  private static var table: some Sequence<Command> { CommandGroup.all.lazy.flatMap(\.commands) }

  private static func command(named name: String) -> Command? { table.first { $0.name == name } }

  /// The command that has a key by the user's wish.
  private func owner(of key: KeyPress) -> Command? { changed.first { $0.keys.contains(key) }?.command }

  /// What the user gave to a command; nil where the table holds.
  private func own(_ name: String) -> [KeyPress]? { changed.first { $0.command.name == name }?.keys }

  package func command(for key: KeyPress) -> Command? {
    owner(of: key) ?? Self.table.first { own($0.name) == nil && $0.keys.contains(key) }
  }

  /// The keys of a command by its name.
  package func keys(of command: String) -> [KeyPress] {
    if let own = own(command) { return own }
    return Self.command(named: command)?.keys.filter { owner(of: $0) == nil } ?? []
  }

  /// As people read them: `↓ j`; empty for a command without a key.
  package func keyNames(of command: String) -> String { keys(of: command).map(\.name).joined(separator: " ") }
}
