package import CellCanvas
import ColorModel
import SceneModel
package import ScreenPainter
package import TraitModel
import TraitPropagation

/// Draws a painting as a phone into an area of a grid, as large as fits, in the middle.
/// - Parameter marked: nodes that get a thin outline; one within another that has it gets none.
/// - Returns: where it lies, for finding the node under a cell.
@discardableResult
package func drawPhone(
  _ painting: Painting, in grid: inout CellGrid, area: CellArea, selection: NodeID?,
  marked: Set<NodeID> = [], capabilities: DisplayCapabilities
) -> PhoneLayout {
  let fit = PhoneFit(painting, in: area, selection: selection)
  let screen = fit.screen
  let scale = PhoneScale(visible: fit.visible, columns: screen.columns, rows: screen.rows, fitting: painting)
  let layout = PhoneLayout(screen: screen, scale: scale, painting: painting)
  guard screen.columns > 0, screen.rows > 0 else { return layout }
  var raster = PhoneRaster(painting, scale: scale, capabilities: capabilities)
  if raster.isMonochrome { raster.labelStyles(of: painting) }
  if fit.hasEdge { raster.layEdge(isWhole: fit.visible.height >= painting.bounds.height) }
  for frame in painting.outermostFrames(of: marked).map({ $0.intersection(fit.visible) }) where !frame.isEmpty
  {
    raster.layMark(frame)
  }
  if let frame = selection.flatMap({ painting.uncoveredFrame(of: $0) })?.intersection(fit.visible),
    !frame.isEmpty
  {
    raster.laySelection(frame)
  }
  let cells = PhoneCells(raster: raster)
  // The cells around the screen take part where the area has them.
  for row in -1...screen.rows {
    for column in -1...screen.columns {
      let (gridColumn, gridRow) = (screen.column + column, screen.row + row)
      let isInside = raster.holds(column, row)
      guard isInside || fit.hasEdge && area.contains(column: gridColumn, row: gridRow) else { continue }
      grid.put(cells.cell(column: column, row: row), column: gridColumn, row: gridRow)
    }
  }
  return layout
}

extension CellGrid {
  /// Puts one cell; a wide character brings its second half itself.
  fileprivate mutating func put(_ cell: Cell, column: Int, row: Int) {
    guard let character = cell.character else { return }
    if cellWidth(of: character) == 2 {
      write(String(character), column: column, row: row, style: cell.style)
    } else {
      self[column, row] = cell
    }
  }
}

extension Painting {
  /// The frames of nodes, without those that lie in another one's.
  fileprivate func outermostFrames(of marked: Set<NodeID>) -> [Rect] {
    var frames: [Rect] = []
    for placed in nodes where marked.contains(placed.node) {
      let frame = uncoveredFrame(of: placed.node) ?? placed.visibleFrame
      if !frames.contains(where: { $0.contains(frame) }) { frames.append(frame) }
    }
    return frames
  }

  /// A node's frame down to where a sheet covers it.
  fileprivate func uncoveredFrame(of node: NodeID) -> Rect? {
    guard let index = nodes.lastIndex(where: { $0.node == node }) else { return nil }
    return nodes[index...].dropFirst().reduce(nodes[index].visibleFrame) { frame, later in
      let cover = later.visibleFrame
      guard later.kind == .presentationController, cover.x <= frame.x, cover.maxX >= frame.maxX,
        cover.y > frame.y, cover.maxY >= frame.maxY, cover.y < frame.maxY
      else { return frame }
      return Rect(x: frame.x, y: frame.y, width: frame.width, height: cover.y - frame.y)
    }
  }
}
