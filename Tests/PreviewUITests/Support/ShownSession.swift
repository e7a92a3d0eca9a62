import CellCanvas
import KeyInput
import Localization
import LocatedInput
import PreviewUI
import SceneFormats
import Simulator
import Specimens
import ThemeFormats
import TraitModel
import TraitPropagation

/// A session on a scene that ships, with keys pressed, as the text of its screen.
struct ShownSession {
  var session: Session
  var capabilities = DisplayCapabilities()

  init(
    _ scene: String = "settings-sheet", columns: Int = 120, rows: Int = 40, release: IOSRelease = .iOS26,
    language: Language = .english
  ) throws {
    let library = try Library.shipped()
    let request = PaletteRequest(release: release)
    let simulation = Simulation(
      try library.scene(named: scene).scene, named: scene, device: DeviceSettings(), paletteRequest: request,
      palette: try library.palette(request).palette)
    session = Session(
      simulation, rules: try RuleBook.builtIn(), library: library, columns: columns, rows: rows)
    session.language = language
  }

  mutating func press(_ names: String...) {
    for key in names.compactMap(KeyPress.init(name:)) { _ = session.reduce(.key(key)) }
  }

  mutating func report(_ message: Message) { session.report(message) }

  mutating func welcome(with bindings: KeyBindings) {
    session.adopt(bindings, faults: [])
    session.welcome()
  }

  mutating func select(_ node: NodeID) { session.select(node) }

  var drawing: Drawing { draw(session, capabilities: capabilities) }

  var rows: [String] {
    let grid = drawing.grid
    return (0..<grid.rows).map { row in
      String((0..<grid.columns).compactMap { grid[$0, row].character })
    }
  }

  var text: String { rows.joined(separator: "\n") }

  /// The first row that holds a text.
  func row(with text: String) -> String { rows.first { $0.contains(text) } ?? "" }
}
