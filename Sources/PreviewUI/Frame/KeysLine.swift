import CellCanvas
import KeyInput
import Simulator

/// The keys that were pressed, the newest at the right end of them with what it does.
struct KeysLine {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    let keys = session.staging.keys ?? []
    let label = StyledLine(" keys ", Chrome.faint)
    guard let newest = keys.last else {
      grid.write(label, column: area.column, row: area.row, width: area.columns)
      return
    }
    let newestPart = StyledLine(" \(glyphs.name(of: newest)) ", CellStyle(attributes: [.bold, .reverse]))
      .then(session.bindings.command(for: newest).map { "  " + $0.title } ?? "", Chrome.plain)
    // The oldest give way first, but the newest never does.
    var former = StyledLine()
    var room = area.columns - label.width - newestPart.width
    for key in keys.dropLast().reversed() {
      let name = glyphs.name(of: key) + " "
      room -= cellWidth(of: name)
      if room < 1 { break }
      former = StyledLine(name, Chrome.faint).then(former)
    }
    grid.write(
      label.then(former).then(newestPart), column: area.column, row: area.row, width: area.columns)
  }
}
