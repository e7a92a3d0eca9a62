import ColorModel

/// A picture of subpixels, two to a cell each way. A clear one shows the terminal. Around the picture lies a margin of
/// one cell, at negative places and behind the width and height, for what surrounds a screen.
struct PixelCanvas {
  let width: Int
  let height: Int
  private var pixels: [RGBA]
  private static let margin = 2

  init(columns: Int, rows: Int) {
    width = columns * 2
    height = rows * 2
    pixels = Array(repeating: .clear, count: (width + 2 * Self.margin) * (height + 2 * Self.margin))
  }

  private func place(_ x: Int, _ y: Int) -> Int {
    (y + Self.margin) * (width + 2 * Self.margin) + x + Self.margin
  }

  subscript(x: Int, y: Int) -> RGBA {
    get { contains(x, y) ? pixels[place(x, y)] : .clear }
    set { if contains(x, y) { pixels[place(x, y)] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= -Self.margin && x < width + Self.margin && y >= -Self.margin && y < height + Self.margin
  }

  /// Lays a colour over a subpixel.
  mutating func blend(_ x: Int, _ y: Int, _ color: RGBA) {
    guard contains(x, y) else { return }
    pixels[place(x, y)] = color.composited(over: pixels[place(x, y)])
  }

  /// The four subpixels of a cell: top left, top right, bottom left, bottom right.
  func cell(column: Int, row: Int) -> [RGBA] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { self[column * 2 + $0.0, row * 2 + $0.1] }
  }

  /// The one colour that stands for a cell: the one most of it has; of equals the upper, or the lower where asked.
  func ground(column: Int, row: Int, isLow: Bool = false) -> RGBA {
    var four = cell(column: column, row: row)
    if isLow { four.reverse() }
    var best = four[0]
    var count = 0
    for color in four {
      let votes = four.count { $0 == color }
      if votes > count { (best, count) = (color, votes) }
    }
    return best
  }
}
