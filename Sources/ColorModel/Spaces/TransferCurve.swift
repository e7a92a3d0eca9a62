#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The curves between a gamma-encoded component and linear light. Each is mirrored for negatives, as the extended
/// spaces want it.
package enum TransferCurve: Sendable {
  /// IEC 61966-2-1, the curve of sRGB and Display P3.
  case sRGB
  /// A pure power of 2.2, the curve of Generic Gray Gamma 2.2.
  case gamma22
  case linear

  /// Linear light of an encoded component.
  package func decoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear: Double =
      switch self {
      case .linear: magnitude
      case .gamma22: pow(magnitude, 2.2)
      case .sRGB: magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
      }
    return value < 0 ? -linear : linear
  }

  /// The encoded component of linear light.
  package func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded: Double =
      switch self {
      case .linear: magnitude
      case .gamma22: pow(magnitude, 1 / 2.2)
      case .sRGB: magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
      }
    return value < 0 ? -encoded : encoded
  }
}
