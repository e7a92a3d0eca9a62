import ColorModel

/// A picture whose pixels are the quarters of cells: what half blocks, quadrants and grounds come down to. Grounds and
/// blocks become few large rectangles, so that no seam shows between cells.
struct QuarterRaster {
  struct Rectangle: Hashable {
    /// In quarters: two to a cell each way.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var color: RGBA
  }

  let width: Int
  let height: Int
  private var pixels: [RGBA]

  init(columns: Int, rows: Int, ground: RGBA) {
    width = columns * 2
    height = rows * 2
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Colours the four quarters of a cell: `ink` where `quarters` has a bit, `ground` elsewhere.
  mutating func paint(column: Int, row: Int, quarters: UInt8, ink: RGBA, ground: RGBA) {
    for bit in 0..<4 {
      let place = (row * 2 + bit / 2) * width + column * 2 + bit % 2
      pixels[place] = quarters >> UInt8(bit) & 1 == 1 ? ink : ground
    }
  }

  /// The pixels that are not `ground` as rectangles that do not overlap: each grown to the right first, then down.
  func rectangles(over ground: RGBA) -> [Rectangle] {
    var taken = pixels.map { $0 == ground }
    var result: [Rectangle] = []
    for y in 0..<height {
      var x = 0
      while x < width {
        let color = pixels[y * width + x]
        if taken[y * width + x] {
          x += 1
          continue
        }
        func isFree(_ x: Int, _ y: Int) -> Bool { !taken[y * width + x] && pixels[y * width + x] == color }
        var endX = x + 1
        while endX < width, isFree(endX, y) { endX += 1 }
        var endY = y + 1
        while endY < height, (x..<endX).allSatisfy({ isFree($0, endY) }) { endY += 1 }
        for row in y..<endY {
          for column in x..<endX { taken[row * width + column] = true }
        }
        result.append(Rectangle(x: x, y: y, width: endX - x, height: endY - y, color: color))
        x = endX
      }
    }
    return result
  }
}
