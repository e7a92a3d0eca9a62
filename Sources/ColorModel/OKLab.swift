#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour in OKLab (Björn Ottosson, 2020): lightness 0…1 and two opponent axes, where equal distances look equal.
package struct OKLab: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The opaque part of `color`; its alpha is left out.
  package init(_ color: RGBA) {
    let curve = TransferCurve.sRGB
    let (r, g, b) = (curve.decoded(color.red), curve.decoded(color.green), curve.decoded(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The colour in sRGB; outside 0…1 where sRGB cannot show it.
  package var rgba: RGBA {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    let curve = TransferCurve.sRGB
    return RGBA(
      red: curve.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: curve.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: curve.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }

  /// The square of the distance between two colours.
  package func squaredDistance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}
