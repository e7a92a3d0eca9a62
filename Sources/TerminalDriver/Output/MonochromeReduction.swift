import CellCanvas
import ColorModel

/// Shows colours with the attributes alone. A light background is reverse video and a dark one is not, so that light and
/// dark halves of a preview stay two things; faint text is dim. What the terminal's own colours are is not known: on a
/// dark-on-light terminal the two sides are exchanged, and still two.
struct MonochromeReduction {
  private var luminances: [UInt32: Double] = [:]

  mutating func reduce(_ style: CellStyle, into cell: inout DeviceCell) {
    guard let background = luminance(style.background) else { return }
    let isLight = background > Self.middle
    if isLight { cell.attributes.formSymmetricDifference(.reverse) }
    guard let foreground = luminance(style.foreground) else { return }
    let fills = cell.character.map(Self.isFilling) ?? false
    if fills, (foreground > Self.middle) == isLight {
      // Part of a picture, on the same side as what is behind it.
      cell.character = " "
    } else if !fills, contrast(foreground, background) < Self.faint {
      cell.attributes.insert(.dim)
    }
  }

  /// The relative luminance that is as far, in WCAG contrast, from black as from white.
  private static let middle = 0.179
  /// Under this WCAG contrast, which text must have, a text counts as faint.
  private static let faint = 4.5

  private func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Block elements, which are areas of colour and not text.
  private static func isFilling(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
  }

  private mutating func luminance(_ color: CellColor) -> Double? {
    let rgb: UInt32
    switch color {
    case .terminalDefault: return nil
    case .ansi(let index): rgb = StandardPalette.rgb(index)
    case .rgb(let red, let green, let blue): rgb = rgbValue(red, green, blue)
    }
    if let known = luminances[rgb] { return known }
    let value = RGBA(rgb: rgb).relativeLuminance
    luminances[rgb] = value
    return value
  }
}
