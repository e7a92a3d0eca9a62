/// What makes an RGB space: the chromaticities (x, y) of its primaries and of its white, as the standards print them.
struct Primaries: Sendable {
  typealias Chromaticity = (x: Double, y: Double)

  /// The matrix from linear components to CIE XYZ, white at Y = 1.
  let toXYZ: Matrix3

  init(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: Chromaticity) {
    func xyz(_ point: Chromaticity) -> SIMD3<Double> {
      SIMD3(point.x / point.y, 1, (1 - point.x - point.y) / point.y)
    }
    let (r, g, b) = (xyz(red), xyz(green), xyz(blue))
    let unscaled = Matrix3(SIMD3(r.x, g.x, b.x), SIMD3(r.y, g.y, b.y), SIMD3(r.z, g.z, b.z))
    let scale = unscaled.inverse * xyz(white)
    toXYZ = Matrix3(unscaled.rows[0] * scale, unscaled.rows[1] * scale, unscaled.rows[2] * scale)
  }

  static let d65: Chromaticity = (0.3127, 0.3290)
  static let d50: Chromaticity = (0.3457, 0.3585)

  static let sRGB = Primaries(red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06), white: d65)
  static let displayP3 = Primaries(
    red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: d65)
  static let a98 = Primaries(red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06), white: d65)
  static let proPhoto = Primaries(
    red: (0.734699, 0.265301), green: (0.159597, 0.840403), blue: (0.036598, 0.000105), white: d50)
  static let rec2020 = Primaries(red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: d65)

  /// From XYZ relative to D50 to XYZ relative to D65, by the Bradford cone responses.
  static let d50ToD65: Matrix3 = {
    let cone = Matrix3(
      SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))
    func response(_ white: Chromaticity) -> SIMD3<Double> {
      cone * SIMD3(white.x / white.y, 1, (1 - white.x - white.y) / white.y)
    }
    let ratio = response(d65) / response(d50)
    let scaled = Matrix3(cone.rows[0] * ratio.x, cone.rows[1] * ratio.y, cone.rows[2] * ratio.z)
    let back = cone.inverse
    func column(_ index: Int) -> SIMD3<Double> {
      back * SIMD3(scaled.rows[0][index], scaled.rows[1][index], scaled.rows[2][index])
    }
    let (a, b, c) = (column(0), column(1), column(2))
    return Matrix3(SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }()
}
