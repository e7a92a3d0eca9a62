/// The 256 colours that xterm and its like start with.
///
/// Only 16…255 can be relied on: the first 16 belong to whoever sits in front of the terminal. Their values here are
/// xterm's defaults, an assumption made where nothing better than 16 colours is on offer.
package enum StandardPalette {
  /// The colour of an index, opaque.
  package static func color(_ index: UInt8) -> RGBA { RGBA(rgb: rgb(index)) }

  /// The colour of an index as 0xRRGGBB.
  package static func rgb(_ index: UInt8) -> UInt32 {
    switch index {
    case 0..<16: return ansi[Int(index)]
    case 16..<232:
      let step = UInt32(index) - 16
      return cubeLevel(step / 36) << 16 | cubeLevel(step / 6 % 6) << 8 | cubeLevel(step % 6)
    default:
      return (8 + 10 * (UInt32(index) - 232)) * 0x010101
    }
  }

  /// The levels of the 6×6×6 cube: 0, then 95 to 255 in steps of 40.
  private static func cubeLevel(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }

  private static let ansi: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}
