import CellCanvas
import Simulator
import Testing

@testable import PreviewUI

@Suite struct AppearanceGridTests {
  @Test func thePhoneStandsInEveryAppearanceWithItsLabel() throws {
    var shown = try ShownSession(columns: 160, rows: 50)
    shown.press("#")
    for label in ["light", "dark", "light, high contrast", "dark, high contrast"] {
      #expect(shown.text.contains("  \(label)  "), "\(label)")
    }
    #expect(!shown.text.contains("no overrides"))
    shown.press("Esc")
    #expect(shown.text.contains("Hierarchy"))
  }

  @Test func whatIsOverriddenIsShownWithoutItsOverridesToo() throws {
    var shown = try ShownSession(columns: 200, rows: 60)
    shown.press("3", "#")
    #expect(shown.text.contains("dark, high contrast, no overrides"))
    #expect(shown.session.simulation.reachableAppearances(library: shown.session.library).count == 8)
  }

  @Test func aSmallScreenScrollsToTheLastOne() throws {
    var shown = try ShownSession(columns: 80, rows: 24)
    shown.press("#")
    #expect(!shown.text.contains("dark, high contrast") && shown.drawing.helpLimit > 0)
    for _ in 0..<8 { shown.press("PgDn") }
    #expect(shown.text.contains("dark, high contrast"))
  }

  @Test(arguments: [1, 4, 8], [(100, 48), (30, 10), (12, 3), (300, 20)])
  func everythingFitsAStill(count: Int, size: (columns: Int, rows: Int)) {
    let arrangement = AppearanceGrid.Arrangement(
      count: count, area: CellArea(columns: size.columns, rows: size.rows), aspect: 393.0 / 852,
      mayScroll: false)
    let lines = (count + arrangement.columns - 1) / arrangement.columns
    #expect(arrangement.columns >= 1 && (lines * arrangement.rows <= size.rows || arrangement.rows == 2))
  }
}
