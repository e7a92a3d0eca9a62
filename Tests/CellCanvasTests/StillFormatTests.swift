import CellCanvas
import ColorModel
import Testing

@Suite struct StillFormatTests {
  private let red = CellStyle(foreground: .rgb(red: 255, green: 0, blue: 0), attributes: .bold)

  private func still(_ name: String, _ grid: CellGrid, depth: ColorDepth = .trueColor) throws -> String {
    try #require(StillFormat.named(name)).render(grid, StillOptions(depth: depth))
  }

  /// A grid that holds what a drawing should never have let through.
  private var hostile: CellGrid {
    var grid = CellGrid(columns: 8, rows: 1)
    for (column, character) in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}", "\r\n", "<", "&", "\u{0}"]
      .enumerated()
    {
      grid[column, 0] = Cell(Character(character))
    }
    return grid
  }

  @Test func theListIsTheFolder() throws {
    let folder = packageRoot + "/Sources/CellCanvas/Stills/Formats"
    let files = try fileNames(in: folder).map { $0.lowercased() }.sorted()
    #expect(files == StillFormat.all.map { "stillformat+\($0.name).swift" }.sorted())
  }

  @Test func textIsCharactersWithoutTheSpaceBehindThem() throws {
    var grid = CellGrid(columns: 6, rows: 2)
    grid.write("日本", column: 1, row: 0, style: red)
    #expect(try still("text", grid) == " 日本\n\n")
  }

  @Test func ansiEndsEveryColouredLinePlain() throws {
    var grid = CellGrid(columns: 5, rows: 2)
    grid.write("ab", column: 0, row: 0, style: red)
    grid.write("c", column: 0, row: 1, style: CellStyle(foreground: .ansi(9), background: .ansi(4)))
    #expect(
      try still("ansi", grid) == "\u{1B}[0;1;38;2;255;0;0mab\u{1B}[m\n\u{1B}[0;91;44mc\u{1B}[m\n")
  }

  @Test func monochromeANSIKeepsAttributesAlone() throws {
    var grid = CellGrid(columns: 2, rows: 1)
    grid.write("ab", column: 0, row: 0, style: red)
    #expect(try still("ansi", grid, depth: .monochrome) == "\u{1B}[0;1mab\u{1B}[m\n")
  }

  @Test(arguments: StillFormat.all.map(\.name)) func noControlCharacterPasses(name: String) throws {
    var text = try still(name, hostile)
    if name == "ansi" { text = text.replacing("\u{1B}[", with: "") }
    let bad = text.unicodeScalars.filter { scalar in
      (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value)
        || scalar.value == 0x202E
    }
    #expect(bad.isEmpty)
    #expect(text.contains("\u{FFFD}"))
  }

  @Test(arguments: ["svg", "html"]) func markupIsEscaped(name: String) throws {
    let text = try still(name, hostile)
    #expect(text.contains("&lt;"))
    #expect(text.contains("&amp;"))
  }

  @Test func anSVGIsBalanced() throws {
    var grid = CellGrid(columns: 9, rows: 3)
    grid.write("┌─▀▄▟▁╭☾a", column: 0, row: 0, style: red)
    grid.write("b < c & d", column: 0, row: 1)
    let svg = try still("svg", grid)
    let opened = svg.matches(of: /<[a-z]/).count
    let closed = svg.matches(of: /\/>|<\/[a-z]/).count
    #expect(opened == closed)
    #expect(svg.contains(">b &lt; c &amp; d</text>"))
  }

  @Test func equalGroundsBecomeOneRectangle() throws {
    var grid = CellGrid(columns: 4, rows: 4)
    let style = CellStyle(background: .rgb(red: 1, green: 2, blue: 3))
    grid.fill(CellArea(columns: 4, rows: 3), with: Cell(" ", style: style))
    // A half block below continues the ground without a seam.
    for column in 0..<4 {
      grid[column, 3] = Cell("▀", style: CellStyle(foreground: .rgb(red: 1, green: 2, blue: 3)))
    }
    let svg = try still("svg", grid)
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"32\" height=\"56\" fill=\"#010203\"/>"))
    #expect(svg.matches(of: /#010203/).count == 1)
  }

  @Test func aWideCharacterStandsInTheMiddleOfItsCells() throws {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("a日", column: 0, row: 0)
    let svg = try still("svg", grid)
    #expect(svg.contains("<text x=\"16\" text-anchor=\"middle\" y=\"12\" fill=\"#D6D6DC\">日</text>"))
  }

  @Test func reverseVideoSwapsInkAndGroundInPictures() throws {
    var grid = CellGrid(columns: 1, rows: 1)
    grid[0, 0] = Cell("x", style: CellStyle(attributes: .reverse))
    let svg = try still("svg", grid)
    #expect(svg.contains("fill=\"#16161C\">x</text>"))
    #expect(svg.contains("height=\"16\" fill=\"#D6D6DC\"/>"))
  }
}
