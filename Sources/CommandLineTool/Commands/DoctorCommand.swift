import LocatedInput
import LocatedXML
import LocatedYAML
import SceneFormats
import Settings
import ThemeFormats

extension Subcommand {
  static let doctor = Subcommand(
    "doctor",
    summary:
      "what the terminal offers, what was detected and how, and where the explorer's settings come from",
    details: """
      Says why colours or characters look as they do, which files the explorer reads and writes, and who says what holds.
      """,
    options: [.json, .color]
  ) { arguments, context in
    guard arguments.operands.isEmpty else { throw CommandFailure.usage("'doctor' takes no operands") }
    let sources = SettingsSources(nil, context)
    let report = DoctorReport(
      terminal: context.terminal.facts(color: arguments[.color] ?? "auto"), program: context.programFacts,
      settings: sources.settings, files: sources.files)
    context.write(
      arguments.has(.json) ? report.json.text : report.text(inColor: context.usesColor(arguments)))
    return .done
  }
}

extension ToolContext {
  /// What this program is made of, and the themes and scenes that it knows.
  fileprivate var programFacts: [TerminalFact] {
    let libraries = [
      TerminalFact("halflight", Version.current, origin: "this program"),
      TerminalFact("expat", XMLReader.libraryVersion, origin: "for property lists and XML"),
      TerminalFact("libyaml", YAMLReader.libraryVersion, origin: "for base16 and base24"),
    ]
    let themes = themes.entries
    let ownThemes = themes.count { if case .user = $0.origin { true } else { false } }
    let scenes = (try? scenes().entries) ?? []
    let ownScenes = scenes.count { $0.path != nil }
    return libraries + [
      folderFact("themes", own: ownThemes, all: themes.count),
      folderFact("scenes", own: ownScenes, all: scenes.count),
    ]
  }

  /// Where the user's own themes or scenes are looked for.
  private func folderFact(_ name: String, own: Int, all: Int) -> TerminalFact {
    let counts = "\(all - own) that ship, \(own) of yours"
    guard let folder = dataFolder(name) else {
      return TerminalFact(name, counts, origin: "no folder: neither XDG_DATA_HOME nor HOME is set")
    }
    let exists = (try? files.kind(of: folder)) == .folder
    return TerminalFact(name, counts, origin: folder + (exists ? "" : "; there is no such folder"))
  }
}
