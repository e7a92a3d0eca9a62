#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The colour spaces of CSS Color 4, which Design Tokens share, by their names there.
package enum WebColorSpace: String, CaseIterable, Sendable {
  case sRGB = "srgb"
  case sRGBLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness 0…100.
  case hsl
  /// Hue in degrees, whiteness and blackness 0…100.
  case hwb
  /// Lightness 0…100, relative to D50.
  case lab
  /// Lightness 0…100, chroma, hue in degrees, relative to D50.
  case lch
  /// Lightness 0…1.
  case oklab
  /// Lightness 0…1, chroma, hue in degrees.
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// Three components of this space as sRGB; outside 0…1 where sRGB cannot show the colour.
  package func toSRGB(_ c: SIMD3<Double>, alpha: Double = 1) -> RGBA {
    switch self {
    case .sRGB: Self.opaque(c).withAlpha(alpha)
    case .sRGBLinear: Self.encoded(c, alpha)
    case .hsl: Self.opaque(Self.hslComponents(c)).withAlpha(alpha)
    case .hwb: Self.opaque(Self.hwbComponents(c)).withAlpha(alpha)
    case .lab: Self.fromD50(Self.xyz(lab: c), alpha)
    case .lch: Self.fromD50(Self.xyz(lab: Self.rectangular(c)), alpha)
    case .oklab: OKLab(lightness: c.x, a: c.y, b: c.z).rgba.withAlpha(alpha)
    case .oklch: WebColorSpace.oklab.toSRGB(Self.rectangular(c), alpha: alpha)
    case .displayP3: Self.fromD65(Primaries.displayP3.toXYZ * Self.map(c, TransferCurve.sRGB.decoded), alpha)
    case .a98RGB: Self.fromD65(Primaries.a98.toXYZ * Self.map(c) { Self.power($0, 563 / 256) }, alpha)
    case .proPhotoRGB:
      Self.fromD50(
        Primaries.proPhoto.toXYZ * Self.map(c) { abs($0) < 16 / 512 ? $0 / 16 : Self.power($0, 1.8) }, alpha)
    // The display curve of BT.1886, as CSS Color 4 has it since 2025; the camera's of BT.2020 was used before.
    case .rec2020: Self.fromD65(Primaries.rec2020.toXYZ * Self.map(c) { Self.power($0, 2.4) }, alpha)
    case .xyzD65: Self.fromD65(c, alpha)
    case .xyzD50: Self.fromD50(c, alpha)
    }
  }

  private static func opaque(_ c: SIMD3<Double>) -> RGBA { RGBA(red: c.x, green: c.y, blue: c.z) }

  private static func map(_ c: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(curve(c.x), curve(c.y), curve(c.z))
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  private static func encoded(_ linear: SIMD3<Double>, _ alpha: Double) -> RGBA {
    opaque(map(linear, TransferCurve.sRGB.encoded)).withAlpha(alpha)
  }

  private static let xyzToLinear = Primaries.sRGB.toXYZ.inverse

  private static func fromD65(_ xyz: SIMD3<Double>, _ alpha: Double) -> RGBA {
    encoded(xyzToLinear * xyz, alpha)
  }

  private static func fromD50(_ xyz: SIMD3<Double>, _ alpha: Double) -> RGBA {
    fromD65(Primaries.d50ToD65 * xyz, alpha)
  }

  /// Chroma and hue as the two opponent axes.
  private static func rectangular(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let angle = c.z * .pi / 180
    return SIMD3(c.x, c.y * cos(angle), c.y * sin(angle))
  }

  private static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (epsilon, kappa) = (216.0 / 24389, 24389.0 / 27)
    let fy = (lab.x + 16) / 116
    func component(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    let white = Primaries.d50
    return SIMD3(
      component(lab.y / 500 + fy) * white.x / white.y, component(fy),
      component(fy - lab.z / 200) * (1 - white.x - white.y) / white.y)
  }

  private static func hslComponents(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, lightness) = (c.y / 100, c.z / 100)
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let place = (offset + c.x / 30) - 12 * ((offset + c.x / 30) / 12).rounded(.down)
      return lightness - amplitude * max(-1, min(place - 3, 9 - place, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  private static func hwbComponents(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (c.y / 100, c.z / 100)
    if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
    return hslComponents(SIMD3(c.x, 100, 50)) * (1 - white - black) + SIMD3(repeating: white)
  }
}

extension RGBA {
  /// The red, green and blue of this colour in Display P3, within 0…1 for whatever that space can show.
  package var displayP3Components: SIMD3<Double> {
    let curve = TransferCurve.sRGB
    let linear = SIMD3(curve.decoded(red), curve.decoded(green), curve.decoded(blue))
    let wide = Primaries.displayP3.toXYZ.inverse * (Primaries.sRGB.toXYZ * linear)
    return SIMD3(curve.encoded(wide.x), curve.encoded(wide.y), curve.encoded(wide.z))
  }
}
