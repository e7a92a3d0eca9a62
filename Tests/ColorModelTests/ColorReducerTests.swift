import ColorModel
import Testing

@Suite struct StandardPaletteTests {
  /// Values published with xterm (256colres.h and the charts made from it).
  @Test(
    arguments: [
      (16, 0x000000), (17, 0x00005F), (21, 0x0000FF), (67, 0x5F87AF), (124, 0xAF0000), (208, 0xFF8700),
      (231, 0xFFFFFF),
      (232, 0x080808), (244, 0x808080), (255, 0xEEEEEE), (1, 0xCD0000), (12, 0x5C5CFF),
    ] as [(UInt8, UInt32)])
  func theCubeAndTheRampAreXterms(index: UInt8, rgb: UInt32) {
    #expect(StandardPalette.rgb(index) == rgb)
  }
}

@Suite struct ColorReducerTests {
  @Test func eachColourOfTheCubeAndTheRampIsItsOwnNearest() {
    var reducer = ColorReducer.indexed256
    for index in UInt8(16)...255 {
      let rgb = StandardPalette.rgb(index)
      #expect(StandardPalette.rgb(reducer.index(nearestTo: rgb)) == rgb)
    }
  }

  @Test func theFirstSixteenAreNeverAnswersIn256() {
    var reducer = ColorReducer.indexed256
    for index in UInt8(0)..<16 { #expect(reducer.index(nearestTo: StandardPalette.rgb(index)) >= 16) }
  }

  @Test func aDarkGreyStaysGrey() {
    var reducer = ColorReducer.indexed256
    // The elevated background of iOS: RGB distance alone is as near to dark blues as to greys.
    #expect(reducer.index(nearestTo: 0x1C1C1E) == 234)
    #expect(reducer.index(nearestTo: 0xF2F2F7) == 255)
  }

  @Test(
    arguments: [
      (0x000000, 0), (0xFFFFFF, 15), (0xF2F2F7, 15), (0x1C1C1E, 0), (0xFF3B30, 9), (0x34C759, 2),
      (0x8E8E93, 8),
    ] as [(UInt32, UInt8)])
  func sixteenColoursKeepHueAndSide(rgb: UInt32, index: UInt8) {
    var reducer = ColorReducer.ansi16
    #expect(reducer.index(nearestTo: rgb) == index)
  }

  @Test func textThatWouldVanishMovesAway() {
    var reducer = ColorReducer.ansi16
    let background = reducer.index(nearestTo: 0xFFFFFF)
    let faint = reducer.index(nearestTo: 0xF0F0F0, on: background, before: 0xFFFFFF)
    #expect(faint != background)
    #expect(StandardPalette.color(faint).contrastRatio(on: .white) > 1.2)
  }

  @Test func textOfTheColourOfItsBackgroundStaysInvisible() {
    var reducer = ColorReducer.ansi16
    let background = reducer.index(nearestTo: 0xFFFFFF)
    #expect(reducer.index(nearestTo: 0xFFFFFF, on: background, before: 0xFFFFFF) == background)
  }
}
