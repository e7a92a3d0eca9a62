import CellCanvas
import Localization
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitPropagation

extension Subcommand {
  static let sceneList = Subcommand(
    "scene list", operands: .any(.text("WORD")),
    summary: "the scenes that can be named, by what they are about",
    details: """
      With words: the scenes whose name, title, question, rules or source hold all of them. A scene of your own is a
      file in the folder halflight/scenes of XDG_DATA_HOME (~/.local/share). Which reports no scene can show, and why:
      `halflight help reports`.
      """,
    options: [.group, .language, .json, .color]
  ) { arguments, context in
    var listing = SceneListing(language: try arguments.language().tag)
    var status = ExitStatus.done
    let catalog = try context.scenes()
    for entry in catalog.entries {
      do throws(SceneFailure) {
        let loaded = try catalog.load(entry)
        if context.report(loaded.diagnostics) != .done { status = .badInput }
        listing.rows.append(SceneListing.Row(entry: entry, scene: loaded.scene))
      } catch {
        // One broken file of the user's does not hide the others.
        let failure = CommandFailure(LibraryFailure(error))
        failure.lines.forEach(context.complain)
        status = failure.status
      }
    }
    try listing.narrow(group: arguments[.group], words: arguments.operands)
    context.write(
      arguments.has(.json) ? listing.json.text : listing.text(inColor: context.usesColor(arguments)))
    return status
  }
}

extension OptionSpec {
  static let group = OptionSpec("--group", takes: .sceneGroup, help: "only the scenes of one group")
}

/// The scenes of a list, group by group.
private struct SceneListing {
  struct Row {
    var entry: SceneCatalog.Entry
    var scene: Scene
    var group: String { scene.lesson?.group ?? "other" }
  }

  /// In which texts are shown that a scene has in several languages.
  let language: String
  var rows: [Row] = []

  /// In the order in which they first come.
  private var groups: [String] {
    rows.reduce(into: []) { groups, row in
      if !groups.contains(row.group) { groups.append(row.group) }
    }
  }

  /// Leaves what belongs to a group and holds all the words.
  mutating func narrow(group: String?, words: [String]) throws(CommandFailure) {
    if let group {
      guard groups.contains(group) else {
        throw .usage(
          "there is no group '\(group)'; one of: \(groups.joined(separator: ", "))",
          suggestion: nearestName(to: group, among: groups))
      }
      rows.removeAll { $0.group != group }
    }
    rows.removeAll { row in !row.scene.matches(words, named: row.entry.name) }
    if rows.isEmpty, !words.isEmpty {
      throw .usage("no scene is about '\(words.joined(separator: " "))'")
    }
  }

  func text(inColor: Bool) -> String {
    var lines = StyledLines()
    let all = groups.flatMap { group in rows.filter { $0.group == group } }
    var aligned = aligned(all.map(line))[...]
    for group in groups {
      let count = rows.count { $0.group == group }
      lines.section(.bold(group), Array(aligned.prefix(count)))
      aligned = aligned.dropFirst(count)
    }
    return lines.text(inColor: inColor)
  }

  private func line(_ row: Row) -> [StyledLine] {
    [
      [StyledSpan(row.entry.name)], [StyledSpan(row.scene.name.text(in: language))],
      [.dim(row.scene.lesson?.rules.joined(separator: " ") ?? "")],
    ]
  }

  var json: JSONText {
    .object([
      ("schema", 1),
      (
        "scenes",
        .array(
          rows.map { row in
            let lesson = row.scene.lesson
            return .object([
              ("name", .string(row.entry.name)),
              ("title", .string(row.scene.name.text(in: language))),
              ("about", .optional(row.scene.about?.text(in: language))),
              ("path", .optional(row.entry.path)),
              ("nodes", .integer(row.scene.hierarchy.count)),
              ("group", .optional(lesson?.group)),
              ("question", .optional(lesson?.question?.text(in: language))),
              ("rules", .array(lesson?.rules.map(JSONText.string) ?? [])),
              ("source", .optional(lesson?.source)),
            ])
          })
      ),
    ])
  }
}
