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

  /// The four subpixels of a cell.
  func cell(column: Int, row: Int) -> Quarters {
    let (x, y) = (column * 2, row * 2)
    return Quarters(self[x, y], self[x + 1, y], self[x, y + 1], self[x + 1, y + 1])
  }

  /// The one colour that stands for a cell: the one most of it has; of equals the upper, or the lower where asked.
  func ground(column: Int, row: Int, isLow: Bool = false) -> RGBA {
    let cell = cell(column: column, row: row)
    if cell.isPlain { return cell[0] }
    var best = (color: cell[0], votes: 0)
    for step in 0..<4 {
      let place = isLow ? 3 - step : step
      let votes = (0..<4).count { cell[$0] == cell[place] }
      if votes > best.votes { best = (cell[place], votes) }
    }
    return best.color
  }
}
