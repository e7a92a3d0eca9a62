import CellCanvas
import Simulator
import Testing
import TraitModel

@testable import PreviewUI

@Suite struct PalettePaneTests {
  @Test func aRowShowsSwatchesAndValuesInSeveralAppearances() throws {
    var shown = try ShownSession(columns: 160, rows: 44)
    shown.press("c")
    #expect(shown.row(with: "secondaryLabel").contains("3C3C4399"))
    #expect(shown.rows.contains { $0.contains("light ") && $0.contains(" dark ") })
    let row = try #require(shown.rows.firstIndex { $0.contains("systemRed ") })
    let grid = shown.drawing.grid
    let red = CellColor.rgb(red: 0xFF, green: 0x38, blue: 0x3C)
    #expect((0..<grid.columns).count { grid[$0, row].style.background == red } == 2)
  }

  @Test func theNotationTurnsEveryValue() throws {
    var shown = try ShownSession(columns: 160, rows: 44)
    shown.press("c", "=")
    #expect(shown.row(with: "secondaryLabel").contains("60 60 67 60%"))
    shown.press("=")
    #expect(shown.row(with: "systemRed ").contains("0.65 0.233 26"))
  }

  @Test func theColumnsFollowTheCursorPastTheEdge() throws {
    var shown = try ShownSession(columns: 120, rows: 40)
    shown.press("c", "c")
    #expect(!shown.text.contains("dark up high"))
    shown.press("Right", "Right", "Right", "Right", "Right", "Right", "Right")
    #expect(shown.text.contains("dark up high"))
  }

  @Test func theChosenColourTellsItsWayToTheCell() throws {
    var shown = try ShownSession(columns: 160, rows: 44)
    shown.press("c", "c", "Down")
    #expect(shown.row(with: "secondaryLabel in light").isEmpty == false)
    #expect(shown.row(with: "system palette of iOS 26").contains("from"))
    #expect(shown.row(with: "systemBackground #FFFFFF it is #8A8A8E").contains("over"))
    #expect(shown.row(with: " cell ").contains("of 256 colours 245"))
  }

  @Test func theNodesPaintedWithTheColourAreMarkedInTheTree() throws {
    var shown = try ShownSession(columns: 160, rows: 44)
    shown.press("c", "c")
    let label = shown.text
    #expect(label.contains("◆"))
    let named = shown.row(with: " paints ")
    #expect(!named.contains("nothing"))
    shown.press("End")
    #expect(shown.row(with: " paints ").contains("nothing on this screen") && !shown.text.contains("◆"))
  }

  @Test(arguments: [(40, 12), (64, 20), (80, 24)])
  func aSmallScreenStillShowsTheCursorsRow(columns: Int, rows: Int) throws {
    var shown = try ShownSession(columns: columns, rows: rows)
    shown.press("c", "PgDn", "Down")
    let name = try #require(shown.session.paletteSelection?.name)
    #expect(shown.text.contains(name.prefix(8)))
  }
}
