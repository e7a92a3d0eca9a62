import CellCanvas
import LocatedInput
import Settings
import Simulator

/// What `doctor` found, as text and as JSON.
struct DoctorReport {
  let terminal: [TerminalFact]
  let program: [TerminalFact]
  let settings: ExplorerSettings
  let files: [SettingsSources.LookedAt]

  /// What holds of each setting, and who says it.
  private var settingFacts: [TerminalFact] {
    let values = SettingKey.allCases.map { key in
      guard let entry = settings[key] else {
        return TerminalFact(key.rawValue, key.standard, origin: "default")
      }
      return TerminalFact(key.rawValue, entry.words.joined(separator: ", "), origin: entry.origin.text)
    }
    let keys = settings.bindingOrigins.sorted { $0.key < $1.key }.map { command, origin in
      let names = settings.bindings.keyNames(of: command)
      return TerminalFact("keys.\(command)", names.isEmpty ? "none" : names, origin: origin.text)
    }
    return values + keys
  }

  private var fileFacts: [TerminalFact] {
    files.map { TerminalFact($0.name, $0.path, origin: $0.state.phrase) }
  }

  func text(inColor: Bool) -> String {
    let sections = [
      ("Terminal", terminal), ("Settings", settingFacts), ("Files", fileFacts), ("Program", program),
    ]
    let facts = SwatchTable(
      rows: sections.flatMap { title, facts in
        [[SwatchTable.Entry(text: title, attributes: .bold)]]
          + facts.map { fact in
            [
              SwatchTable.Entry(text: "  " + fact.name), SwatchTable.Entry(text: fact.value),
              SwatchTable.Entry(text: fact.origin),
            ]
          } + [[]]
      })
    let faults = settings.diagnostics.filter { $0.severity > .note }
    if faults.isEmpty { return facts.text(inColor: inColor) }
    return facts.text(inColor: inColor) + "Wrong in the settings\n"
      + faults.map { "  " + $0.text + "\n" }.joined()
  }

  var json: JSONText {
    func list(_ facts: [TerminalFact]) -> JSONText {
      .array(
        facts.map { fact in
          .object([
            ("name", .string(fact.name)), ("value", .string(fact.value)), ("origin", .string(fact.origin)),
          ])
        })
    }
    return .object([
      ("schema", 1), ("facts", list(terminal + program)), ("settings", list(settingFacts)),
      (
        "files",
        .array(
          files.map { file in
            .object([
              ("name", .string(file.name)), ("path", .string(file.path)),
              ("state", .string(file.state.word)),
            ])
          })
      ),
      ("diagnostics", .array(settings.diagnostics.map(\.json))),
    ])
  }
}

extension SettingsSources.LookedAt.State {
  var word: String {
    switch self {
    case .missing: "missing"
    case .read(faults: 0): "read"
    case .read: "faulty"
    case .broken: "broken"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .missing: "there is none"
    case .read(faults: 0): "read"
    case .read(let faults): "read, \(faults == 1 ? "1 fault" : "\(faults) faults")"
    case .broken(let reason): "broken: \(reason)"
    }
  }
}
