import CellCanvas
import ColorModel
import LocatedInput

/// A table whose entries may start with colours: two cells each, left out where output has no colour.
struct SwatchTable {
  struct Entry {
    var text: String
    var swatches: [RGBA] = []
    var attributes: CellAttributes = []
  }

  /// Cells between two columns.
  private static let gap = 2

  var rows: [[Entry]] = []

  /// The table as text, with escape sequences where it has colour. Texts come out with control characters visible.
  func text(inColor: Bool) -> String {
    let format = StillFormat.named(inColor ? "ansi" : "text")
    return format?.render(grid(inColor: inColor), StillOptions()) ?? ""
  }

  func grid(inColor: Bool) -> CellGrid {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { $0.indices.contains(column) ? width(of: $0[column], inColor: inColor) : nil }.max()
        ?? 0
    }
    let total = widths.reduce(0, +) + Self.gap * max(0, columns - 1)
    var grid = CellGrid(columns: total, rows: rows.count)
    for (row, entries) in rows.enumerated() {
      var left = 0
      for (column, entry) in entries.enumerated() {
        draw(entry, column: left, row: row, into: &grid, inColor: inColor)
        left += widths[column] + Self.gap
      }
    }
    return grid
  }

  private func width(of entry: Entry, inColor: Bool) -> Int {
    let swatches =
      inColor && !entry.swatches.isEmpty ? entry.swatches.count * 2 + (entry.text.isEmpty ? 0 : 1) : 0
    return swatches + cellWidth(of: visibleControls(in: entry.text))
  }

  private func draw(_ entry: Entry, column: Int, row: Int, into grid: inout CellGrid, inColor: Bool) {
    var position = column
    if inColor, !entry.swatches.isEmpty {
      for swatch in entry.swatches {
        let bytes = swatch.bytes
        let style = CellStyle(background: .rgb(red: bytes.red, green: bytes.green, blue: bytes.blue))
        grid.fill(CellArea(column: position, row: row, columns: 2, rows: 1), with: Cell(" ", style: style))
        position += 2
      }
      position += 1
    }
    let attributes = inColor ? entry.attributes : []
    grid.write(
      visibleControls(in: entry.text), column: position, row: row, style: CellStyle(attributes: attributes))
  }
}
