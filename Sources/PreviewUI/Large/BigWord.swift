import CellCanvas
import TraitModel

/// LIGHT or DARK in letters that are read from the last row: three cells high, in the style's own black and white.
struct BigWord {
  let style: EffectiveStyle
  let glyphs: Glyphs

  /// With a cell of ground around the letters at both sides.
  var columns: Int { word.count * 4 + 1 }
  /// Letters of half blocks; where there are none, the word alone.
  var rows: Int { glyphs.isUTF8 ? 3 : 1 }

  private var word: String { style == .light ? "LIGHT" : "DARK" }

  func draw(in grid: inout CellGrid, column: Int, row: Int) {
    let (ink, ground): (UInt8, UInt8) = style == .light ? (0, 255) : (255, 0)
    let look = CellStyle(
      foreground: .rgb(red: ink, green: ink, blue: ink),
      background: .rgb(red: ground, green: ground, blue: ground), attributes: .bold)
    grid.fill(CellArea(column: column, row: row, columns: columns, rows: rows), with: Cell(" ", style: look))
    guard glyphs.isUTF8 else {
      grid.write(word, column: column + 1, row: row, style: look)
      return
    }
    for (place, letter) in word.enumerated() {
      let pixels = Self.letters[letter] ?? []
      for line in 0..<rows {
        for x in 0..<3 {
          let upper = isInk(pixels, x, 2 * line)
          let lower = isInk(pixels, x, 2 * line + 1)
          let character: Character? = upper ? (lower ? "█" : "▀") : lower ? "▄" : nil
          if let character {
            grid[column + 1 + place * 4 + x, row + line] = Cell(character, style: look)
          }
        }
      }
    }
  }

  private func isInk(_ pixels: [String], _ x: Int, _ y: Int) -> Bool {
    pixels.indices.contains(y) && Array(pixels[y])[x] == "#"
  }

  /// Three pixels wide and five high.
  private static let letters: [Character: [String]] = [
    "L": ["#  ", "#  ", "#  ", "#  ", "###"],
    "I": ["###", " # ", " # ", " # ", "###"],
    "G": ["###", "#  ", "# #", "# #", "###"],
    "H": ["# #", "# #", "###", "# #", "# #"],
    "T": ["###", " # ", " # ", " # ", " # "],
    "D": ["## ", "# #", "# #", "# #", "## "],
    "A": ["###", "# #", "###", "# #", "# #"],
    "R": ["###", "# #", "## ", "# #", "# #"],
    "K": ["# #", "# #", "## ", "# #", "# #"],
  ]
}
