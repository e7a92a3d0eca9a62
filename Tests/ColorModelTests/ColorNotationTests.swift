import Testing

@testable import ColorModel

@Suite struct ColorNotationTests {
  @Test(arguments: [
    ("#abc", "#AABBCCFF"), ("#abcd", "#AABBCCDD"), ("#a1b2c3", "#A1B2C3FF"), ("#a1b2c3d4", "#A1B2C3D4"),
    (" RebeccaPurple ", "#663399FF"), ("transparent", "#00000000"), ("rgb(255, 0, 128)", "#FF0080FF"),
    ("rgba(255,0,128,.5)", "#FF008080"), ("rgb(100% 0% 50% / 50%)", "#FF008080"),
    ("hsl(120, 100%, 25%)", "#008000FF"), ("hsl(120 100 25)", "#008000FF"),
    ("hsl(0.5turn 100% 50%)", "#00FFFFFF"), ("hsl(-120deg 100% 50%)", "#0000FFFF"),
    ("hwb(0 20% 20%)", "#CC3333FF"), ("hwb(0 60% 60%)", "#808080FF"), ("color(srgb 1 0.5 none)", "#FF8000FF"),
    ("color(srgb-linear 0.5 0.5 0.5)", "#BCBCBCFF"),
  ])
  func everyNotationOfCSSGivesItsColor(text: String, hex: String) throws {
    #expect(try ColorNotation.color(text).hexRGBA == hex)
  }

  /// sRGB green in the spaces that CSS Color 4's own examples and tests give it in.
  @Test(arguments: [
    "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)", "oklab(51.975% -0.1403 0.10768)",
    "oklch(51.975% 0.17686 142.495)", "color(display-p3 0.21604 0.49418 0.13151)",
    "color(a98-rgb 0.281363 0.498012 0.116746)", "color(prophoto-rgb 0.230479 0.395789 0.129968)",
    "color(xyz 0.07719 0.15438 0.02573)", "color(xyz-d50 0.08314 0.154747 0.020823)",
  ])
  func greenIsGreenInEverySpace(text: String) throws {
    let color = try ColorNotation.color(text)
    #expect(
      abs(color.red) < 0.01 && abs(color.green - 128 / 255) < 0.002 && abs(color.blue) < 0.01, "\(color)")
  }

  @Test func whiteIsWhiteInEverySpaceOfPrimaries() {
    for space in [WebColorSpace.displayP3, .a98RGB, .proPhotoRGB, .rec2020, .sRGBLinear] {
      let white = space.toSRGB(SIMD3(1, 1, 1))
      for component in [white.red, white.green, white.blue] { #expect(abs(component - 1) < 1e-4, "\(space)") }
    }
  }

  @Test func theWideSpacesAgreeWithThoseOfAssetCatalogs() {
    let web = WebColorSpace.displayP3.toSRGB(SIMD3(1, 0.4, 0.7))
    let catalog = ColorSpace.displayP3.toSRGB(red: 1, green: 0.4, blue: 0.7, alpha: 1)
    for (a, b) in [(web.red, catalog.red), (web.green, catalog.green), (web.blue, catalog.blue)] {
      #expect(abs(a - b) < 1e-4)
    }
  }

  @Test(arguments: [
    "", "#", "#12345", "#12345g", "blurple", "rgb(1 2)", "rgb(1 2 3 4 5)", "rgb(a b c)", "rgb(1 2 3",
    "hsl(1% 2 3)",
    "color(cmyk 1 2 3)", "calc(1)", "rgb(nan 0 0)", "rgb(1px 2 3)",
  ])
  func whatIsNoColorIsRefused(text: String) {
    #expect(throws: ColorNotation.Fault.self) { try ColorNotation.color(text) }
  }

  @Test func terminalsMeanOtherColorsByFourNames() {
    #expect(NamedColors.x11Color("Green")?.hexRGB == "#00FF00")
    #expect(NamedColors.color("Green")?.hexRGB == "#008000")
    #expect(NamedColors.x11Color("light sky blue")?.hexRGB == "#87CEFA")
  }
}
