#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// OKLab by lightness 0…1, chroma (0 is gray, sRGB reaches about 0.32) and hue in degrees 0…360.
package struct OKLCH: Hashable, Sendable {
  package var lightness: Double
  package var chroma: Double
  package var hue: Double

  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The opaque part of `color`; its alpha is left out. The hue of a gray is 0.
  package init(_ color: RGBA) {
    let lab = OKLab(color)
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    lightness = lab.lightness
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    hue = chroma < 1e-6 ? 0 : degrees < 0 ? degrees + 360 : degrees
  }

  /// The colour in sRGB; outside 0…1 where sRGB cannot show it.
  package var rgba: RGBA {
    let angle = hue * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle)).rgba
  }

  /// The colour that sRGB can show with this lightness and hue: the chroma is reduced as far as it must be.
  package var inGamut: OKLCH {
    if rgba.isInGamut { return self }
    var (low, high) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if OKLCH(lightness: lightness, chroma: middle, hue: hue).rgba.isInGamut {
        low = middle
      } else {
        high = middle
      }
    }
    return OKLCH(lightness: lightness, chroma: low, hue: hue)
  }
}
