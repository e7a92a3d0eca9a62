package import CellCanvas
import SceneModel
import ScreenPainter
package import TraitModel

/// Where a phone was drawn, so that a place in the picture can be led back to a node.
package struct PhoneLayout: Hashable, Sendable {
  /// The cells that show the screen, without the device's edge.
  package let screen: CellArea
  private let scale: PhoneScale
  private let painting: Painting

  init(screen: CellArea, scale: PhoneScale, painting: Painting) {
    self.screen = screen
    self.scale = scale
    self.painting = painting
  }

  /// The frontmost view at a cell of the grid; nil beside the screen.
  package func node(column: Int, row: Int) -> NodeID? {
    guard screen.contains(column: column, row: row) else { return nil }
    let point = scale.point(column: column - screen.column, row: row - screen.row)
    return painting.node(atX: point.x, y: point.y)
  }

  /// The cells that a node covers; nil where it is not on the screen.
  package func area(of node: NodeID) -> CellArea? {
    guard let frame = painting.frame(of: node), !frame.intersection(scale.visible).isEmpty else { return nil }
    let (left, right) = (scale.column(frame.x), scale.column(frame.maxX))
    let (top, bottom) = (scale.y(frame.y) / 2, (scale.y(frame.maxY) + 1) / 2)
    return CellArea(
      column: screen.column + left, row: screen.row + top, columns: max(1, right - left),
      rows: max(1, bottom - top))
  }
}
