import CellCanvas
import ColorModel
import PreviewUI
import Specimens
import Testing
import TraitModel

@Suite struct DrawPhoneTests {
  /// A list of two rows, a filled button, and a sheet.
  private let scene = #"""
    {"name": "t", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
      "rootViewController": {"id": "root", "view": {"id": "root.view", "backgroundColor": "systemGroupedBackground",
        "subviews": [
          {"id": "bar", "class": "UINavigationBar", "frame": [0, 59, 393, 44], "text": "Tides"},
          {"id": "table", "class": "UITableView", "style": "insetGrouped", "frame": [0, 120, 393, 200], "subviews": [
            {"id": "one", "class": "UITableViewCell", "text": "Harbour", "detailText": "14:20",
             "accessoryType": "disclosureIndicator"},
            {"id": "two", "class": "UITableViewCell", "text": "日本"}]},
          {"id": "go", "class": "UIButton", "style": "filled", "text": "Go", "frame": [16, 300, 361, 50]},
          {"id": "switch", "class": "UISwitch", "isOn": true, "frame": [300, 380, 51, 31]}]},
        "presentedViewController": {"id": "sheet", "view": {"id": "sheet.view", "frame": [0, 0, 393, 300],
          "subviews": [{"id": "note", "class": "UILabel", "frame": [16, 60, 361, 24], "text": "A sheet"}]}}}}]}]}}
    """#

  private func grid(
    _ columns: Int, _ rows: Int, style: EffectiveStyle = .light, depth: ColorDepth = .trueColor,
    isUTF8: Bool = true, selection: NodeID? = nil, overrides: [NodeID: UserInterfaceStyle] = [:]
  ) throws -> (grid: CellGrid, layout: PhoneLayout) {
    let painted = try PaintedScene(scene, style: style, overrides: overrides)
    var grid = CellGrid(columns: columns, rows: rows)
    let layout = drawPhone(
      painted.painting, in: &grid, area: grid.area, selection: selection,
      capabilities: DisplayCapabilities(depth: depth, isUTF8: isUTF8))
    return (grid, layout)
  }

  private func text(_ grid: CellGrid) throws -> String {
    try #require(StillFormat.named("text")).render(grid, StillOptions())
  }

  @Test func aPhoneInMonochromeIsLinesAndLetters() throws {
    let picture = try text(try grid(40, 30, depth: .monochrome, overrides: ["root": .dark]).grid)
    #expect(
      picture == """
        ╭──────────────────────────────────────╮
        │   9:41                    ▂▄▆   ▮▮▮  │
        │                Tides             [D] │
        │                                      │
        │ ╭──────────────────────────────────╮ │
        │ │ Harbour                  14:20 › │ │
        │ │ ─────────────────────────────────│ │
        │ │ 日本                             │ │
        │ ╰──────────────────────────────────╯ │
        │                                      │
        │ ╭──────────────────────────────────╮ │
        │ │                Go                │ │
        │ ╰──────────────────────────────────╯ │
        │                             [  ●]    │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │╭────────────────────────────────────╮│
        │                 ━━━━             [L] │
        │                                      │
        │  A sheet                             │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │            ━━━━━━━━━━━━━━            │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test func aSmallPhoneInASCIIHasNoOtherCharacter() throws {
    let picture = try text(
      try grid(34, 20, depth: .monochrome, isUTF8: false, selection: "go").grid)
    #expect(
      picture == """
         .------------------------------.
         |  9:41               .:|  [=] |
         |            Tides         [L] |
         |                              |
         | [Harbour            14:20> ] |
         | [????                      ] |
         |+============================+|
         |![            Go            ]!|
         |+============================+|
         |                              |
         |                              |
         |                              |
         |.-------------------------[L].|
         | A sheet                      |
         |                              |
         |                              |
         |                              |
         |                              |
         |          ----------          |
         '------------------------------'

        """)
  }

  @Test(arguments: [(60, 48), (34, 20), (30, 10), (12, 5), (3, 2), (1, 1), (0, 0)])
  func anAreaOfAnySizeIsDrawnInWithinItsEdges(columns: Int, rows: Int) throws {
    let painted = try PaintedScene(scene)
    var grid = CellGrid(columns: columns + 4, rows: rows + 2, fill: Cell("·"))
    let area = CellArea(column: 2, row: 1, columns: columns, rows: rows)
    for isUTF8 in [true, false] {
      drawPhone(
        painted.painting, in: &grid, area: area, selection: "sheet.view",
        capabilities: DisplayCapabilities(isUTF8: isUTF8))
    }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns where !area.contains(column: column, row: row) {
        #expect(grid[column, row] == Cell("·"))
      }
    }
  }

  @Test(arguments: [(60, 48), (48, 38), (34, 20)]) func coloursAreThoseThatWerePainted(
    columns: Int, rows: Int
  ) throws {
    let grid = try grid(columns, rows, style: .dark).grid
    let grounds = Set(grid.cells.map(\.style.background))
    // The sheet's elevated background, and the root's list under 48 per cent of black.
    #expect(grounds.contains(.rgb(red: 0x1C, green: 0x1C, blue: 0x1E)))
    #expect(grounds.contains(.rgb(red: 0x0F, green: 0x0F, blue: 0x10)))
  }

  @Test func aTextStandsOnWhatLiesBehindIt() throws {
    let grid = try grid(60, 48).grid
    let cell = try #require(grid.cells.first { $0.character == "G" })
    let blue = try #require(RGBA(hex: "#0088FF")).withAlpha(1)
    let seen = RGBA.black.withAlpha(0.2).composited(over: blue)
    #expect(
      cell.style.background == .rgb(red: seen.bytes.red, green: seen.bytes.green, blue: seen.bytes.blue))
    #expect(cell.style.foreground == .rgb(red: 204, green: 204, blue: 204))
  }

  @Test func theSelectionIsFramedAndTheRestStays() throws {
    let plain = try grid(60, 48).grid
    let framed = try grid(60, 48, selection: "go").grid
    let marks = framed.cells.indices.filter { framed.cells[$0] != plain.cells[$0] }
    #expect(!marks.isEmpty)
    let texts = plain.cells.indices.filter { plain.cells[$0].character?.isLetter == true }
    #expect(texts.allSatisfy { framed.cells[$0] == plain.cells[$0] })
  }

  @Test func aSelectionInMonochromeIsFramedByHeavyLines() throws {
    let picture = try text(try grid(60, 48, depth: .monochrome, selection: "go").grid)
    #expect(picture.contains("┏━"))
    #expect(picture.contains("━┛"))
  }

  @Test func aPlaceInThePictureLeadsBackToItsNode() throws {
    let (grid, layout) = try grid(60, 48)
    for (letter, node) in [("H", "one"), ("G", "go"), ("A", "note")] as [(Character, NodeID)] {
      let place = try #require(grid.cells.firstIndex { $0.character == letter })
      #expect(layout.node(column: place % grid.columns, row: place / grid.columns) == node)
    }
    #expect(layout.node(column: 0, row: 0) == nil)
  }

  @Test func aNodesAreaIsWhereItsTextStands() throws {
    let (grid, layout) = try grid(60, 48)
    let place = try #require(grid.cells.firstIndex { $0.character == "H" })
    let area = try #require(layout.area(of: "one"))
    #expect(area.contains(column: place % grid.columns, row: place / grid.columns))
    #expect(layout.area(of: "nobody") == nil)
  }

  @Test func allRowsOfAListAreEquallyHigh() throws {
    for rows in 20...48 {
      let layout = try grid(60, rows).layout
      let (one, two) = (try #require(layout.area(of: "one")), try #require(layout.area(of: "two")))
      #expect(one.rows == two.rows, "\(rows) rows")
    }
  }

  @Test func aHairlineRunsBetweenTwoRows() throws {
    let (grid, layout) = try grid(60, 48)
    let (one, two) = (try #require(layout.area(of: "one")), try #require(layout.area(of: "two")))
    let between = two.row
    #expect(one.row + one.rows > between)
    #expect(grid[two.column + 6, between].character == "─")
  }

  @Test func aTextTooLongForItsCellsEndsBeforeAControl() throws {
    let json = #"""
      {"name": "t", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
        "rootViewController": {"id": "root", "view": {"id": "root.view", "subviews": [
          {"id": "l", "class": "UILabel", "frame": [16, 200, 250, 31], "text": "Remind me of every high water"},
          {"id": "s", "class": "UISwitch", "frame": [280, 200, 51, 31], "isOn": true}]}}}]}]}}
      """#
    var grid = CellGrid(columns: 40, rows: 30)
    drawPhone(
      try PaintedScene(json).painting, in: &grid, area: grid.area, selection: nil,
      capabilities: DisplayCapabilities())
    let line = try #require(try text(grid).split(separator: "\n").first { $0.contains("Remind") })
    #expect(line.contains(/…\s*●/))
  }

  @Test func aSheetHidesTheRowOfItsPresenterThroughWhichItsEdgeRuns() throws {
    for rows in 14...60 {
      let grid = try grid(60, rows).grid
      // No text of the presenter stands in a cell that shows the sheet's white.
      let mixed = grid.cells.filter { cell in
        cell.character?.isLetter == true && cell.style.foreground == .rgb(red: 204, green: 204, blue: 204)
          && cell.style.background == .rgb(red: 255, green: 255, blue: 255)
      }
      #expect(mixed.isEmpty, "\(rows) rows")
    }
  }

  @Test func drawingTwiceGivesTheSameCells() throws {
    let first = try grid(60, 48).grid
    let second = try grid(60, 48).grid
    #expect(first == second)
  }
}
