import CellCanvas
import Testing

@testable import PreviewUI

@Suite struct AuditPaneTests {
  @Test func theFindingLookedAtIsToldInFullAndAllAreListed() throws {
    var shown = try ShownSession(columns: 150, rows: 50)
    shown.press("}")
    #expect(shown.text.contains("[Audit 1]"))
    #expect(shown.text.contains("1 to mend"))
    #expect(shown.row(with: "▸ W card.layer").contains("layer.frozen"))
    #expect(shown.text.contains("(K-13)"))
    #expect(shown.text.contains("of Apple's own colours"))
  }

  @Test func visionChangesWhatIsPreviewedAndLeavesTheToolAsItIs() throws {
    var shown = try ShownSession(columns: 150, rows: 50)
    let before = shown.drawing.grid
    for _ in 0..<4 { shown.press("V") }
    let after = shown.drawing.grid
    var grays = 0
    #expect(shown.rows.first?.contains("vision achromat") == true)
    for row in 1..<(before.rows - 1) {
      for column in 0..<before.columns {
        let (old, new) = (before[column, row], after[column, row])
        #expect(old.character == new.character)
        switch new.style.background {
        case .rgb(let red, let green, let blue):
          #expect(red == green && green == blue)
          grays += 1
        default: #expect(old.style.background == new.style.background)
        }
      }
    }
    #expect(grays > 500)
    shown.press("V")
    #expect(shown.drawing.grid.cells.dropLast(before.columns) == before.cells.dropLast(before.columns))
  }
}
