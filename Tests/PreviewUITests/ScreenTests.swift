import CellCanvas
import ColorModel
import Simulator
import Testing
import TraitModel

@testable import PreviewUI

@Suite struct ScreenTests {
  @Test(arguments: [(140, 44), (120, 40), (100, 30), (80, 24), (64, 20), (40, 12)])
  func everySizeFromTheSmallestOnShowsTheTreeAndTheStatus(columns: Int, rows: Int) throws {
    let shown = try ShownSession(columns: columns, rows: rows)
    #expect(shown.rows[0].contains("Halflight"))
    #expect(shown.text.contains("window"))
    #expect(shown.rows[rows - 1].contains("move"))
  }

  @Test(arguments: [(39, 12), (40, 11), (10, 4), (1, 1), (0, 0)])
  func belowTheSmallestSizeAPlainMessageSaysSo(columns: Int, rows: Int) throws {
    let shown = try ShownSession(columns: columns, rows: rows)
    #expect(!shown.text.contains("window"))
    if columns >= 10 { #expect(shown.text.contains("Halflight")) }
  }

  @Test func aNarrowScreenShowsThePaneThatHasTheFocus() throws {
    var shown = try ShownSession(columns: 50, rows: 20)
    #expect(shown.text.contains("Hierarchy"))
    shown.press("Tab")
    #expect(shown.text.contains("Preview") && !shown.text.contains("Hierarchy"))
    shown.press("w")
    #expect(shown.text.contains("root is"))
  }

  @Test func withoutUnicodeEveryCellIsASCII() throws {
    var shown = try ShownSession(columns: 120, rows: 40)
    shown.capabilities = DisplayCapabilities(depth: .monochrome, isUTF8: false)
    for keys in [["?"], ["Esc", "t"], ["Esc", "W"], ["c"], ["s"], ["3", "w"]] {
      for key in keys { shown.press(key) }
      // Names of themes may hold other letters; where the terminal is written to, all of these get a substitute.
      let foreign = shown.text.unicodeScalars.filter {
        !$0.isASCII && !$0.properties.isAlphabetic && $0 != "·" && $0 != "…"
      }
      #expect(foreign.isEmpty, "\(keys): \(String(String.UnicodeScalarView(foreign)))")
    }
  }

  @Test func theChromeUsesOnlyTheTerminalsOwnColours() throws {
    var shown = try ShownSession(columns: 140, rows: 44)
    shown.press("3", "W")
    let grid = shown.drawing.grid
    for row in 0..<grid.rows {
      for column in 0..<45 {
        let style = grid[column, row].style
        for color in [style.foreground, style.background] {
          if case .rgb = color { Issue.record("an exact colour in the chrome at \(column),\(row)") }
        }
      }
    }
  }
}

@Suite struct HierarchyPaneTests {
  @Test func aLineNamesOverrideStyleAndOrigin() throws {
    var shown = try ShownSession(columns: 140)
    shown.press("3")
    #expect(shown.row(with: "◇ root").contains("[D] ☾ D own"))
    #expect(shown.row(with: "□ root.view").contains("☾ D root"))
    #expect(shown.row(with: "sheet ← root").contains("☀ L system"))
    #expect(shown.row(with: "◇ root").contains("●"))
  }

  @Test func aFrozenLayerIsMarked() throws {
    var shown = try ShownSession(columns: 140)
    shown.press("3")
    #expect(shown.row(with: "card.layer").contains("frozen ✱"))
  }

  @Test func thePinIsNamedAsTheOrigin() throws {
    var shown = try ShownSession(columns: 140)
    shown.press("I")
    #expect(shown.row(with: "▣ screen").contains("Info.plist"))
  }
}

@Suite struct WhyPaneTests {
  @Test func O_06_theSheetsChainAndWhatDoesNotReachIt() throws {
    var shown = try ShownSession(columns: 160, rows: 50)
    shown.press("3")
    for _ in 0..<60 where shown.session.selection != "sheet" { shown.press("Down") }
    #expect(shown.text.contains("sheet is ☀ light"))
    #expect(shown.text.contains("Does not come from"))
    #expect(shown.row(with: "root  override = dark").contains("O-06"))
    #expect(shown.text.contains("To make sheet dark"))
    shown.press("W")
    #expect(shown.text.contains("does not reach it"))
    #expect(shown.text.contains("fix:"))
  }

  @Test func P_03_theOtherReadingIsTold() throws {
    var shown = try ShownSession("popover-and-context", columns: 160, rows: 60)
    var told = false
    shown.press("Home")
    for _ in 0..<60 {
      shown.press("Down")
      if shown.text.contains("Another reading") { told = true }
    }
    #expect(told)
  }
}

@Suite struct OverlayTests {
  @Test func theHelpNamesEveryCommand() throws {
    let lines = HelpOverlay(session: try ShownSession().session, glyphs: Glyphs(DisplayCapabilities())).lines
    #expect(lines.count > 40)
    var shown = try ShownSession(columns: 100, rows: 24)
    shown.press("?")
    #expect(shown.text.contains("Override") || shown.text.contains("Move"))
    let limit = shown.drawing.helpLimit
    #expect(limit > 0)
  }

  @Test func aListLeavesThePreviewInSight() throws {
    var shown = try ShownSession(columns: 140, rows: 44)
    shown.press("t", "Down")
    #expect(shown.text.contains("Solarized") && shown.text.contains("Preview"))
  }
}

@Suite struct WrappingTests {
  @Test func linesBreakAtSpacesAndLongWordsAnywhere() {
    #expect(wrapped("a presented controller", width: 11) == ["a presented", "controller"])
    #expect(wrapped("overrideUserInterfaceStyle", width: 10) == ["overrideUs", "erInterfac", "eStyle"])
    #expect(wrapped("日本語の文章", width: 5).allSatisfy { cellWidth(of: $0) <= 5 })
  }
}

@Suite struct ChromeSchemeTests {
  private func drawn(_ scheme: ChromeScheme, _ capabilities: DisplayCapabilities = DisplayCapabilities())
    throws
    -> CellGrid
  {
    var shown = try ShownSession(columns: 140, rows: 44)
    shown.press("3", "W")
    return draw(shown.session, capabilities: capabilities, chrome: scheme).grid
  }

  @Test(arguments: [ChromeScheme.light, .dark]) func aSchemeOfItsOwnTakesNoColourFromTheTerminal(
    scheme: ChromeScheme
  ) throws {
    for cell in try drawn(scheme).cells {
      for color in [cell.style.foreground, cell.style.background] {
        guard case .rgb = color else {
          Issue.record("\(color) in \(scheme)")
          return
        }
      }
      #expect(!cell.style.attributes.contains(.dim))
    }
  }

  @Test func monoHasNoColourButInThePreview() throws {
    let (plain, mono) = (try drawn(.terminal), try drawn(.mono))
    #expect(plain.cells.contains { if case .ansi = $0.style.foreground { true } else { false } })
    #expect(!mono.cells.contains { if case .ansi = $0.style.foreground { true } else { false } })
    #expect(zip(plain.cells, mono.cells).allSatisfy { $0.character == $1.character })
    #expect(mono.cells.contains { if case .rgb = $0.style.background { true } else { false } })
  }

  @Test func withoutColoursNoSchemeBringsAny() throws {
    let monochrome = DisplayCapabilities(depth: .monochrome)
    #expect(try drawn(.dark, monochrome) == drawn(.terminal, monochrome))
  }
}
