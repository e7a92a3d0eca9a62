#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RGBA {
  /// The lightness contrast Lc of APCA, about −108…106, of this colour as text (composited first) on an opaque
  /// `background`; negative for light text on dark. For information beside the ratio that decides: APCA is no standard.
  ///
  /// Algorithm and constants of version 0.0.98G-4g, as the documentation of the package `apca-w3` publishes them
  /// (github.com/Myndex/apca-w3).
  package func lightnessContrast(on background: RGBA) -> Double {
    let text = APCA.luminance(composited(over: background))
    let ground = APCA.luminance(background)
    if abs(ground - text) < APCA.leastDifference { return 0 }
    if ground > text {
      let contrast = (pow(ground, APCA.groundOfDark) - pow(text, APCA.textOfDark)) * APCA.scale
      return contrast < APCA.lowClip ? 0 : (contrast - APCA.offset) * 100
    }
    let contrast = (pow(ground, APCA.groundOfLight) - pow(text, APCA.textOfLight)) * APCA.scale
    return contrast > -APCA.lowClip ? 0 : (contrast + APCA.offset) * 100
  }
}

private enum APCA {
  static let displayExponent = 2.4
  static let (red, green, blue) = (0.2126729, 0.7151522, 0.0721750)
  /// Dark text on light, and light text on dark, are felt differently: each polarity has its exponents.
  static let (groundOfDark, textOfDark) = (0.56, 0.57)
  static let (groundOfLight, textOfLight) = (0.65, 0.62)
  /// Near black a screen's flare lifts what is seen.
  static let (blackThreshold, blackExponent) = (0.022, 1.414)
  static let (scale, offset, lowClip, leastDifference) = (1.14, 0.027, 0.1, 0.0005)

  /// The estimated luminance on a screen, with flare.
  static func luminance(_ color: RGBA) -> Double {
    let c = color.clamped
    let y =
      red * pow(c.red, displayExponent) + green * pow(c.green, displayExponent)
      + blue * pow(c.blue, displayExponent)
    return y >= blackThreshold ? y : y + pow(blackThreshold - y, blackExponent)
  }
}
