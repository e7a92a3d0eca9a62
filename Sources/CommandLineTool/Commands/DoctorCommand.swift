import CellCanvas
import LocatedInput

extension Subcommand {
  static let doctor = Subcommand(
    "doctor", summary: "what the terminal offers, what was detected and how",
    details:
      "Says why colours or characters look as they do. The terminal itself is not asked, so this works anywhere.",
    options: [.json, .color]
  ) { arguments, context in
    guard arguments.operands.isEmpty else { throw CommandFailure.usage("'doctor' takes no operands") }
    let facts = context.terminal.facts(color: arguments[.color] ?? "auto") + context.folderFacts
    context.write(
      arguments.has(.json)
        ? FactSheet(facts: facts).json.text
        : FactSheet(facts: facts).table.text(inColor: context.usesColor(arguments)))
    return .done
  }
}

extension ToolContext {
  /// Where the user's own themes and scenes are looked for.
  fileprivate var folderFacts: [TerminalFact] {
    let isSet = environment["XDG_DATA_HOME"].map { $0.hasPrefix("/") } ?? false
    return ["themes", "scenes"].map { name in
      guard let folder = dataFolder(name) else {
        return TerminalFact(name, "none", origin: "neither XDG_DATA_HOME nor HOME is set")
      }
      let exists = (try? files.kind(of: folder)) == .folder
      return TerminalFact(
        name, folder, origin: (isSet ? "XDG_DATA_HOME" : "HOME") + (exists ? "" : "; there is no such folder")
      )
    }
  }
}

/// Facts as a table and as JSON.
private struct FactSheet {
  let facts: [TerminalFact]

  var table: SwatchTable {
    SwatchTable(
      rows: facts.map { fact in
        [
          SwatchTable.Entry(text: fact.name, attributes: .bold), SwatchTable.Entry(text: fact.value),
          SwatchTable.Entry(text: fact.origin),
        ]
      })
  }

  var json: JSONText {
    .object([
      ("schema", 1),
      (
        "facts",
        .array(
          facts.map { fact in
            .object([
              ("name", .string(fact.name)), ("value", .string(fact.value)), ("origin", .string(fact.origin)),
            ])
          })
      ),
    ])
  }
}
