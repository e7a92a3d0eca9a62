import CellCanvas
import ColorModel

/// A cell's four subpixels as one character in two colours. Two colours come out exactly; more are drawn together
/// where that changes the picture least.
struct QuarterGlyph {
  let character: Character
  let ink: RGBA
  let ground: RGBA

  /// By which quarters are ink: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  private static let characters: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  init(_ four: [RGBA]) {
    guard let first = four.first, four.contains(where: { $0 != first }) else {
      (character, ink, ground) = (" ", four.first ?? .clear, four.first ?? .clear)
      return
    }
    var best = (bits: 0, error: Double.infinity, ink: first, ground: first)
    // The lower right quarter is always ground, so that each way to part the four is tried once.
    for bits in 1..<8 {
      let inks = (0..<4).filter { bits >> $0 & 1 == 1 }.map { four[$0] }
      let grounds = (0..<4).filter { bits >> $0 & 1 == 0 }.map { four[$0] }
      let (ink, ground) = (Self.mean(inks), Self.mean(grounds))
      let error = Self.error(inks, ink) + Self.error(grounds, ground)
      if error < best.error { best = (bits, error, ink, ground) }
    }
    // Half blocks look alike in all fonts: prefer ▄ and ▐ drawn with ink over what is a clear ground.
    if best.ink.alpha == 0 {
      (character, ink, ground) = (Self.characters[15 - best.bits], best.ground, best.ink)
    } else {
      (character, ink, ground) = (Self.characters[best.bits], best.ink, best.ground)
    }
  }

  private static func mean(_ colors: [RGBA]) -> RGBA {
    guard let first = colors.first, colors.contains(where: { $0 != first }) else {
      return colors.first ?? .clear
    }
    let count = Double(colors.count)
    return RGBA(
      red: colors.reduce(0) { $0 + $1.red } / count, green: colors.reduce(0) { $0 + $1.green } / count,
      blue: colors.reduce(0) { $0 + $1.blue } / count, alpha: colors.contains { $0.alpha == 0 } ? 0 : 1)
  }

  private static func error(_ colors: [RGBA], _ mean: RGBA) -> Double {
    colors.reduce(0) { sum, color in
      let (r, g, b, a) = (
        color.red - mean.red, color.green - mean.green, color.blue - mean.blue, color.alpha - mean.alpha
      )
      return sum + r * r + g * g + b * b + 4 * a * a
    }
  }
}
