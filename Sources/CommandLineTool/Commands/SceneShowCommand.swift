import LocatedInput
import SceneFormats
import Simulator

extension Subcommand {
  static let sceneShow = Subcommand(
    "scene show", operands: .one(.scene, .file), summary: "a scene as a file, with every name spelled out",
    details: """
      What is printed is a scene file: all ids that the file left to be made stand in it, and values that are the
      default are left out. `halflight help scene` tells the format.
      """,
    options: [.output]
  ) { arguments, context in
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure.usage("'scene show' wants the name or the file of one scene")
    }
    let loaded: LoadedScene
    let library = try context.library()
    do throws(LibraryFailure) { loaded = try library.scene(named: name) } catch {
      throw CommandFailure(error)
    }
    let status = context.report(loaded.diagnostics)
    try context.deliver(SceneWriter.text(of: loaded.scene), arguments)
    return status
  }
}
