import LocatedInput
import SceneFormats
import Simulator
import TraitPropagation
import UIKitExport

extension Subcommand {
  static let sceneExport = Subcommand(
    "scene export", operands: .some(.scene, .file),
    summary: "a scene's overrides as Swift, or scenes as tests for real UIKit",
    details: """
      --format swift writes a function that asks a real app's objects for the scene's overrides; its lesson's edits
      are not made. --format xctest writes one XCTest file of one or more scenes: it builds each from real UIKit
      objects, makes the lesson's edits, and asserts the style and level that Halflight claims of every node, under
      the rules of the iOS it runs on. It needs a Mac; a failure shows where Halflight is wrong.
      """,
    options: [.codeFormat, .allScenes, .output]
  ) { arguments, context in
    let library = try context.library()
    var names = arguments.operands
    if arguments.has(.allScenes) { names = try context.scenes().entries.map(\.name) + names }
    guard !names.isEmpty else {
      throw CommandFailure.usage("'scene export' wants names or files of scenes, or --all")
    }
    var status = ExitStatus.done
    var scenes: [(name: String, scene: Scene)] = []
    for name in names {
      do throws(LibraryFailure) {
        let loaded = try library.scene(named: name)
        if context.report(loaded.diagnostics) != .done { status = .badInput }
        scenes.append((name, loaded.scene))
      } catch { throw CommandFailure(error) }
    }
    try context.deliver(code(arguments[.codeFormat], scenes, library), arguments)
    return status
  }

  /// The file of one scene's overrides, or of the tests of several scenes.
  private static func code(
    _ format: String?, _ scenes: [(name: String, scene: Scene)], _ library: Library
  ) throws -> String {
    do {
      switch format {
      case "swift":
        guard let only = scenes.first, scenes.count == 1 else {
          throw CommandFailure.usage("--format swift takes one scene; --format xctest takes several")
        }
        return swiftOverrides(of: try library.launch(only.scene, named: only.name))
      case "xctest":
        let rules = try RuleBook.builtIn()
        return ConformanceSuite(
          try scenes.map { try ConformanceCase(of: $0.scene, named: $0.name, library: library, rules: rules) }
        ).text
      default: throw CommandFailure.usage("'scene export' wants --format swift or --format xctest")
      }
    } catch let failure as LibraryFailure {
      throw CommandFailure(failure)
    }
  }
}

extension OptionSpec {
  static let codeFormat = OptionSpec(
    "--format", choices: ["swift", "xctest"], help: "a function that sets the overrides, or tests")
}
