import ColorModel

/// A picture of subpixels, two to a cell each way. A clear one shows the terminal.
struct PixelCanvas {
  let width: Int
  let height: Int
  private var pixels: [RGBA]

  init(columns: Int, rows: Int) {
    width = columns * 2
    height = rows * 2
    pixels = Array(repeating: .clear, count: width * height)
  }

  subscript(x: Int, y: Int) -> RGBA {
    get { contains(x, y) ? pixels[y * width + x] : .clear }
    set { if contains(x, y) { pixels[y * width + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }

  /// Lays a colour over a subpixel.
  mutating func blend(_ x: Int, _ y: Int, _ color: RGBA) {
    guard contains(x, y) else { return }
    pixels[y * width + x] = color.composited(over: pixels[y * width + x])
  }

  /// The four subpixels of a cell: top left, top right, bottom left, bottom right.
  func cell(column: Int, row: Int) -> [RGBA] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { self[column * 2 + $0.0, row * 2 + $0.1] }
  }

  /// The one colour that stands for a cell: the one most of it has; of equals the upper.
  func ground(column: Int, row: Int) -> RGBA {
    let four = cell(column: column, row: row)
    var best = four[0]
    var count = 0
    for color in four {
      let votes = four.count { $0 == color }
      if votes > count { (best, count) = (color, votes) }
    }
    return best
  }
}
