import CellCanvas
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitPropagation

extension Subcommand {
  static let sceneList = Subcommand(
    "scene list", summary: "the scenes that can be named",
    details:
      "A scene of your own is a file in the folder halflight/scenes of XDG_DATA_HOME (~/.local/share).",
    options: [.json, .color]
  ) { arguments, context in
    guard arguments.operands.isEmpty else { throw CommandFailure.usage("'scene list' takes no operands") }
    let catalog = try context.scenes()
    var status = ExitStatus.done
    var rows: [(entry: SceneCatalog.Entry, scene: Scene)] = []
    for entry in catalog.entries {
      do throws(SceneFailure) {
        let loaded = try catalog.load(entry)
        if context.report(loaded.diagnostics) != .done { status = .badInput }
        rows.append((entry, loaded.scene))
      } catch {
        // One broken file of the user's does not hide the others.
        let failure = CommandFailure(LibraryFailure(error))
        failure.lines.forEach(context.complain)
        status = failure.status
      }
    }
    context.write(
      arguments.has(.json) ? json(rows).text : table(rows).text(inColor: context.usesColor(arguments)))
    return status
  }

  private static func table(_ rows: [(entry: SceneCatalog.Entry, scene: Scene)]) -> SwatchTable {
    SwatchTable(
      rows: rows.map { entry, scene in
        [
          SwatchTable.Entry(text: entry.name, attributes: .bold),
          SwatchTable.Entry(text: scene.name.text()),
          SwatchTable.Entry(text: scene.lesson?.group ?? ""),
          SwatchTable.Entry(text: scene.lesson?.rules.joined(separator: " ") ?? ""),
        ]
      })
  }

  private static func json(_ rows: [(entry: SceneCatalog.Entry, scene: Scene)]) -> JSONText {
    .object([
      ("schema", 1),
      (
        "scenes",
        .array(
          rows.map { entry, scene in
            .object([
              ("name", .string(entry.name)),
              ("title", .string(scene.name.text())),
              ("about", .optional(scene.about?.text())),
              ("path", .optional(entry.path)),
              ("nodes", .integer(scene.hierarchy.count)),
              ("group", .optional(scene.lesson?.group)),
              ("question", .optional(scene.lesson?.question?.text())),
              ("rules", .array(scene.lesson?.rules.map(JSONText.string) ?? [])),
            ])
          })
      ),
    ])
  }
}
