import CellCanvas
import LocatedInput
import Recording
import Testing

@Suite struct AsciicastTests {
  private func grid(_ rows: String..., style: CellStyle = .plain) -> CellGrid {
    var grid = CellGrid(columns: 6, rows: rows.count)
    for (row, text) in rows.enumerated() { grid.write(text, column: 0, row: row, style: style) }
    return grid
  }

  private func events(_ cast: Asciicast, endingAt end: Int) throws -> [[JSONNode]] {
    try cast.text(endingAt: end).split(separator: "\n").dropFirst().map {
      try #require(JSONReader.read(Array($0.utf8)).root.array)
    }
  }

  @Test func theHeaderStatesTheSizeAndNothingOfTheMachine() throws {
    var cast = Asciicast(title: "A tour")
    cast.show(grid("ab", "cd"), at: 0)
    let header = try JSONReader.read(Array(cast.text(endingAt: 0).split(separator: "\n")[0].utf8)).root
    #expect(header["version"]?.number == 2 && header["width"]?.number == 6 && header["height"]?.number == 2)
    #expect(header["timestamp"] == nil && header["env"] == nil)
  }

  @Test func onlyTheFirstFrameIsWhole() throws {
    var cast = Asciicast(title: "")
    cast.show(grid("abc", "def"), at: 0)
    cast.show(grid("abc", "def"), at: 500)
    cast.show(grid("abX", "def"), at: 1250)
    let events = try events(cast, endingAt: 3000)
    #expect(events.map { $0[0].number } == [0, 1.25, 3])
    #expect(events[1][2].string == "\u{1B}[1;3H\u{1B}[mX")
  }

  @Test func anotherSizeIsToldAndDrawnWhole() throws {
    var cast = Asciicast(title: "")
    cast.show(grid("abc"), at: 0)
    cast.show(grid("abc", "def"), at: 100)
    let events = try events(cast, endingAt: 100)
    #expect(events[1][1].string == "r" && events[1][2].string == "6x2")
    #expect(events[2][2].string?.contains("def") == true)
  }

  @Test func aStyleIsWrittenWhereItChanges() {
    let bold = CellStyle(attributes: .bold)
    #expect(grid("ab", style: bold).sequence(since: nil) == "\u{1B}[1;1H\u{1B}[0;1mab")
    #expect(grid("ab", style: bold).sequence(since: grid("ab")) == "\u{1B}[1;1H\u{1B}[0;1mab")
  }

  @Test func aWideCharacterIsWrittenAsAWholeAndTheCursorSetBehindIt() {
    #expect(grid("设x").sequence(since: grid("设y")) == "\u{1B}[1;3H\u{1B}[mx")
    #expect(grid("设x").sequence(since: grid("a x")) == "\u{1B}[1;1H\u{1B}[m设")
    #expect(grid("设定").sequence(since: nil) == "\u{1B}[1;1H\u{1B}[m设\u{1B}[1;3H定")
  }
}
