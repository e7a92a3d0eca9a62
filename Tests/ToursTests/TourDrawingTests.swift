import CellCanvas
import KeyInput
import Simulator
import Testing

@testable import PreviewUI
@testable import Tours

@Suite struct TourDrawingTests {
  private struct Size: CustomTestStringConvertible {
    var columns: Int
    var rows: Int
    var testDescription: String { "\(columns)x\(rows)" }
  }
  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ]

  private func show(
    _ name: String = "sheet", _ size: Size, notes: Bool = false, large: Bool = false, keys: Bool = false
  ) throws -> TourShow {
    let tour = try #require(try Tour.builtIn(name))
    let session = try shippedSession(columns: size.columns, rows: size.rows)
    return TourShow(
      tour, steps: try tour.steps(from: session),
      options: TourOptions(showsNotes: notes, reducesMotion: true, isLarge: large, showsKeys: keys),
      columns: size.columns, rows: size.rows)
  }

  private func lines(_ show: TourShow) -> [String] {
    StillFormat.text.render(draw(show, capabilities: DisplayCapabilities()), StillOptions())
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func step(_ show: inout TourShow) {
    if let key = KeyPress(name: "→") { _ = show.press(key) }
  }

  /// The words that stand in an area, from left to right and line by line.
  private func words(in area: CellArea, of grid: CellGrid) -> [String] {
    (area.row..<(area.row + area.rows)).flatMap { row in
      String((area.column..<(area.column + area.columns)).compactMap { grid[$0, row].character })
        .split(separator: " ").map(String.init)
    }
  }

  @Test(arguments: Tour.names, sizes) private func everyCaptionIsReadToItsEnd(name: String, size: Size) throws
  {
    var show = try show(name, size)
    while !show.isAtEnd {
      let grid = draw(show, capabilities: DisplayCapabilities())
      let layout = TourLayout(of: show, show.session, glyphs: Glyphs(DisplayCapabilities()))
      let read = words(in: layout.caption, of: grid).joined(separator: " ")
      let wanted = show.step.caption.split(separator: " ").joined(separator: " ")
      #expect(read.contains(wanted), "\(size.testDescription): \(read)")
      step(&show)
    }
    #expect(lines(show).joined().contains("the end"))
  }

  @Test(arguments: [false, true]) private func nothingCoversThePhone(isLarge: Bool) throws {
    for size in Self.sizes.dropFirst() {
      let show = try show("sheet", size, notes: true, large: isLarge, keys: true)
      let layout = TourLayout(of: show, show.session, glyphs: Glyphs(DisplayCapabilities()))
      let phone = try #require(layout.screen.panes.first { $0.pane == .preview }).area
      let others =
        layout.screen.panes.filter { $0.pane != .preview }.map(\.area)
        + [layout.caption, layout.notes, layout.screen.keys, layout.screen.status].compactMap(\.self)
      for other in others {
        #expect(
          other.column >= phone.column + phone.columns || other.column + other.columns <= phone.column
            || other.row >= phone.row + phone.rows || other.row + other.rows <= phone.row)
      }
      #expect(phone.rows >= 20)
    }
  }

  @Test(arguments: sizes) private func itSaysWhereItStandsAndWhatTheKeysDo(size: Size) throws {
    var show = try show("sheet", size)
    let first = lines(show)
    #expect(first.contains { $0.contains("── 1 of \(show.steps.count) · ") })
    #expect(first.last { !$0.isEmpty }?.contains("plays, any key stops it") == true)
    step(&show)
    #expect(lines(show).last { !$0.isEmpty }?.contains("stopped  → on") == true)
  }

  @Test func anEditIsShownAsItsLineWithWhatItDid() throws {
    var show = try show("sheet", Size(columns: 80, rows: 24))
    step(&show)
    #expect(lines(show).contains { $0.contains("› set root dark · root = dark") })
  }

  @Test(arguments: sizes.dropFirst()) private func notesStandOnTheSideIfAskedFor(size: Size) throws {
    var (silent, told) = (try show("sheet", size), try show("sheet", size, notes: true))
    for _ in 0..<2 {
      step(&silent)
      step(&told)
    }
    #expect(!silent.step.note.isEmpty)
    #expect(lines(told).joined(separator: "\n").contains("Give the audience a moment"))
    #expect(!lines(silent).joined(separator: "\n").contains("Give the audience"))
  }

  @Test(arguments: sizes) private func theKeysLineShowsTheNewestKeyAtLast(size: Size) throws {
    var show = try show("sheet", size, keys: true)
    step(&show)
    #expect(lines(show).contains { $0.hasPrefix(" keys  →   the next step") })
  }

  @Test func largeTypeLeavesOutWhatHasNoSay() throws {
    let size = Size(columns: 80, rows: 24)
    let text = lines(try show("sheet", size, large: true)).joined(separator: "\n")
    #expect(text.contains("sheet.presentation") && text.contains(" LIGHT "))
    #expect(!text.contains("row.wifi") && !text.contains("sheet.title"))
  }

  @Test func withoutUnicodeATourIsASCII() throws {
    let show = try show("basics", Size(columns: 80, rows: 24), keys: true)
    let grid = draw(show, capabilities: DisplayCapabilities(isUTF8: false))
    #expect(grid.cells.allSatisfy { $0.character?.isASCII ?? true })
  }
}
