import KeyInput
import LocatedInput
import Simulator

/// Reading a settings file: `config.json` of a user, `.halflight.json` of a project.
extension SettingsLayer {
  /// - Parameters:
  ///   - path: where the file stands; relative paths in it start from its folder.
  ///   - home: what `~/` in it stands for.
  package init(file path: String, _ bytes: [UInt8], home: String?) {
    do {
      let (root, found) = try JSONReader.read(bytes)
      diagnostics = found
      read(root, file: path, home: home)
    } catch {
      diagnostics = error.diagnostics
    }
    diagnostics = diagnostics.map { $0.named(file: path) }
  }

  private mutating func read(_ root: JSONNode, file: String, home: String?) {
    guard let members = root.members else {
      diagnostics.append(
        Diagnostic(
          .error, "the file holds \(root.kindName)", remedy: "it holds an object of settings",
          at: root.location))
      return
    }
    for member in members {
      if member.key == "keys" {
        readKeys(member.value, file: file)
      } else if let key = SettingKey(rawValue: member.key) {
        guard let words = words(of: member.value, for: key) else { continue }
        let isPlace = key.form == .place || key.form == .places
        entries[key.rawValue] = Entry(
          isPlace ? words.map { Self.path($0, from: file, home: home) } : words,
          .file(file, member.value.location))
      } else {
        let near = nearestName(to: member.key, among: SettingKey.allCases.map(\.rawValue) + ["keys"])
        diagnostics.append(
          Diagnostic(
            .warning, "there is no setting '\(member.key)'", remedy: near.map { "did you mean '\($0)'?" },
            at: member.keyLocation))
      }
    }
  }

  /// The value in words; nil, with a diagnostic, where it is none.
  private mutating func words(of value: JSONNode, for key: SettingKey) -> [String]? {
    var found: [String]?
    var text: String?
    switch key.form {
    case .truth: found = value.bool.map { [String($0)] }
    case .place: found = value.string.map { [$0] }
    case .places: found = value.string.map { [$0] } ?? value.array?.compactMap(\.string)
    case .choice(let choices):
      text = value.string
      if case .number(_, let digits) = value.value { text = digits }
      found = text.flatMap { choices.contains($0) ? [$0] : nil }
    }
    if let array = value.array, array.count != found?.count { found = nil }
    if let found, !found.isEmpty, !found.contains("") { return found }
    diagnostics.append(
      Diagnostic(
        .error, text.map { "'\($0)' is no value of '\(key.rawValue)'" } ?? "found \(value.kindName)",
        remedy: "it is \(key.form.phrase(near: text))", at: value.location, keyPath: key.rawValue))
    return nil
  }

  /// A relative path starts from the folder of the file that names it; a name without a slash is a name.
  private static func path(_ word: String, from file: String, home: String?) -> String {
    if word.hasPrefix("~/"), let home { return joinedPath(home, String(word.dropFirst(2))) }
    guard word.contains("/"), !word.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return word }
    return joinedPath(String(file[...slash]), word.hasPrefix("./") ? String(word.dropFirst(2)) : word)
  }
}

// MARK: Keys

extension SettingsLayer {
  /// `{"toggleDevice": ["s", "F2"], "quit": "Ctrl-X"}`: the keys that a command has in place of its own.
  private mutating func readKeys(_ value: JSONNode, file: String) {
    guard let members = value.members else {
      diagnostics.append(
        Diagnostic(
          .error, "found \(value.kindName)", remedy: "keys are an object: a command's name, and its keys",
          at: value.location, keyPath: "keys"))
      return
    }
    let commands = CommandGroup.all.flatMap(\.commands).map(\.name)
    for member in members {
      guard commands.contains(member.key) else {
        let near = nearestName(to: member.key, among: commands)
        diagnostics.append(
          Diagnostic(
            .warning, "there is no command '\(member.key)'",
            remedy: near.map { "did you mean '\($0)'?" } ?? "`halflight help commands` names them",
            at: member.keyLocation, keyPath: "keys"))
        continue
      }
      let names = member.value.string == nil ? member.value.array : [member.value]
      guard let names else {
        diagnostics.append(
          Diagnostic(
            .error, "found \(member.value.kindName)", remedy: "a key's name, or a list of them",
            at: member.value.location, keyPath: "keys.\(member.key)"))
        continue
      }
      let keys = names.compactMap { key(of: $0, for: member.key) }
      // Where all that is asked for is wrong, the command keeps what it has.
      if keys.isEmpty, !names.isEmpty { continue }
      rebindings.append(
        Rebinding(command: member.key, keys: keys, file: file, place: member.keyLocation))
    }
  }

  private mutating func key(of value: JSONNode, for command: String) -> KeyPress? {
    let name = value.string ?? ""
    let fault: (message: String, remedy: String)
    if let press = KeyPress(name: name) {
      guard let reason = Self.refusal(of: press) else { return press }
      fault = ("\(press.name) cannot be bound", reason)
    } else {
      fault = (
        value.string == nil ? "found \(value.kindName)" : "'\(name)' is no key",
        "a key is a character, or is called as in `halflight help keys`: Ctrl-R, Alt-x, PgUp, F2"
      )
    }
    diagnostics.append(
      Diagnostic(
        .error, fault.message, remedy: fault.remedy, at: value.location, keyPath: "keys.\(command)"))
    return nil
  }

  /// Why a key is the terminal's.
  private static func refusal(of press: KeyPress) -> String? {
    guard press.control, case .character(let letter) = press.key else { return nil }
    switch letter {
    case "s", "q": return "terminals stop and start their output with it"
    case "c": return "it interrupts the program"
    case "z": return "it suspends the program"
    case "i": return "terminals send Tab for it"
    case "m", "j": return "terminals send Enter for it"
    case "[": return "terminals send Esc for it"
    case "h": return "terminals send Backspace for it"
    default: return nil
    }
  }
}
