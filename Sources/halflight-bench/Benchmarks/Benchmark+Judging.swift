import Audit
import LocatedInput
import SceneFormats
import Simulator
import Specimens
import TraitModel

extension Benchmark {
  /// What it costs to judge colours.
  static let judging = Benchmark(title: "Audits") {
    let library = try Library.shipped()
    func app(rows: Int) throws -> Simulation {
      try library.launch(try SceneReader.read(Array(sampleScene(rows: rows).utf8)).scene, named: "rows")
    }
    let shown = try OpenExplorer().session.simulation
    let (few, many) = (try app(rows: 20), try app(rows: 200))
    let rows = fastest {
      keep(few.audit(library: library))
    } against: {
      keep(many.audit(library: library))
    }
    return [
      Measurement(
        "the first scene, in every appearance", fastest { keep(shown.audit(library: library)) } / 1000, "µs"),
      Measurement(
        "the system palette",
        fastest { keep(PaletteAudit(shown.palette, subject: "system").report()) } / 1000, "µs"),
      Measurement(
        "a scene of 200 rows, against one of 20, a row", rows.second / rows.first / 10, "×", atMost: 3),
    ]
  }
}
