package import KeyInput
package import Localization

/// One thing that a key does. This table is the origin of the bindings, the help, and the README's list.
package struct Command: Sendable {
  /// For scripts and configuration: `toggleDevice`.
  package let name: String
  /// The keys it has unless its user gave it others; which hold is `KeyBindings`'.
  package var keys: [KeyPress] { spelledKeys.split(separator: " ").compactMap { KeyPress(name: String($0)) } }
  private let spelledKeys: String
  /// What it does, in a few words.
  package let title: Phrase
  package let run: @Sendable (inout Session) -> [Effect]

  init(
    _ name: String, _ keys: String, _ title: Phrase, _ run: @escaping @Sendable (inout Session) -> [Effect]
  ) {
    self.name = name
    spelledKeys = keys
    self.title = title
    self.run = run
  }

  /// A command that asks nothing of the outside.
  static func change(
    _ name: String, _ keys: String, _ title: Phrase, _ run: @escaping @Sendable (inout Session) -> Void
  ) -> Command {
    Command(name, keys, title) { session in
      run(&session)
      return []
    }
  }

  /// Its keys as people read them: `↓ j`.
  package var keyNames: String { keys.map(\.name).joined(separator: " ") }
}

/// Commands that serve one intent. One group is one file, and one line here.
package struct CommandGroup: Sendable {
  package let title: Phrase
  package let commands: [Command]

  package static let all: [CommandGroup] = [
    .movement, .device, .overrides, .asking, .presentation, .structure, .surface, .looking, .finding,
    .palette,
    .changes, .judging, .choosing, .lesson, .history, .program,
  ]
}
