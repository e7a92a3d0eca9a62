extension RGBA {
  /// The relative luminance of WCAG 2.2, 0 (black) … 1 (white), of the opaque colour.
  package var relativeLuminance: Double {
    let c = clamped
    let curve = TransferCurve.sRGB
    return 0.2126 * curve.decoded(c.red) + 0.7152 * curve.decoded(c.green) + 0.0722 * curve.decoded(c.blue)
  }

  /// The contrast ratio of WCAG 2.2, 1…21, of this colour (composited first) against an opaque `background`.
  package func contrastRatio(on background: RGBA) -> Double {
    let a = composited(over: background).relativeLuminance
    let b = background.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
