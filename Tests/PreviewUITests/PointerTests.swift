import CellCanvas
import KeyInput
import Localization
import PreviewUI
import Simulator
import ThemeFormats
import Testing
import TraitModel

/// What a press of the mouse means, by the drawing that lies under it.
@Suite struct PointerTests {
  @Test func aPressOnALineOfTheTreeSelectsIt() throws {
    var shown = try ShownSession()
    let place = try #require(shown.place(of: "window"))
    shown.press(at: place)
    #expect(shown.session.selection == "window")
    #expect(shown.session.focus == .hierarchy)
  }

  @Test func aPressOnTheMarkFoldsWhatIsBelow() throws {
    var shown = try ShownSession()
    let line = try #require(shown.place(of: "▢ window"))
    shown.press(at: (line.column - 2, line.row))
    #expect(!shown.text.contains("◇ root"))
    #expect(shown.session.selection == "window")
    shown.press(at: (line.column - 2, line.row))
    #expect(shown.text.contains("◇ root"))
  }

  @Test func aPressInThePhoneSelectsTheViewThere() throws {
    var shown = try ShownSession()
    let hits = shown.drawing.hits
    for row in stride(from: 0, to: 40, by: 7) {
      guard case .phone(let node)? = hits.target(column: 55, row: row) else { continue }
      shown.press(at: (55, row))
      #expect(shown.session.selection == node)
    }
    #expect(shown.session.focus == .preview)
  }

  @Test func aTabComesForward() throws {
    var shown = try ShownSession()
    let place = try #require(shown.place(of: "Palette"))
    shown.press(at: place)
    #expect(shown.session.tab == .palette)
    #expect(shown.text.contains("[Palette]"))
    #expect(shown.session.focus == .hierarchy, "the movement keys stay with the tree, as after c")
  }

  @Test func aColourOfThePaletteIsChosenAndADoubleClickChangesIt() throws {
    var shown = try ShownSession()
    shown.press("c")
    let (place, name) = try #require(shown.placeOfAColor(after: 5))
    shown.press(at: place)
    #expect(shown.session.paletteSelection?.name == name)
    #expect(shown.session.isInPalette)
    shown.press(at: place, count: 2)
    guard case .colorEditor? = shown.session.overlay else {
      Issue.record("no colour is being changed")
      return
    }
  }

  @Test func aDoubleClickDoesWhatEnterDoes() throws {
    var shown = try ShownSession()
    shown.press("L")
    let place = try #require(shown.place(of: "◇ sheet"))
    shown.press(at: place)
    #expect(shown.session.tab == .log)
    shown.press(at: place, count: 2)
    #expect(shown.session.tab == .why)
    #expect(shown.session.selection == "sheet")
  }

  @Test func theWheelScrollsThePaneUnderItAndALineUnderThePointerStays() throws {
    var shown = try ShownSession(rows: 14)
    let before = shown.drawing.treeTop
    shown.wheel(2, at: (5, 5))
    let scrolled = shown.drawing.treeTop
    #expect(scrolled > before)
    #expect(shown.session.selection == "root", "only the view moved")
    let line = shown.rows[8]
    shown.press(at: (8, 8))
    #expect(shown.drawing.treeTop == scrolled)
    #expect(shown.rows[8].prefix(20) == line.prefix(20))
    shown.press("↓")
    #expect(shown.session.treeTop == nil)
    let detail = try #require(shown.place(of: "[Why]"))
    shown.wheel(1, at: (detail.column, detail.row + 3))
    #expect(shown.session.detailTop == 3)
  }

  @Test func aListIsChosenFromAndAPressBesideItClosesIt() throws {
    var shown = try ShownSession()
    shown.press("t")
    let other = try #require(shown.place(of: "Dracula") ?? shown.place(of: "Nord"))
    shown.press(at: other)
    let chosen = shown.session.simulation.paletteRequest
    #expect(!chosen.themes.isEmpty, "the preview follows")
    shown.press(at: (118, 38))
    #expect(shown.session.overlay == nil)
    #expect(shown.session.simulation.paletteRequest.themes.isEmpty)
    shown.press("t")
    shown.press(at: other)
    shown.press(at: other, count: 2)
    #expect(shown.session.overlay == nil)
    #expect(shown.session.simulation.paletteRequest == chosen)
  }

