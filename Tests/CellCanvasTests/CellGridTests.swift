import CellCanvas
import Testing

@Suite struct CharacterWidthTests {
  @Test func widthsAreLibcs() {
    #expect(cellWidth(of: "abc") == 3)
    #expect(cellWidth(of: "日本") == 4)
    #expect(cellWidth(of: "é") == 1)
    #expect(cellWidth(of: "e\u{301}") == 1)
    #expect(cellWidth(of: "│☾▣") == 3)
  }
}

@Suite struct CellGridTests {
  private func row(_ grid: CellGrid, _ row: Int) -> String {
    String((0..<grid.columns).compactMap { grid[$0, row].character })
  }

  @Test func longTextEndsInAnEllipsis() {
    var grid = CellGrid(columns: 6, rows: 1)
    #expect(grid.write("Settings", column: 0, row: 0) == 6)
    #expect(row(grid, 0) == "Setti…")
    #expect(truncated("日本語", toWidth: 4) == "日…")
  }

  @Test func aWideCharacterNeverStandsHalf() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("日本", column: 0, row: 0)
    #expect(row(grid, 0) == "日本")
    grid[1, 0] = Cell("x")
    #expect(row(grid, 0) == " x本")
    grid[2, 0] = Cell("y")
    #expect(row(grid, 0) == " xy ")
  }

  @Test func drawingOutsideIsCutOff() {
    var grid = CellGrid(columns: 2, rows: 2)
    grid.write("abc", column: -1, row: 0)
    grid.write("z", column: 0, row: 5)
    grid.fill(CellArea(column: -3, row: -3, columns: 4, rows: 4), with: Cell("#"))
    #expect(row(grid, 0).first == "#")
  }
}
