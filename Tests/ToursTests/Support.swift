import Foundation
import LocatedInput
import SceneFormats
import Simulator
import Specimens
import ThemeFormats
import Tours
import TraitModel
import TraitPropagation

/// The scene that shows at first, with what ships around it.
func shippedSession(release: IOSRelease = .latest, columns: Int = 100, rows: Int = 48) throws -> Session {
  let library = try Library.shipped()
  let name = SceneCatalog.defaultName
  let request = PaletteRequest(release: release)
  let simulation = Simulation(
    try library.scene(named: name).scene, named: name, device: DeviceSettings(), paletteRequest: request,
    palette: try library.palette(request).palette)
  return Session(simulation, rules: try RuleBook.builtIn(), library: library, columns: columns, rows: rows)
}

func steps(of tour: Tour, under release: IOSRelease = .latest) throws -> [TourStep] {
  try tour.steps(from: shippedSession(release: release))
}

/// The folder of Package.swift.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// The names of the files in a folder of the package.
func fileNames(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder)
}
