/// Ground that a colour stands on, and the WCAG ratio it must have there.
package struct ContrastDemand: Hashable, Sendable {
  /// Opaque.
  package var background: RGBA
  /// 1…21.
  package var ratio: Double

  package init(background: RGBA, ratio: Double) {
    self.background = background
    self.ratio = ratio
  }

  /// Whether a colour fulfils it, by the exact ratio.
  package func isMet(by color: RGBA) -> Bool { color.contrastRatio(on: background) >= ratio }
}

extension RGBA {
  /// The colour of the same hue, nearest in OKLCH lightness, that meets every demand once it is written as eight-bit
  /// hex; the chroma gives way only where sRGB ends. The opacity stays if that is possible, else the colour is opaque.
  /// Nil where no lightness will do.
  package func nearest(meeting demands: [ContrastDemand]) -> RGBA? {
    nearest { color in demands.allSatisfy { $0.isMet(by: color) } }
  }

  /// The same for any other test of a colour.
  package func nearest(where passes: (RGBA) -> Bool) -> RGBA? {
    for opacity in alpha < 1 ? [alpha, 1] : [1] {
      if let found = nearest(alpha: opacity, where: passes) { return found }
    }
    return nil
  }

  private func nearest(alpha: Double, where passes: (RGBA) -> Bool) -> RGBA? {
    let origin = OKLCH(clamped)
    func candidate(_ lightness: Double) -> RGBA? {
      let color = OKLCH(lightness: lightness, chroma: origin.chroma, hue: origin.hue).inGamut.rgba
      let written = RGBA(hex: color.withAlpha(alpha).hexRGBA)
      return written.flatMap { passes($0) ? $0 : nil }
    }
    // Nearly everywhere less than one step of eight bits.
    let step = 0.0025
    for distance in 0...Int(1 / step) {
      let offset = Double(distance) * step
      for lightness in [origin.lightness - offset, origin.lightness + offset]
      where (0...1).contains(lightness) {
        if let found = candidate(lightness) { return found }
      }
    }
    // The steps may miss the very ends.
    return candidate(0) ?? candidate(1)
  }
}
