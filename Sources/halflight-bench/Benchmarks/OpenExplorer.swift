import CellCanvas
import KeyInput
import LocatedInput
import PreviewUI
import SceneFormats
import Simulator
import Specimens
import TraitPropagation

/// The explorer with a scene that ships, in a terminal of 120×40 cells in 24-bit colour.
struct OpenExplorer {
  var session: Session

  init(_ scene: String = SceneCatalog.defaultName) throws {
    let library = try Library.shipped()
    let app = try library.launch(try library.scene(named: scene).scene, named: scene)
    session = Session(app, rules: try RuleBook.builtIn(), library: library, columns: 120, rows: 40)
  }

  var picture: CellGrid { draw(session, capabilities: DisplayCapabilities()).grid }

  mutating func press(_ names: String...) {
    for key in names.compactMap(KeyPress.init(name:)) { _ = session.reduce(.key(key)) }
  }
}
