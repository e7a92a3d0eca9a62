import CellCanvas

extension Benchmark {
  /// What a user waits for between a key and the picture that follows from it; sending it is the terminal's part.
  static let explorer = Benchmark(title: "The explorer with the first scene, 120×40 in 24-bit colour") {
    var explorer = try OpenExplorer()
    let still = explorer
    let cells = Double(still.picture.cells.count)
    let selection = fastest {
      explorer.press("j")
      keep(explorer.picture)
      explorer.press("k")
      keep(explorer.picture)
    } against: {
      keep(still.picture)
    }
    let frame = selection.second
    let device = fastest {
      explorer.press("s")
      keep(explorer.picture)
    }
    let override = fastest {
      explorer.press("2", "1")
      keep(explorer.picture)
    }
    var toggled = still
    toggled.press("s")
    let (before, after) = (still.picture.cells, toggled.picture.cells)
    return [
      Measurement("a frame", frame / 1000, "µs"),
      Measurement("a frame, for each cell", frame / cells, "ns"),
      Measurement("a key that moves the selection, with its frame", selection.first / 2 / 1000, "µs"),
      Measurement("the same against a frame alone", selection.first / 2 / frame, "×", atMost: 1.5),
      Measurement("a key that toggles the device, with its frame", device / 1000, "µs"),
      Measurement("two keys that override and inherit, with one frame", override / 1000, "µs"),
      Measurement(
        "cells that the device toggle changes", Double(zip(before, after).count { $0 != $1 }), "cells",
        atMost: cells / 2),
    ]
  }
}
