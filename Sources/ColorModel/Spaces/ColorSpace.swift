/// The colour spaces in which asset catalogs give components, and the way from each to sRGB.
package enum ColorSpace: String, CaseIterable, Sendable {
  case sRGB = "srgb"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// Whether a colour has one component, `white`, instead of red, green and blue.
  package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// Components of this space as sRGB; outside 0…1 where sRGB cannot show the colour. A gray space reads `red` alone.
  /// That `extended-gray` has the curve of `gray-gamma-22` is not confirmed by a source.
  package func toSRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    switch self {
    case .sRGB, .extendedSRGB:
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .extendedLinearSRGB:
      let curve = TransferCurve.sRGB
      return RGBA(
        red: curve.encoded(red), green: curve.encoded(green), blue: curve.encoded(blue), alpha: alpha)
    case .grayGamma22, .extendedGray:
      let white = TransferCurve.sRGB.encoded(TransferCurve.gamma22.decoded(red))
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .displayP3:
      let curve = TransferCurve.sRGB
      let (r, g, b) = (curve.decoded(red), curve.decoded(green), curve.decoded(blue))
      return RGBA(
        red: curve.encoded(1.2249402 * r - 0.2249402 * g),
        green: curve.encoded(-0.0420570 * r + 1.0420570 * g),
        blue: curve.encoded(-0.0196376 * r - 0.0786360 * g + 1.0982736 * b),
        alpha: alpha)
    }
  }
}
