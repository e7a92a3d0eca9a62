import ScreenPainter
import SceneModel

/// A rectangle of subpixels, its far edges not included.
struct PixelBox: Hashable {
  var x: Int
  var y: Int
  var maxX: Int
  var maxY: Int

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

/// A rounded rectangle in subpixels. Straight edges lie between subpixels and are sharp; corners are smooth.
struct PixelShape {
  let box: PixelBox
  private let shape: RoundedRect

  init(_ shape: RoundedRect, _ box: PixelBox) {
    self.shape = shape
    self.box = box
  }

  /// How much of a subpixel lies inside, 0…1.
  func coverage(_ x: Int, _ y: Int) -> Double {
    guard x >= box.x, x < box.maxX, y >= box.y, y < box.maxY else { return 0 }
    let radius = shape.effectiveRadius
    let rect = shape.rect
    if radius <= 0 { return 1 }
    let (width, height) = (Double(box.maxX - box.x), Double(box.maxY - box.y))
    func pointX(_ offset: Double) -> Double { rect.x + (Double(x - box.x) + offset) / width * rect.width }
    func pointY(_ offset: Double) -> Double { rect.y + (Double(y - box.y) + offset) / height * rect.height }
    let isBetween =
      pointX(0) >= rect.x + radius && pointX(1) <= rect.maxX - radius
      || pointY(0) >= rect.y + radius && pointY(1) <= rect.maxY - radius
    if isBetween { return 1 }
    var inside = 0
    let samples = 4
    for i in 0..<samples {
      for j in 0..<samples {
        let (dx, dy) = ((Double(i) + 0.5) / Double(samples), (Double(j) + 0.5) / Double(samples))
        if shape.contains(x: pointX(dx), y: pointY(dy)) { inside += 1 }
      }
    }
    return Double(inside) / Double(samples * samples)
  }
}
