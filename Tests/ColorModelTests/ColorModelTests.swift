import ColorModel
import Testing

@Suite struct RGBATests {
  @Test func hexIsReadAndWritten() {
    #expect(RGBA(hex: "#1C1C1EFF")?.hexRGBA == "#1C1C1EFF")
    #expect(RGBA(hex: "#fff")?.hexRGBA == nil)
    #expect(RGBA(hex: "#GG0000") == nil)
    #expect(RGBA(hex: "#3C3C4399")?.alpha == 153.0 / 255)
  }

  @Test func compositingIsSourceOver() {
    let label = RGBA(rgb: 0x3C3C43, alpha: 0.6)
    #expect(label.composited(over: .white).hexRGBA == "#8A8A8EFF")
    #expect(RGBA.clear.composited(over: .black) == .black)
  }
}

@Suite struct ColorSpaceTests {
  private func close(_ a: RGBA, _ b: (Double, Double, Double), within tolerance: Double = 5e-5) -> Bool {
    abs(a.red - b.0) < tolerance && abs(a.green - b.1) < tolerance && abs(a.blue - b.2) < tolerance
  }

  @Test func displayP3LeavesSRGB() {
    let red = ColorSpace.displayP3.toSRGB(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(close(red, (1.0931, -0.2267, -0.1501)))
    #expect(!red.isInGamut)
    #expect(
      close(ColorSpace.displayP3.toSRGB(red: 0, green: 1, blue: 0, alpha: 1), (-0.5116, 1.0183, -0.3107)))
    #expect(ColorSpace.displayP3.toSRGB(red: 1, green: 0.4, blue: 0.7, alpha: 1).hexRGB == "#FF57B5")
  }

  @Test(arguments: [(0.25, 0.2410), (0.5, 0.5039), (0.9, 0.9029)])
  func grayHasAGammaOf22(white: Double, encoded: Double) {
    #expect(
      abs(ColorSpace.grayGamma22.toSRGB(red: white, green: 0, blue: 0, alpha: 1).green - encoded) < 5e-5)
  }

  @Test(arguments: [(0.5, 0.7354), (0.25, 0.5371), (0.125, 0.3886)])
  func linearLightIsEncoded(linear: Double, encoded: Double) {
    #expect(
      abs(ColorSpace.extendedLinearSRGB.toSRGB(red: linear, green: 0, blue: 0, alpha: 1).red - encoded) < 5e-5
    )
  }
}

@Suite struct WCAGContrastTests {
  @Test func publishedRatios() {
    #expect(abs(RGBA.black.contrastRatio(on: .white) - 21) < 1e-9)
    #expect(abs(RGBA(rgb: 0x767676).contrastRatio(on: .white) - 4.54) < 0.005)
    #expect(abs(RGBA(rgb: 0x3C3C43, alpha: 0.6).contrastRatio(on: .white) - 3.44) < 0.01)
  }
}

@Suite struct OKLabTests {
  @Test func itComesBack() {
    for rgb: UInt32 in [0xFF0000, 0x00FF00, 0x0000FF, 0x123456, 0xFFFFFF, 0] {
      #expect(OKLab(RGBA(rgb: rgb)).rgba.hexRGB == RGBA(rgb: rgb).hexRGB)
    }
    #expect(abs(OKLab(.white).lightness - 1) < 1e-4)
  }
}
