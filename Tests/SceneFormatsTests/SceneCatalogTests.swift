import LocatedInput
import SceneModel
import Specimens
import Testing
import TraitModel

@testable import SceneFormats

@Suite struct SceneCatalogTests {
  private let own =
    #"{"name": {"en": "My pier", "zh-Hans": "我的码头"}, "screen": {"windowScenes": [{"windows": [{}]}]}}"#

  private func catalog(_ files: [String: String]) throws -> SceneCatalog {
    try SceneCatalog(folder: "/data/scenes", files: FilesInMemory(files))
  }

  private func load(_ name: String, _ catalog: SceneCatalog, input: String = "") throws -> LoadedScene {
    try catalog.load(name) { _ in Array(input.utf8) }
  }

  @Test func theUsersScenesAreFoundByNameAndByTitleInAnyLanguage() throws {
    let catalog = try catalog(["/data/scenes/pier.json": own, "/data/scenes/notes.txt": ""])
    for name in ["pier", "PIER", "my pier", "我的码头"] {
      #expect(try load(name, catalog).file == "/data/scenes/pier.json")
    }
    #expect(catalog.entry(named: "notes") == nil)
    #expect(catalog.entries.last?.name == "pier")
  }

  @Test func aSceneOfTheUsersTakesTheEntryOfAShippedOneOfThatName() throws {
    let catalog = try catalog(["/data/scenes/alert.json": own])
    #expect(try load("alert", catalog).scene.name.text() == "My pier")
    #expect(catalog.entries.map(\.name) == (try SceneCatalog(files: FilesInMemory())).entries.map(\.name))
  }

  @Test func aNameThatIsNoneIsAnsweredWithTheNearest() throws {
    let catalog = try catalog(["/data/scenes/pier.json": own])
    #expect(catalog.nearest(to: "setings-sheet") == "settings-sheet")
    #expect(catalog.nearest(to: "My peir") == "pier")
    #expect(catalog.nearest(to: "something quite different") == nil)
    #expect { try load("peir", catalog) } throws: { error in
      if case SceneFailure.unknownName("peir", nearest: "pier")? = error as? SceneFailure { return true }
      return false
    }
  }

  @Test func whatHoldsASlashOrEndsInJSONIsAPath() throws {
    let catalog = try catalog(["here.json": own, "there/alert": own])
    #expect(try load("here.json", catalog).file == "here.json")
    #expect(try load("there/alert", catalog).scene.name.text() == "My pier")
    for path in ["none.json", "./alert"] {
      #expect { try load(path, catalog) } throws: { error in
        if case SceneFailure.path(let failure)? = error as? SceneFailure { return failure.reason == .missing }
        return false
      }
    }
  }

  @Test func aDashIsStandardInputAndItsFaultsAreNamedSo() throws {
    let catalog = try catalog([:])
    #expect(try load("-", catalog, input: own).file == "standard input")
    #expect { try load("-", catalog, input: "{") } throws: { error in
      if case SceneFailure.content(let fault)? = error as? SceneFailure {
        return fault.diagnostics.allSatisfy { $0.file == "standard input" }
      }
      return false
    }
  }
}
