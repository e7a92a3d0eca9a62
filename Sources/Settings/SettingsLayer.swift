import KeyInput
package import LocatedInput

/// What one source says of the settings: the command line, the environment, or one file.
package struct SettingsLayer: Sendable {
  /// A value in the words of its source, checked; a list of several only for what takes several.
  package struct Entry: Hashable, Sendable {
    package var words: [String]
    package var origin: SettingOrigin

    package init(_ words: [String], _ origin: SettingOrigin) {
      self.words = words
      self.origin = origin
    }
  }

  /// The keys that a command is to have.
  struct Rebinding: Hashable, Sendable {
    var command: String
    var keys: [KeyPress]
    var file: String
    var place: SourceLocation
  }

  /// By the names of the keys.
  var entries: [String: Entry] = [:]
  var rebindings: [Rebinding] = []
  /// What was found wrong; what is wrong is left out.
  package internal(set) var diagnostics: [Diagnostic] = []

  package init() {}
}

extension SettingsLayer {
  /// - Parameter values: the values of an option by its name, nil where it was not given; they have been checked.
  package init(options values: (String) -> [String]?) {
    for key in SettingKey.allCases {
      guard let words = values(key.option) else { continue }
      let said = key.form == .truth ? [key == .mouse ? "false" : "true"] : words
      entries[key.rawValue] = Entry(said, .option(key.option))
    }
  }

  /// Several themes are separated by colons, as folders in PATH are.
  package init(environment: [String: String]) {
    guard environment.keys.contains(where: { $0.hasPrefix(SettingKey.variablePrefix) }) else { return }
    for key in SettingKey.allCases {
      guard let text = environment[key.variable], !text.isEmpty else { continue }
      let found: [String]?
      switch key.form {
      case .place: found = [text]
      case .places: found = text.split(separator: ":").map(String.init)
      case .choice(let choices): found = choices.contains(text) ? [text] : nil
      case .truth: found = Self.truths[text.lowercased()].map { [String($0)] }
      }
      if let found, !found.isEmpty {
        entries[key.rawValue] = Entry(found, .environment(key.variable))
      } else {
        diagnostics.append(
          Diagnostic(.error, "\(key.variable) is '\(text)'", remedy: "it is \(key.form.phrase(near: text))"))
      }
    }
  }

  private static let truths = ["1": true, "true": true, "yes": true, "0": false, "false": false, "no": false]
}

extension SettingKey.Form {
  /// What would be right, the most likely first: `light, or dark`.
  func phrase(near text: String? = nil) -> String {
    switch self {
    case .place: return "a name or a path"
    case .places: return "a name or a path, or a list of them"
    case .truth: return "true or false"
    case .choice(let choices):
      let near = text.flatMap { nearestName(to: $0, among: choices) }
      return "one of \(choices.joined(separator: ", "))" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}

extension SettingsLayer {
  /// Whether it says nothing.
  package var isEmpty: Bool { entries.isEmpty && rebindings.isEmpty }

  package mutating func add(_ key: SettingKey, _ words: [String], _ origin: SettingOrigin) {
    entries[key.rawValue] = Entry(words, origin)
  }

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
