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

  /// Lays a colour over subpixels of a row.
  mutating func blend(_ columns: Range<Int>, _ y: Int, _ color: RGBA) {
    let columns = columns.clamped(to: -Self.margin..<(width + Self.margin))
    guard !columns.isEmpty, contains(columns.lowerBound, y) else { return }
    for place in place(columns.lowerBound, y)..<place(columns.upperBound, y) {
      // Asked here too, where it is no call: most areas are opaque, and have thousands of subpixels.
      pixels[place] = color.alpha >= 1 ? color : color.composited(over: pixels[place])
    }
  }

  /// The four subpixels of a cell, which lie in the picture all or none.
  func cell(column: Int, row: Int) -> Quarters {
    let (x, y) = (column * 2, row * 2)
    guard contains(x, y) else { return Quarters(.clear, .clear, .clear, .clear) }
    let (upper, lower) = (place(x, y), place(x, y + 1))
    return Quarters(pixels[upper], pixels[upper + 1], pixels[lower], pixels[lower + 1])
  }
}
