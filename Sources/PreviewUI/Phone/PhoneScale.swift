import ScreenPainter
import SceneModel

/// From points of the screen to the subpixels of a phone picture, two to a cell each way. Columns are linear. Rows are
/// bent a little, so that lists, buttons and fields come out equally high and their texts stand in the middle of them.
struct PhoneScale: Hashable, Sendable {
  /// The part of the screen that is shown, in points.
  let visible: Rect
  /// In cells.
  let columns: Int
  let rows: Int
  /// Where points lie: from the upper edge down, points and subpixel rows ascending.
  private let stops: [Stop]

  struct Stop: Hashable, Sendable {
    var point: Double
    var pixel: Int
  }

  init(visible: Rect, columns: Int, rows: Int, fitting painting: Painting) {
    self.visible = visible
    self.columns = columns
    self.rows = rows
    let ends = [Stop(point: visible.y, pixel: 0), Stop(point: visible.maxY, pixel: rows * 2)]
    stops = RowFitting(painting: painting, visible: visible, pixels: rows * 2).stops ?? ends
  }

  /// The subpixel column nearest to a place.
  func x(_ point: Double) -> Int {
    Int(((point - visible.x) / visible.width * Double(columns * 2)).rounded())
  }

  /// The cell column nearest to a place.
  func column(_ point: Double) -> Int {
    Int(((point - visible.x) / visible.width * Double(columns)).rounded())
  }

  /// The subpixel row nearest to a place.
  func y(_ point: Double) -> Int { Int(exactY(point).rounded()) }

  private func exactY(_ point: Double) -> Double {
    guard let first = stops.first, let last = stops.last else { return 0 }
    let upper = stops.last { $0.point <= point } ?? first
    let lower = stops.first { $0.point > point } ?? last
    if lower.point <= upper.point {
      // Beyond either end the picture goes on as it is on the whole.
      return Double(upper.pixel) + (point - upper.point) * Double(rows * 2) / visible.height
    }
    let part = (point - upper.point) / (lower.point - upper.point)
    return Double(upper.pixel) + part * Double(lower.pixel - upper.pixel)
  }

  /// The cell row in which the middle of a frame lies; of two equally near ones the upper.
  func row(middleOf frame: Rect) -> Int {
    let middle = exactY(frame.y + frame.height / 2)
    return Int(((middle - 0.25) / 2).rounded(.down))
  }

  /// Whether the middle of a frame lies in the lower half of its row of cells.
  func isLow(middleOf frame: Rect) -> Bool {
    exactY(frame.y + frame.height / 2) - Double(row(middleOf: frame) * 2) > 1.01
  }

  /// The point in the middle of a cell.
  func point(column: Int, row: Int) -> (x: Double, y: Double) {
    let x = visible.x + (Double(column) + 0.5) / Double(max(1, columns)) * visible.width
    let pixel = row * 2 + 1
    let upper = stops.last { $0.pixel <= pixel }
    let lower = stops.first { $0.pixel > pixel }
    guard let upper, let lower else { return (x, visible.maxY) }
    let part = Double(pixel - upper.pixel) / Double(lower.pixel - upper.pixel)
    return (x, upper.point + part * (lower.point - upper.point))
  }
}
