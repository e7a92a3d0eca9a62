import CellCanvas
import Testing

@testable import TerminalDriver

@Suite struct DeviceCellTests {
  private func lent(_ row: [DeviceCell]) -> [DeviceCell] {
    var runs = row.map { DeviceRun(cell: $0) }
    runs.lendToBlanks()
    return runs.map(\.cell)
  }

  @Test func aBlankHasTheForegroundAndTheAttributesOfTheCellBeforeIt() {
    let letter = DeviceCell(character: "a", foreground: 4, background: 7, attributes: [.bold, .italic])
    var blank = DeviceCell(character: " ", foreground: 1, background: 7)
    let row = lent([letter, blank, blank])
    (blank.foreground, blank.attributes) = (4, [.bold, .italic])
    #expect(row == [letter, blank, blank])
  }

  @Test func whereTheBackgroundChangesItHasThoseOfTheNextCellThatShowsThem() {
    let edge = DeviceCell(character: "▌", foreground: 4, background: 0)
    let letter = DeviceCell(character: "a", foreground: 2, background: 7, attributes: .dim)
    var blank = DeviceCell(character: " ", foreground: 1, background: 7)
    let row = lent([edge, blank, blank, letter])
    (blank.foreground, blank.attributes) = (2, .dim)
    #expect(row == [edge, blank, blank, letter])
  }

  @Test func whereNoCellOnItsBackgroundShowsAnyItHasTheTerminalsOwn() {
    let edge = DeviceCell(character: "▌", foreground: 4, background: 0)
    let blank = DeviceCell(character: " ", foreground: 1, background: 7, attributes: .bold)
    #expect(lent([blank, edge]) == [DeviceCell(character: " ", background: 7), edge])
  }

  @Test func whatIsSeenOfABlankIsNeitherTakenNorLent() {
    let underlined = DeviceCell(character: " ", foreground: 1, attributes: .underline)
    let reversed = DeviceCell(character: "a", foreground: 2, attributes: [.reverse, .bold])
    let blank = DeviceCell(character: " ")
    let lentBlank = DeviceCell(character: " ", foreground: 2, attributes: .bold)
    #expect(lent([reversed, blank]) == [reversed, lentBlank])
    #expect(lent([reversed, underlined]) == [reversed, underlined])
  }
}
