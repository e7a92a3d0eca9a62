import Testing

@testable import PreviewUI

@Suite struct LogPaneTests {
  @Test func theLogSaysWhyABorderStaysLightAndWhoIsNotTold() throws {
    var shown = try ShownSession(columns: 140, rows: 44)
    shown.press("3", "L")
    #expect(shown.row(with: "root = dark").contains("23 told"))
    #expect(shown.row(with: "sheet.presentation, with 10 below").contains("O-06"))
    #expect(shown.text.contains("inherits from window"))
    #expect(shown.row(with: "card.layer   ").contains("K-13") || shown.text.contains("card.layer"))
    #expect(shown.text.contains("still in colours for light"))
    #expect(shown.row(with: " 1 root ").contains("traitCollectionDidChange(_:)"))
  }

  @Test func theRunningCallIsMarkedAndInSight() throws {
    var shown = try ShownSession(columns: 140, rows: 30)
    shown.press("s")
    for _ in 0..<30 { shown.press(".") }
    #expect(shown.text.contains("▸ 29 "))
    #expect(shown.text.contains("userInterfaceStyle light → dark"))
    #expect(shown.text.contains("the receiver's (K-01)"))
    shown.press("w")
    #expect(shown.row(with: "current  ").contains("K-01"))
    shown.press("Esc")
    #expect(shown.row(with: "current  ").contains("K-02"))
  }

  @Test func beforeAnyEditTheLogSaysWhatItWillShow() throws {
    var shown = try ShownSession()
    shown.press("L")
    #expect(shown.text.contains("Nothing has happened yet."))
    shown.press("t", "Down", "Enter")
    #expect(shown.text.contains("Nothing that happens in the app"))
  }
}
