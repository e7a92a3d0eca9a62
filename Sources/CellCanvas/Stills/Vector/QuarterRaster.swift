/// A picture whose pixels are the quarters of cells: what half blocks, quadrants and grounds come down to. Grounds and
/// blocks become few large rectangles, so that no seam shows between cells.
struct QuarterRaster<Paint: Equatable> {
  struct Rectangle {
    /// In quarters: two to a cell each way.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var paint: Paint
  }

  let width: Int
  let height: Int
  private var pixels: [Paint]

  init(columns: Int, rows: Int, ground: Paint) {
    width = columns * 2
    height = rows * 2
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Paints a quarter of a cell: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
  mutating func paint(column: Int, row: Int, quarter: Int, _ paint: Paint) {
    pixels[(row * 2 + quarter / 2) * width + column * 2 + quarter % 2] = paint
  }

  /// The pixels that are not `ground` as rectangles that do not overlap: each grown to the right first, then down.
  func rectangles(over ground: Paint) -> [Rectangle] {
    var taken = pixels.map { $0 == ground }
    var result: [Rectangle] = []
    for y in 0..<height {
      var x = 0
      while x < width {
        let paint = pixels[y * width + x]
        if taken[y * width + x] {
          x += 1
          continue
        }
        func isFree(_ x: Int, _ y: Int) -> Bool { !taken[y * width + x] && pixels[y * width + x] == paint }
        var endX = x + 1
        while endX < width, isFree(endX, y) { endX += 1 }
        var endY = y + 1
        while endY < height, (x..<endX).allSatisfy({ isFree($0, endY) }) { endY += 1 }
        for row in y..<endY {
          for column in x..<endX { taken[row * width + column] = true }
        }
        result.append(Rectangle(x: x, y: y, width: endX - x, height: endY - y, paint: paint))
        x = endX
      }
    }
    return result
  }
}
