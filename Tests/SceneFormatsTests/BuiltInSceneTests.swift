import BuiltInFiles
import Foundation
import LocatedInput
import SceneModel
import Specimens
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

@Suite struct BuiltInSceneTests {
  /// A catalogue needs no files as long as nobody names a path.
  private let catalog: SceneCatalog

  init() throws { catalog = try SceneCatalog(files: FilesInMemory()) }

  @Test func theListIsTheFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/CBuiltInFiles/scenes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(files) == Set(catalog.entries.map { $0.name + ".json" }),
      "scenes.c lists other files than Sources/CBuiltInFiles/scenes holds")
    #expect(catalog.entries.first?.name == SceneCatalog.defaultName)
  }

  @Test(arguments: BuiltInFiles.scenes.map(\.name)) func itLoadsWithoutADiagnostic(name: String) throws {
    let loaded = try load(name)
    #expect(loaded.diagnostics.map(\.text) == [])
    #expect(loaded.scene.hierarchy.count > 8, "a scene to show has more than a handful of nodes")
    #expect(loaded.scene.about != nil)
    #expect(loaded.scene.hierarchy.checkInvariants() == [])
  }

  @Test(arguments: BuiltInFiles.scenes.map(\.name)) func whatIsWrittenReadsBackAsTheSameScene(name: String)
    throws
  {
    let scene = try load(name).scene
    let read = try SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
    #expect(read.diagnostics.map(\.text) == [])
    expectSame(read.scene, scene)
  }

  @Test(arguments: BuiltInFiles.scenes.map(\.name)) func itsLessonNamesNodesThatExist(name: String) throws {
    let scene = try load(name).scene
    for (release, styles) in scene.lesson?.expectations ?? [:] {
      for id in styles.keys {
        #expect(scene.hierarchy.index(of: id) != nil, "\(id), expected under \(release.name), is no node")
      }
    }
  }

  private func load(_ name: String) throws -> LoadedScene {
    try catalog.load(name) { limit throws(FileFailure) in throw FileFailure("-", .unreadable) }
  }
}
