import KeyInput
import LocatedInput
import SceneFormats
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

/// A library of the scenes that ship, with two small themes.
struct TestLibrary: Library {
  let catalog: SceneCatalog
  let system: SystemPalettes

  init() throws {
    catalog = try SceneCatalog(files: NoFiles())
    system = try SystemPalettes()
  }

  var scenes: [LibraryEntry] { catalog.entries.map { LibraryEntry(name: $0.name, title: $0.name) } }
  var themes: [LibraryEntry] {
    ["system", "plain", "odd"].map { LibraryEntry(name: $0, title: $0.uppercased()) }
  }

  func scene(named name: String) throws(LibraryFailure) -> LoadedScene {
    do {
      return try catalog.load(name) { (_) throws(FileFailure) in throw FileFailure("-", .missing) }
    } catch {
      throw .unknown(kind: "scene", name: name, near: catalog.nearest(to: name))
    }
  }

  func palette(_ choice: ThemeChoice, release: IOSRelease) throws(LibraryFailure) -> LoadedPalette {
    for name in choice.names where !themes.map(\.name).contains(name) {
      throw .unknown(kind: "theme", name: name, near: nil)
    }
    let themes = choice.names.filter { $0 != "system" }.map { Theme(name: $0, format: "native", colors: []) }
    return LoadedPalette(Palette(system: system.theme(for: release), themes: themes))
  }
}

struct NoFiles: FileAccess {
  func kind(of path: String) throws(FileFailure) -> FileKind { throw FileFailure(path, .missing) }
  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] { throw FileFailure(path, .missing) }
  func names(inFolder path: String) throws(FileFailure) -> [String] { throw FileFailure(path, .missing) }
}

/// A scene of a root controller (with a card whose layer has a border, and an embedded child) and a sheet.
let smallScene = """
  {"name": "Small", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
    "rootViewController": {"id": "root", "view": {"id": "root.view", "subviews": [
      {"id": "card", "layer": {"id": "card.layer", "borderColor": "separator"}},
      {"id": "live", "layer": {"id": "live.layer", "borderColor": "separator", "refresh": "traitCollectionDidChange"}},
      {"id": "panel", "subviews": [{"childViewController": {"id": "child"}}]}]},
      "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet"}}}]}]}}
  """

func smallSession(release: IOSRelease = .iOS26, columns: Int = 120, rows: Int = 40) throws -> Session {
  let library = try TestLibrary()
  let scene = try SceneReader.read(Array(smallScene.utf8)).scene
  let palette = try library.palette(ThemeChoice(), release: release).palette
  let simulation = Simulation(
    scene, named: "small", device: DeviceSettings(), release: release, palette: palette)
  return Session(
    simulation, rules: try RuleBook.builtIn(), library: library, columns: columns, rows: rows)
}

extension Session {
  /// Presses keys by their names.
  @discardableResult
  mutating func press(_ names: String...) -> [Effect] {
    names.flatMap { name in KeyPress(name: name).map { reduce(.key($0)) } ?? [] }
  }

  func style(_ id: NodeID) -> EffectiveStyle? { simulation.traits(of: id)?.style }
}
