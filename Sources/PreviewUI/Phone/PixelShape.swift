import ScreenPainter
import SceneModel

/// A rectangle of subpixels, its far edges not included.
struct PixelBox: Hashable {
  var x: Int
  var y: Int
  var maxX: Int
  var maxY: Int

  var rows: Range<Int> { y..<max(y, maxY) }
  var columns: Range<Int> { x..<max(x, maxX) }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      x: max(x, other.x), y: max(y, other.y), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Moves each edge to the nearest edge of a cell.
  mutating func roundToCells() {
    x = (x + 1) / 2 * 2
    maxX = maxX / 2 * 2
    y = (y + 1) / 2 * 2
    maxY = (maxY + 1) / 2 * 2
  }
}

/// A rounded rectangle in subpixels. A subpixel is inside or outside, so that only colours which were painted are seen.
struct PixelShape {
  let box: PixelBox
  private var shape: RoundedRect

  init(_ shape: RoundedRect, _ box: PixelBox) {
    self.box = box
    self.shape = shape
    // A corner of a list or button is smaller than a subpixel; a little larger it takes one away and is seen.
    if shape.radius >= 8, box.rows.count > 2 { self.shape.radius = max(shape.radius, 13) }
  }

  /// Whether the middle of a subpixel lies inside.
  func contains(_ x: Int, _ y: Int) -> Bool {
    guard x >= box.x, x < box.maxX, y >= box.y, y < box.maxY else { return false }
    if shape.radius <= 0 { return true }
    let rect = shape.rect
    return shape.contains(
      x: rect.x + (Double(x - box.x) + 0.5) / Double(box.maxX - box.x) * rect.width,
      y: rect.y + (Double(y - box.y) + 0.5) / Double(box.maxY - box.y) * rect.height)
  }
  /// The subpixels inside in one row, which have no gap: a rounded rectangle is convex.
  func columns(inRow y: Int) -> Range<Int> {
    var (start, end) = (box.x, max(box.x, box.maxX))
    while start < end, !contains(start, y) { start += 1 }
    while start < end, !contains(end - 1, y) { end -= 1 }
    return start..<end
  }
}
