import ColorModel
import Testing

private func color(_ hex: String) -> RGBA { RGBA(hex: hex) ?? .clear }

/// Published vectors: the techniques of WCAG 2.2 for its ratio, the documentation of `apca-w3` for Lc.
@Suite struct ContrastTests {
  @Test(arguments: [
    ("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1), ("#777777", "#FFFFFF", 4.478),
    ("#767676", "#FFFFFF", 4.542), ("#949494", "#FFFFFF", 3.033), ("#0000FF", "#FFFFFF", 8.592),
    ("#FF0000", "#FFFFFF", 3.998),
  ])
  func theRatioOfWCAG(text: String, background: String, ratio: Double) {
    #expect(abs(color(text).contrastRatio(on: color(background)) - ratio) < 0.001)
    #expect(abs(color(background).contrastRatio(on: color(text)) - ratio) < 0.001)
  }

  @Test func aTranslucentColorIsCompositedFirst() {
    let secondaryLabel = color("#3C3C4399")
    #expect(abs(secondaryLabel.contrastRatio(on: .white) - 3.44) < 0.01)
  }

  @Test(arguments: [
    ("#888888", "#FFFFFF", 63.056469930209424), ("#FFFFFF", "#888888", -68.54146436644962),
    ("#000000", "#AAAAAA", 58.146262578561334), ("#AAAAAA", "#000000", -56.24113336839742),
    ("#112233", "#DDEEFF", 91.66830811481631), ("#DDEEFF", "#112233", -93.06770049484275),
    ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154),
    ("#112233", "#112233", 0),
  ])
  func theLightnessContrastOfAPCA(text: String, background: String, contrast: Double) {
    #expect(abs(color(text).lightnessContrast(on: color(background)) - contrast) < 1e-9)
  }

  @Test(arguments: ["#787878", "#FF3B30", "#34C759", "#FFCC00", "#3C3C4399", "#FFFFFF", "#0055CC80"])
  func aSuggestionPassesKeepsItsHueAndIsTheNearest(hex: String) throws {
    let origin = color(hex)
    let demand = ContrastDemand(background: .white, ratio: 4.5)
    let found = try #require(origin.nearest(meeting: [demand]))
    #expect(found.contrastRatio(on: .white) >= 4.5)
    #expect(found.hexRGBA == color(found.hexRGBA).hexRGBA)
    let (before, after) = (OKLCH(origin), OKLCH(found))
    if before.chroma > 0.02, after.chroma > 0.02 {
      let turn = abs(before.hue - after.hue)
      #expect(min(turn, 360 - turn) < 3)
    }
    // One step lighter, and it would fail again.
    if found.alpha == origin.clamped.alpha, !demand.isMet(by: origin) {
      let lighter = OKLCH(lightness: after.lightness + 0.008, chroma: after.chroma, hue: after.hue).inGamut
      #expect(!demand.isMet(by: lighter.rgba.withAlpha(found.alpha)))
    }
  }

  @Test func aColorThatPassesIsItsOwnSuggestion() {
    let demand = ContrastDemand(background: .white, ratio: 4.5)
    #expect(color("#0055CC").nearest(meeting: [demand])?.hexRGB == "#0055CC")
  }

  @Test func demandsThatExcludeEachOtherHaveNoSuggestion() {
    let both = [RGBA.white, .black].map { ContrastDemand(background: $0, ratio: 7) }
    #expect(color("#808080").nearest(meeting: both) == nil)
  }

  @Test(arguments: [
    ("#FF0000", 0.6280, 0.2577, 29.23), ("#FFFFFF", 1, 0, 0), ("#0000FF", 0.4520, 0.3132, 264.05),
  ])
  func lightnessChromaAndHue(hex: String, lightness: Double, chroma: Double, hue: Double) {
    let value = OKLCH(color(hex))
    #expect(abs(value.lightness - lightness) < 5e-4)
    #expect(abs(value.chroma - chroma) < 5e-4)
    #expect(abs(value.hue - hue) < 0.02)
    #expect(value.inGamut.rgba.hexRGB == hex)
  }
}