  @Test(arguments: ["t", "S", ":"]) func theWheelScrollsAListAndALineUnderThePointerStays(key: String) throws
  {
    var shown = try ShownSession(rows: 14)
    shown.press(key)
    let columns = key == ":" ? 20..<36 : 2..<18
    func label(_ row: Int) -> String { String(Array(shown.rows[row])[columns]) }
    let row = try #require(
      (0..<14).last { shown.drawing.hits.target(column: 20, row: $0).map(Self.isItem) == true })
    let last = label(row)
    shown.wheel(1, at: (20, row))
    #expect(shown.drawing.listTop == 3)
    #expect(label(row - 3) == last, "the list moves by three lines")
    let line = label(row)
    shown.press(at: (20, row))
    #expect(shown.drawing.listTop == 3)
    #expect(label(row) == line)
    shown.wheel(-1, at: (20, row))
    #expect(shown.drawing.listTop == 0)
    shown.wheel(9, at: (118, 12))
    #expect(shown.drawing.listTop == 0, "beside the list nothing is scrolled")
    shown.press("↓")
    #expect(shown.session.listTop == nil)
  }

  private static func isItem(_ target: PointerTarget) -> Bool {
    if case .item = target { true } else { false }
  }

  @Test func theLineThatFindsAnythingIsChosenFromByADoubleClickAndStaysWhereThePressGoesBeside() throws {
    var shown = try ShownSession()
    shown.press(":", "s", "h", "e", "e", "t")
    shown.press(at: (118, 38))
    guard case .commandPalette(let palette)? = shown.session.overlay else {
      Issue.record("what was typed is lost")
      return
    }
    #expect(palette.text == "sheet")
    let line = try #require(shown.place(of: "sheet.view"))
    shown.press(at: line)
    #expect(shown.session.overlay != nil)
    shown.press(at: line, count: 2)
    #expect(shown.session.overlay == nil)
    #expect(shown.session.selection == "sheet.view")
  }

  @Test func inALargeLayoutALineIsSelectedAndTheWheelScrolls() throws {
    var shown = try ShownSession(rows: 24)
    shown.session.staging.isLarge = true
    let place = try #require(shown.place(of: "window"))
    shown.press(at: place)
    #expect(shown.session.selection == "window")
    shown.session.staging.isLarge = true
    var short = try ShownSession(rows: 14)
    short.session.staging.isLarge = true
    let before = short.drawing.treeTop
    short.wheel(before > 0 ? -1 : 1, at: (5, 4))
    #expect(short.drawing.treeTop != before)
    #expect(short.session.selection == "root")
  }

  @Test func theWheelOverThePhoneLeavesEverythingAsItIs() throws {
    var shown = try ShownSession()
    let before = shown.rows
    shown.wheel(1, at: (55, 20))
    #expect(shown.rows == before)
  }

  @Test func whatLiesOverThePanesCoversThemForThePointerToo() throws {
    var shown = try ShownSession()
    shown.press("3", "[")
    let selected = shown.session.selection
    shown.press(at: (10, 37))
    #expect(shown.session.selection == selected && shown.session.timeLine != nil)
    shown.press(at: try #require(shown.place(of: "▢ window")))
    #expect(shown.session.timeLine == nil, "as by any key that does not walk along it")
    shown.report(.passing(.note, "news"))
    let news = try #require(shown.place(of: "news"))
    let focus = shown.session.focus
    shown.press(at: news)
    #expect(shown.session.message == nil && shown.session.focus == focus)
  }

  @Test func anExplanationTakesOnePressForItself() throws {
    var shown = try ShownSession()
    shown.press("t", "F1")
    #expect(shown.session.isOverlayExplained)
    shown.press(at: (118, 38))
    #expect(!shown.session.isOverlayExplained && shown.session.overlay != nil)
  }

  @Test func aPartOfAColourIsChosenByAPressAndChangedByTheWheel() throws {
    var shown = try ShownSession()
    shown.press("c", "c", "Enter")
    let hue = try #require(shown.place(of: "hue "))
    shown.press(at: hue)
    shown.wheel(-1, at: hue)
    guard case .colorEditor(let editor)? = shown.session.overlay else {
      Issue.record("no colour is being changed")
      return
    }
    #expect(editor.part == .hue)
    shown.press("Esc")
    #expect(shown.session.history.done.isEmpty)
  }

  @Test func theHelpScrollsAndAPressInItKeepsIt() throws {
    var shown = try ShownSession(rows: 24)
    shown.press("?")
    shown.wheel(1, at: (60, 12))
    guard case .help(let top)? = shown.session.overlay else {
      Issue.record("the help is gone")
      return
    }
    #expect(top == 3)
    shown.press(at: (60, 12))
    #expect(shown.session.overlay != nil)
    shown.press(at: (60, 23))
    #expect(shown.session.overlay == nil)
  }

  @Test func aPressBesideAColourThatIsChangedLosesNothing() throws {
    var shown = try ShownSession()
    shown.press("c", "c", "Enter")
    shown.press(at: (118, 38))
    #expect(shown.session.overlay != nil)
  }

  @Test func aFindingIsLookedAt() throws {
    var shown = try ShownSession("semantic-or-hard-coded")
    shown.press("a")
    let targets = (0..<40).compactMap { row -> Int? in
      if case .finding(let place)? = shown.drawing.hits.target(column: 90, row: row) { place } else { nil }
    }
    let last = try #require(targets.last)
    let row = try #require(
      (0..<40).first { shown.drawing.hits.target(column: 90, row: $0) == .finding(last) })
    shown.press(at: (90, row))
    #expect(shown.session.audit?.cursor == last)
  }

  @Test func whilePredictingNothingIsTold() throws {
    var shown = try ShownSession()
    shown.press("L", "D")
    let before = shown.session.tab
    let tab = try #require(shown.place(of: "Why not"))
    shown.press(at: tab)
    #expect(shown.session.tab == before)
    let line = try #require(shown.place(of: "◇ sheet"))
    shown.press(at: line, count: 2)
    #expect(shown.session.selection == "sheet")
    #expect(shown.session.tab == before)
  }

  @Test func noPlaceOnAScreenOfAnySizeIsAMistake() throws {
    for (columns, rows) in [(39, 11), (40, 12), (80, 24), (120, 40)] {
      for keys in [["w"], ["t"], ["?"], ["b"], ["c", "c"], [":"], ["c", "c", "Enter"], ["t", "?"], ["/"]] {
        var shown = try ShownSession(columns: columns, rows: rows)
        for key in keys { shown.press(key) }
        let start = shown
        for (column, row) in [
          (0, 0), (3, 3), (columns / 2, rows / 2), (columns - 1, rows - 1), (columns, rows),
        ] {
          shown = start
          shown.press(at: (column, row))
          shown.wheel(-1, at: (column, row))
          shown.press(at: (column, row), count: 2)
        }
      }
    }
  }
}

