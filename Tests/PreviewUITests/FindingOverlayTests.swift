import CellCanvas
import KeyInput
import Localization
import LocatedInput
import Simulator
import Testing

@testable import PreviewUI

/// What lies over the panes to find things, at the sizes that must do.
@Suite struct FindingOverlayTests {
  static let sizes = [(120, 40), (80, 24), (40, 12)]

  @Test(arguments: sizes) func theCommandPaletteShowsLineHitsAndFault(columns: Int, rows: Int) throws {
    var shown = try ShownSession(columns: columns, rows: rows)
    shown.press(":")
    for letter in "set root drk" { shown.press(letter == " " ? "Space" : String(letter)) }
    #expect(shown.text.contains(": set root drk") && shown.text.contains("set NODE[.TRAIT]"))
    shown.press("Enter")
    let line = try #require(shown.rows.firstIndex { $0.contains(": set root drk") })
    let place = try #require(shown.rows[line].ranges(of: "drk").first).lowerBound
    let column = shown.rows[line].distance(from: shown.rows[line].startIndex, to: place)
    #expect(Array(shown.rows[line + 1])[column] == "^")
    #expect(shown.text.contains("'drk' is not a value"))
  }

  @Test(arguments: sizes) func aMatchIsMarkedInTheTree(columns: Int, rows: Int) throws {
    var shown = try ShownSession(columns: columns, rows: rows)
    shown.press("/")
    for letter in "card" { shown.press(String(letter)) }
    shown.press("Enter")
    let grid = shown.drawing.grid
    let marked = (0..<grid.rows).map { row in
      String(
        (0..<grid.columns).filter { grid[$0, row].style.attributes.contains(.underline) }
          .compactMap { grid[$0, row].character })
    }
    #expect(marked.contains("card"))
  }

  @Test(arguments: sizes) func theTimeLineShowsWhereOneIs(columns: Int, rows: Int) throws {
    var shown = try ShownSession(columns: columns, rows: rows)
    shown.press("3", "s", "C", "[")
    #expect(shown.text.contains("2 of 3") && shown.text.contains("device dark"))
    #expect(shown.row(with: "◆").contains("●") && shown.row(with: "◆").contains("○"))
  }

  @Test func aLongTimeLineShowsWhatIsAroundThePlace() throws {
    var shown = try ShownSession(columns: 80, rows: 24)
    for _ in 0..<120 { shown.press("s") }
    for _ in 0..<60 { shown.press("[") }
    let bar = shown.row(with: "◆")
    #expect(bar.contains("← ") && bar.contains(" →"))
    shown.press("s", "[")
    #expect(shown.text.contains("60 of 61") && !shown.row(with: "◆").contains(" →"))
  }

  @Test(arguments: sizes) func newsFromOutsideStandsInTheCorner(columns: Int, rows: Int) throws {
    var shown = try ShownSession(columns: columns, rows: rows)
    shown.report(.passing(.note, "wrote settings-sheet.svg"))
    #expect(shown.row(with: "wrote").contains("│ wrote settings-sheet.svg"))
    #expect(shown.rows[rows - 1].contains("move"))
  }

  @Test(arguments: sizes) func theWelcomeNamesTheKeysThatHold(columns: Int, rows: Int) throws {
    var shown = try ShownSession(columns: columns, rows: rows)
    shown.welcome(with: KeyBindings([(command: "whyNot", keys: [KeyPress(.function(7))])]))
    #expect(shown.text.contains("Welcome") && shown.row(with: "did not turn").contains("F7"))
  }

  @Test func helpBeginsWithThePlace() throws {
    var shown = try ShownSession()
    shown.press("c", "c", "?")
    let first = shown.rows.first { $0.contains("here") } ?? ""
    #expect(first.contains("Palette  here"))
  }

  @Test func aListIsExplained() throws {
    var shown = try ShownSession(columns: 80, rows: 24)
    shown.press("t", "?")
    #expect(
      shown.text.contains("what the chosen line would bring") && shown.row(with: "restore").contains("Esc"))
  }

  @Test func theTitleSaysWhatIsListed() throws {
    var shown = try ShownSession()
    shown.press("3", "f")
    #expect(shown.rows[1].contains("only overridden: 1"))
  }

  @Test func whatIsTypedCannotActOnTheTerminal() throws {
    var shown = try ShownSession()
    shown.press(":", "\u{202E}", "a")
    #expect(!shown.text.unicodeScalars.contains("\u{202E}"))
  }
}
