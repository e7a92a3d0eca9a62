import KeyInput
import LocatedInput
import SceneFormats
import Specimens
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

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
  let library = try Library.shipped()
  let scene = try SceneReader.read(Array(smallScene.utf8)).scene
  let request = PaletteRequest(release: release)
  let simulation = Simulation(
    scene, named: "small", device: DeviceSettings(), paletteRequest: request,
    palette: try library.palette(request).palette)
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
