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

  init(_ quarters: Quarters) {
    if quarters.isPlain {
      (character, ink, ground) = (" ", quarters[0], quarters[0])
      return
    }
    let parting = Parting(exactly: quarters) ?? Parting(nearestTo: quarters)
    // Half blocks look alike in all fonts: prefer ▄ and ▐ drawn with ink over what is a clear ground.
    if parting.ink.alpha == 0 {
      (character, ink, ground) = (Self.characters[15 - parting.bits], parting.ground, parting.ink)
    } else {
      (character, ink, ground) = (Self.characters[parting.bits], parting.ink, parting.ground)
    }
  }
}

/// A way to draw four quarters in two colours. The lower right quarter is always ground, so that each way to part the
/// four is there once.
private struct Parting {
  /// The quarters that are ink, a bit each.
  let bits: Int
  let ink: RGBA
  let ground: RGBA

  /// Nil where there are more than two colours.
  init?(exactly quarters: Quarters) {
    ground = quarters[3]
    var found: (bits: Int, ink: RGBA)?
    for place in 0..<3 where quarters[place] != quarters[3] {
      let known = found ?? (0, quarters[place])
      guard quarters[place] == known.ink else { return nil }
      found = (known.bits | 1 << place, known.ink)
    }
    guard let found else { return nil }
    (bits, ink) = found
  }

  /// The way that changes the picture least.
  init(nearestTo quarters: Quarters) {
    var best = (bits: 0, error: Double.infinity, ink: quarters[3], ground: quarters[3])
    for bits in 1..<8 {
      let ink = Self.mean(quarters, of: bits)
      let ground = Self.mean(quarters, of: 15 - bits)
      let error = Self.error(quarters, of: bits, ink) + Self.error(quarters, of: 15 - bits, ground)
      if error < best.error { best = (bits, error, ink, ground) }
    }
    (bits, ink, ground) = (best.bits, best.ink, best.ground)
  }

  private static func mean(_ quarters: Quarters, of bits: Int) -> RGBA {
    var (red, green, blue, count, isClear) = (0.0, 0.0, 0.0, 0.0, false)
    for place in 0..<4 where bits >> place & 1 == 1 {
      let color = quarters[place]
      red += color.red
      green += color.green
      blue += color.blue
      count += 1
      if color.alpha == 0 { isClear = true }
    }
    return RGBA(red: red / count, green: green / count, blue: blue / count, alpha: isClear ? 0 : 1)
  }

  private static func error(_ quarters: Quarters, of bits: Int, _ mean: RGBA) -> Double {
    var sum = 0.0
    for place in 0..<4 where bits >> place & 1 == 1 {
      let color = quarters[place]
      let (r, g, b, a) = (
        color.red - mean.red, color.green - mean.green, color.blue - mean.blue, color.alpha - mean.alpha
      )
      sum += r * r + g * g + b * b + 4 * a * a
    }
    return sum
  }
}
