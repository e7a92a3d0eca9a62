package import CellCanvas
import ColorModel
import SceneModel
package import ScreenPainter
package import TraitModel

/// Draws a painting as a phone into an area of a grid, as large as fits, in the middle.
/// - Returns: where it lies, for finding the node under a cell.
@discardableResult
package func drawPhone(
  _ painting: Painting, in grid: inout CellGrid, area: CellArea, selection: NodeID?,
  capabilities: DisplayCapabilities
) -> PhoneLayout {
  let fit = PhoneFit(painting, in: area, selection: selection)
  let screen = fit.screen
  let scale = PhoneScale(visible: fit.visible, columns: screen.columns, rows: screen.rows, fitting: painting)
  let layout = PhoneLayout(screen: screen, scale: scale, painting: painting)
  guard screen.columns > 0, screen.rows > 0 else { return layout }
  var raster = PhoneRaster(painting, scale: scale, capabilities: capabilities)
  if fit.hasEdge { raster.roundScreen(whole: fit.visible.height >= painting.bounds.height) }
  let cells = PhoneCells(raster: raster)
  for row in 0..<screen.rows {
    for column in 0..<screen.columns {
      grid.put(cells.cell(column: column, row: row), column: screen.column + column, row: screen.row + row)
    }
  }
  if fit.hasEdge { PhoneEdge(screen: screen).draw(in: &grid, capabilities) }
  if let selection, let selected = layout.area(of: selection) {
    PhoneSelection(area: selected, bounds: area).draw(in: &grid, capabilities)
  }
  return layout
}