extension ShownSession {
  /// Where a text stands.
  fileprivate func place(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in rows.enumerated() {
      if let range = line.firstRange(of: text) {
        return (cellWidth(of: line[..<range.lowerBound]), row)
      }
    }
    return nil
  }

  /// A cell that is a colour's, so many rows below the first such.
  fileprivate func placeOfAColor(after rows: Int) -> (place: (column: Int, row: Int), name: String)? {
    let hits = drawing.hits
    let found = (0..<session.rows).compactMap { row -> ((column: Int, row: Int), String)? in
      guard case .color(let name, _)? = hits.target(column: session.columns - 20, row: row) else {
        return nil
      }
      return ((session.columns - 20, row), name)
    }
    return found.dropFirst(rows).first
  }

  fileprivate mutating func press(at place: (column: Int, row: Int), count: Int = 1) {
    point(.press(count: count), at: place)
  }

  fileprivate mutating func wheel(_ notches: Int, at place: (column: Int, row: Int)) {
    point(.wheel(notches), at: place)
  }

  private mutating func point(_ action: MouseEvent.Action, at place: (column: Int, row: Int)) {
    let drawing = drawing
    session.shownTreeTop = drawing.treeTop
    session.shownListTop = drawing.listTop
    _ = session.reduce(.pointer(action, drawing.hits.target(column: place.column, row: place.row)))
  }
}
