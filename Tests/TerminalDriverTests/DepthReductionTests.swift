import CellCanvas
import ColorModel
import Testing

@testable import TerminalDriver

@Suite struct DepthReductionTests {
  private func reduction(colors: Int, noColor: Bool = false, isUTF8: Bool = true) -> DepthReduction {
    var surroundings = TerminalSurroundings()
    surroundings.term = "xterm"
    surroundings.noColor = noColor ? "1" : nil
    surroundings.entry = TerminalSurroundings.Entry(colors: colors)
    return DepthReduction(ColorDecision(for: surroundings), isUTF8: isUTF8)
  }

  private let white = CellColor.rgb(red: 255, green: 255, blue: 255)
  private let nearlyWhite = CellColor.rgb(red: 242, green: 242, blue: 247)
  private let black = CellColor.rgb(red: 0, green: 0, blue: 0)

  private func cell(_ character: Character, _ foreground: CellColor, _ background: CellColor) -> Cell {
    Cell(character, style: CellStyle(foreground: foreground, background: background))
  }

  @Test func textDoesNotVanishWhereItsColourAndItsBackgroundFallTogether() {
    var reduction = reduction(colors: 16)
    let cell = reduction.reduce(cell("x", nearlyWhite, white))
    #expect(cell.background == 15)
    #expect(cell.foreground != cell.background)
  }

  @Test func brightColoursOfEightAreBold() {
    var reduction = reduction(colors: 8)
    let cell = reduction.reduce(cell("x", .ansi(12), .ansi(9)))
    #expect(cell == DeviceCell(character: "x", foreground: 4, background: 1, attributes: .bold))
  }

  @Test func withoutColourTheLightSideIsReversed() {
    var reduction = reduction(colors: 256, noColor: true)
    #expect(reduction.reduce(cell("x", black, white)) == DeviceCell(character: "x", attributes: .reverse))
    #expect(reduction.reduce(cell("x", white, black)) == DeviceCell(character: "x"))
    #expect(reduction.reduce(Cell("x")) == DeviceCell(character: "x"))
  }

  @Test func withoutColourFaintTextIsDim() {
    var reduction = reduction(colors: 256, noColor: true)
    let grey = CellColor.rgb(red: 0x8A, green: 0x8A, blue: 0x8E)
    #expect(reduction.reduce(cell("x", grey, white)).attributes == [.reverse, .dim])
  }

  @Test func withoutColourAHalfBlockOfOneSideIsAreaAndOfTwoSidesAnEdge() {
    var reduction = reduction(colors: 256, noColor: true)
    #expect(
      reduction.reduce(cell("▀", nearlyWhite, white)) == DeviceCell(character: " ", attributes: .reverse))
    #expect(reduction.reduce(cell("▀", black, white)) == DeviceCell(character: "▀", attributes: .reverse))
    #expect(reduction.reduce(cell("▀", white, black)) == DeviceCell(character: "▀"))
  }

  @Test func aSelectionInReverseVideoStaysOneOnALightSide() {
    var reduction = reduction(colors: 256, noColor: true)
    var selected = cell("x", black, white)
    selected.style.attributes = .reverse
    #expect(reduction.reduce(selected).attributes == [])
  }

  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{202E}", "\r\n"] as [Character])
  func whatWouldActOnTheTerminalIsNeverWritten(character: Character) {
    var reduction = reduction(colors: 256)
    #expect(reduction.reduce(Cell(character)).character == "?")
  }

  @Test func outsideUTF8WhatIsNotASCIIGetsASubstitute() {
    var reduction = reduction(colors: 256, isUTF8: false)
    #expect(reduction.reduce(Cell("日")).character == "?")
    #expect(reduction.reduce(Cell("é")).character == "e")
    #expect(reduction.reduce(Cell("…")).character == "~")
    #expect(reduction.reduce(Cell("e")).character == "e")
  }
}
