/// A colour in gamma-encoded sRGB; each component is 0…1, and may leave that range in an extended space.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour whose 24 bits are `rgb` (0xRRGGBB).
  package init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; anything else is nil.
  package init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst()
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    if digits.count == 6 {
      self.init(rgb: value)
    } else {
      self.init(rgb: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(rgb: 0x000000)
  package static let white = RGBA(rgb: 0xFFFFFF)

  /// The same colour with another opacity.
  package func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether every component lies in 0…1, give or take the Float32 rounding that asset catalogs pass through.
  package var isInGamut: Bool {
    [red, green, blue].allSatisfy { (-1e-6...1 + 1e-6).contains($0) }
  }

  /// The nearest colour that sRGB can show: each component clamped to 0…1.
  package var clamped: RGBA {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// What is seen where this colour lies over `backdrop` (source-over in gamma-encoded sRGB, as Core Animation does).
  package func composited(over backdrop: RGBA) -> RGBA {
    if alpha >= 1 { return self }
    let outAlpha = alpha + backdrop.alpha * (1 - alpha)
    if outAlpha <= 0 { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * alpha + bottom * backdrop.alpha * (1 - alpha)) / outAlpha
    }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue),
      alpha: outAlpha)
  }

  /// The eight-bit components, clamped, halves rounded up.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let c = clamped
    func byte(_ value: Double) -> UInt8 { UInt8(value * 255 + 0.5) }
    return (byte(c.red), byte(c.green), byte(c.blue), byte(c.alpha))
  }

  /// `#RRGGBB`, without the alpha.
  package var hexRGB: String {
    let b = bytes
    return "#" + hexPair(b.red) + hexPair(b.green) + hexPair(b.blue)
  }

  /// `#RRGGBBAA`, the spelling of the JSON contract.
  package var hexRGBA: String { hexRGB + hexPair(bytes.alpha) }

  /// `#RRGGBB`, with the alpha only where the colour is not opaque.
  package var shortHex: String { bytes.alpha == 255 ? hexRGB : hexRGBA }
}

private func hexPair(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count == 1 ? "0" + text : text
}
