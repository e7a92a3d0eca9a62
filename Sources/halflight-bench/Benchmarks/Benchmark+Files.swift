import LocatedInput
import SceneFormats
import Specimens
import ThemeFormats
import TraitModel

extension Benchmark {
  /// What it costs to read what ships and what users bring.
  static let files = Benchmark(title: "Reading files") {
    let catalog = try SceneCatalog(files: FilesInMemory())
    let bytes = try catalog.entries.reduce(0) { $0 + (try catalog.bytes(of: $1).count) }
    let scenes = try catalog.entries.map { entry in
      try fastest(within: 20e6) { keep(try catalog.load(entry)) }
    }
    let together = scenes.reduce(0, +)
    let files = FilesInMemory(["few.json": sampleTheme(colors: 200), "many.json": sampleTheme(colors: 2000)])
    let colors = try fastest {
      keep(try readTheme(at: "few.json", files: files))
    } against: {
      keep(try readTheme(at: "many.json", files: files))
    }
    let (short, long) = (Array(sampleScene(rows: 100).utf8), Array(sampleScene(rows: 1000).utf8))
    let rows = try fastest {
      keep(try SceneReader.read(short))
    } against: {
      keep(try SceneReader.read(long))
    }
    return [
      Measurement("the \(scenes.count) scenes that ship", together / 1000, "µs"),
      Measurement("the slowest of them", (scenes.max() ?? 0) / 1000, "µs"),
      Measurement("a byte of them", together / Double(bytes), "ns"),
      Measurement(
        "a scene of 1,000 rows, against one of 100, a row", rows.second / rows.first / 10, "×", atMost: 3),
      Measurement("a theme of 2,000 colours", colors.second / 1000, "µs"),
      Measurement(
        "the same against one of 200, a colour", colors.second / colors.first / 10, "×", atMost: 3),
      Measurement("the system palettes", try fastest { keep(try SystemPalettes()) } / 1000, "µs"),
    ]
  }
}
