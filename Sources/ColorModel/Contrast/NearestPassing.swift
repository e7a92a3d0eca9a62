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
    if let found = candidate(origin.lightness) { return found }
    let sides = [-1.0, 1].compactMap { side in
      Self.firstPassing(from: origin.lightness, side: side, candidate)
    }
    return sides.min { $0.distance < $1.distance }?.color
  }

  /// Goes away from a lightness in coarse steps until a colour passes, then back in fine ones, each nearly everywhere
  /// less than one step of eight bits.
  private static func firstPassing(
    from origin: Double, side: Double, _ candidate: (Double) -> RGBA?
  ) -> (distance: Double, color: RGBA)? {
    let (coarse, fine) = (0.02, 0.0025)
    let end = side > 0 ? 1 - origin : origin
    var distance = 0.0
    while distance < end {
      let last = distance
      distance = min(distance + coarse, end)
      guard var best = candidate(origin + side * distance) else { continue }
      while distance - fine > last, let nearer = candidate(origin + side * (distance - fine)) {
        best = nearer
        distance -= fine
      }
      return (distance, best)
    }
    return nil
  }
}
