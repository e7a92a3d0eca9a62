package import CellCanvas
import Localization
import SceneModel
import ScreenPainter
package import Simulator
import TraitModel

/// The same screen in every appearance that it can have, a phone each, labelled.
struct AppearanceGrid {
  let session: Session
  let capabilities: DisplayCapabilities

  /// How many phones stand side by side, and how many rows of cells each of them has with its label.
  struct Arrangement: Hashable {
    var columns: Int
    var rows: Int

    /// The rows of cells under which a phone says nothing any more.
    static let leastRows = 18

    /// The largest phones that fit all at once; where they would be too small and may be scrolled, as many side by side
    /// as can be read.
    init(count: Int, area: CellArea, aspect: Double, mayScroll: Bool) {
      func phoneRows(_ columns: Int) -> Double {
        let lines = (count + columns - 1) / columns
        return min(Double(area.rows / lines - 3), Double(area.columns / columns - 4) / (2 * aspect))
      }
      let best = (1...max(1, count)).max { phoneRows($0) < phoneRows($1) } ?? 1
      columns = best
      rows = area.rows / ((count + best - 1) / best)
      if mayScroll, phoneRows(best) < Double(Self.leastRows) {
        let wanted = Double(Self.leastRows) * 2 * aspect + 4
        columns = max(1, min(count, area.columns / Int(wanted.rounded(.up))))
        let fitting = Double(area.columns / columns - 4) / (2 * aspect) + 3
        rows = max(8, min(area.rows, Int(fitting)))
      }
      rows = max(2, rows)
    }
  }

  /// - Returns: the last line from which it can be shown.
  @discardableResult
  func draw(in grid: inout CellGrid, area: CellArea, top: Int, mayScroll: Bool) -> Int {
    let looks = session.simulation.reachableAppearances(library: session.library)
    let bounds = session.simulation.content.bounds
    let arrangement = Arrangement(
      count: looks.count, area: area, aspect: bounds.width / max(1, bounds.height), mayScroll: mayScroll)
    let lines = (looks.count + arrangement.columns - 1) / arrangement.columns
    var sheet = CellGrid(columns: area.columns, rows: max(area.rows, lines * arrangement.rows))
    let width = area.columns / arrangement.columns
    for (place, look) in looks.enumerated() {
      let column = place % arrangement.columns * width
      let row = place / arrangement.columns * arrangement.rows
      let label = truncated(session.language.text(look.title), toWidth: width - 2)
      sheet.write(
        label, column: column + max(0, (width - cellWidth(of: label)) / 2), row: row, style: Chrome.strong)
      drawPhone(
        paint(session.paintInput(of: look.simulation)), in: &sheet,
        area: CellArea(column: column, row: row + 1, columns: width, rows: arrangement.rows - 1),
        selection: nil, capabilities: capabilities)
    }
    let limit = max(0, sheet.rows - area.rows)
    let first = min(max(0, top), limit)
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        grid[area.column + column, area.row + row] = sheet[column, first + row]
      }
    }
    return limit
  }
}

/// Every appearance of the screen in one still.
package func drawAppearances(_ session: Session, _ capabilities: DisplayCapabilities) -> CellGrid {
  var grid = CellGrid(columns: session.columns, rows: session.rows)
  AppearanceGrid(session: session, capabilities: capabilities)
    .draw(in: &grid, area: grid.area, top: 0, mayScroll: false)
  grid.show(with: session.vision)
  return grid
}
