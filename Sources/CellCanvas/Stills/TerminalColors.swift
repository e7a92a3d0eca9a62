package import ColorModel

/// What the colours that belong to a terminal look like where there is none: in a picture.
package struct TerminalColors: Hashable, Sendable {
  package var foreground: RGBA
  package var background: RGBA
  /// The palette's 16 entries.
  package var ansi: [RGBA]

  package init(foreground: RGBA, background: RGBA, ansi: [RGBA]) {
    self.foreground = foreground
    self.background = background
    self.ansi = ansi
  }

  /// A calm dark terminal; the hues are ours, chosen to be read on it.
  package static let dark = TerminalColors(
    foreground: RGBA(rgb: 0xD6D6DC), background: RGBA(rgb: 0x16161C),
    ansi: [
      0x2A2A33, 0xFF7B72, 0x7EE08A, 0xFFD479, 0x6CB6FF, 0xC3A6FF, 0x76DCE8, 0xD6D6DC,
      0x7C7C88, 0xFFA198, 0xA3F0AC, 0xFFE3A3, 0x9CCDFF, 0xDBC9FF, 0xA6ECF4, 0xFFFFFF,
    ].map { RGBA(rgb: $0) })

  /// The same hues in a light terminal, dark enough to be read on it.
  package static let light = TerminalColors(
    foreground: RGBA(rgb: 0x24242C), background: RGBA(rgb: 0xFAFAFC),
    ansi: [
      0x24242C, 0xB3261E, 0x1A7F37, 0x8A5A00, 0x0B5CAD, 0x6B3FB5, 0x0F6E7C, 0xC9C9D2,
      0x6A6A76, 0xC4433B, 0x2E8F49, 0x9C6B0A, 0x2A73C2, 0x7F56C9, 0x24808E, 0xFFFFFF,
    ].map { RGBA(rgb: $0) })

  /// A cell colour as it is seen; `terminalDefault` is the ground or the ink by where it stands.
  package func resolve(_ color: CellColor, isBackground: Bool) -> RGBA {
    switch color {
    case .terminalDefault: isBackground ? background : foreground
    case .ansi(let index): Int(index) < ansi.count ? ansi[Int(index)] : foreground
    case .rgb(let red, let green, let blue):
      RGBA(rgb: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
  }

  /// Ink and ground of a style once reverse video and dimming are worked out.
  func inkAndGround(of style: CellStyle) -> (ink: RGBA, ground: RGBA) {
    var ink = resolve(style.foreground, isBackground: false)
    var ground = resolve(style.background, isBackground: true)
    if style.attributes.contains(.reverse) { swap(&ink, &ground) }
    if style.attributes.contains(.dim) { ink = ink.withAlpha(0.6).composited(over: ground) }
    return (ink, ground)
  }
}
