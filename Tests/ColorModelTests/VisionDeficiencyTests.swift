import Testing

@testable import ColorModel

@Suite struct VisionDeficiencyTests {
  /// Worked out apart from this program, from the authors' matrices: linear light, clamped, halves up.
  @Test(arguments: [
    ("protan", "#FF0000", "#6D5F00"), ("protan", "#0000FF", "#0059FF"), ("protan:0.6", "#FF9500", "#CEA000"),
    ("deutan", "#FF0000", "#A39000"), ("deutan", "#00FF00", "#EFD63A"), ("deutan:0.6", "#FF0000", "#BB7D00"),
    ("tritan", "#0000FF", "#006B96"), ("tritan", "#00FF00", "#00F7D9"), ("tritan:0.6", "#FF9500", "#FF8B58"),
    ("achromat", "#FF0000", "#7F7F7F"), ("achromat", "#00FF00", "#DCDCDC"),
    ("deutan:0", "#34C759", "#34C759"),
  ])
  func aColorIsSeen(name: String, hex: String, seen: String) throws {
    let vision = try #require(VisionDeficiency(name: name))
    let color = try #require(RGBA(hex: hex))
    #expect(vision.simulate(color).hexRGB == seen)
    #expect(vision.name == name)
  }

  @Test(arguments: VisionDeficiency.Kind.allCases)
  func graysStayGrays(kind: VisionDeficiency.Kind) {
    for severity in stride(from: 0, through: 1, by: 0.05) {
      let vision = VisionDeficiency(kind, severity: severity)
      for row in 0..<3 {
        #expect(abs(vision.matrix[(row * 3)..<(row * 3 + 3)].reduce(0, +) - 1) < 3e-6)
      }
      #expect(vision.simulate(RGBA(rgb: 0x808080)).hexRGB == "#808080")
    }
  }

  @Test func betweenTwoTenthsTheMatricesAreMixed() {
    let (a, b) = (VisionDeficiency(.deutan, severity: 0.6), VisionDeficiency(.deutan, severity: 0.7))
    let middle = VisionDeficiency(.deutan, severity: 0.65)
    for place in 0..<9 {
      #expect(abs(middle.matrix[place] - (a.matrix[place] + b.matrix[place]) / 2) < 1e-9)
    }
  }

  @Test func theOpacityStays() {
    #expect(VisionDeficiency(.protan).simulate(RGBA(rgb: 0xFF0000, alpha: 0.5)).alpha == 0.5)
  }

  @Test(arguments: ["", "deuteran", "deutan:", "deutan:2", "deutan:-1", "deutan:x", "deutan:nan"])
  func aNameThatIsNoneIsRefused(name: String) {
    #expect(VisionDeficiency(name: name) == nil)
  }
}
