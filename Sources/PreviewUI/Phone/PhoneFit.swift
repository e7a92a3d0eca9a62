import CellCanvas
import SceneModel
import ScreenPainter
import TraitModel
import TraitPropagation

/// How large a phone is drawn in an area, and which part of its screen is shown.
struct PhoneFit {
  /// The cells of the screen.
  let screen: CellArea
  /// The part of the screen that is shown, in points.
  let visible: Rect
  /// Whether there is room for the device's edge.
  let hasEdge: Bool

  /// Points that a row of cells may stand for before texts of neighbouring list rows would fall into one row.
  private static let mostPointsPerRow = 50.0
  /// Columns that make the texts of a phone readable; a picture may be stretched to have them.
  private static let readableColumns = 44
  private static let mostStretch = 1.6

  init(_ painting: Painting, in area: CellArea, selection: NodeID?) {
    hasEdge = area.rows >= 14 && area.columns >= 24
    let room = hasEdge ? area.inner : area
    let bounds = painting.bounds
    // A cell is twice as high as it is wide.
    let naturalColumns = Double(room.rows) * 2 * bounds.width / bounds.height
    let stretched = min(naturalColumns * Self.mostStretch, Double(Self.readableColumns))
    let wanted = max(naturalColumns, stretched, min(30, naturalColumns * 2))
    let columns = min(room.columns, Int(wanted.rounded()))
    var rows = room.rows
    if Double(columns) < naturalColumns {
      // Too narrow: less high, but not flatter than the columns allow.
      rows = min(rows, max(1, Int((Double(columns) / 2 * bounds.height / bounds.width * 1.2).rounded())))
    }
    screen = CellArea(
      column: room.column + (room.columns - columns) / 2, row: room.row + (room.rows - rows) / 2,
      columns: columns, rows: rows)
    visible = Self.visiblePart(of: painting, rows: rows, selection: selection)
  }

  /// The whole screen, or where the rows are too few for that, the part around the selection, else around what is
  /// presented last.
  private static func visiblePart(of painting: Painting, rows: Int, selection: NodeID?) -> Rect {
    let bounds = painting.bounds
    let most = Double(max(1, rows)) * mostPointsPerRow
    if bounds.height <= most { return Rect(x: 0, y: 0, width: bounds.width, height: bounds.height) }
    let selected = selection.flatMap { painting.frame(of: $0) }
    let presented = painting.nodes.last { $0.kind == .presentationController }?.visibleFrame
    let focus = [selected, presented].compactMap { $0 }.first { $0.height < bounds.height * 0.95 }
    let middle = focus.map { $0.y + min($0.height, most) / 2 } ?? 0
    let top = min(max(0, middle - most / 2), bounds.height - most)
    return Rect(x: 0, y: top, width: bounds.width, height: most)
  }
}
