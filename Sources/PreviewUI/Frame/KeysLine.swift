import CellCanvas
import KeyInput
import Localization
import Simulator

/// The keys that were pressed, the newest at the right end of them with what it does.
struct KeysLine {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    let keys = session.staging.keys ?? []
    let label = StyledLine(" keys ", Chrome.faint)
    guard let newest = keys.last else {
      grid.write(label, column: area.column, row: area.row, width: area.columns, glyphs: glyphs)
      return
    }
    let newestPart = StyledLine(
      " " + glyphs.keyNames([newest]) + " ", CellStyle(attributes: [.bold, .reverse])
    )
    .then("  \(session.staging.meaning ?? "")")
    // The oldest give way first, but the newest never does.
    var former = StyledLine()
    var room = area.columns - label.width(glyphs) - newestPart.width(glyphs)
    for key in keys.dropLast().reversed() {
      let name = glyphs.keyNames([key]) + " "
      room -= cellWidth(of: name)
      if room < 1 { break }
      former = StyledLine(name, Chrome.faint).then(former)
    }
    grid.write(
      label.then(former).then(newestPart), column: area.column, row: area.row, width: area.columns,
      glyphs: glyphs)
  }
}
