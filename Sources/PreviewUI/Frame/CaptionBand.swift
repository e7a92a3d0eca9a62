package import CellCanvas
import Localization
package import Simulator

/// The foot of a recording: a frame with what is said.
package struct CaptionBand: Sendable {
  /// Its height in rows, the same for the whole recording; 0 where nothing is ever said, or where the panes need the room.
  package let rows: Int

  /// - Parameter captions: all that will be said, so that the longest fits.
  package init(for captions: [String], columns: Int, rows: Int) {
    let most = captions.map { wrapped($0, width: columns - 4).count }.max() ?? 0
    let room = rows - ScreenLayout.smallest.rows
    self.rows = most == 0 || room < 3 ? 0 : min(most + 2, room)
  }

  /// Draws a session as the explorer does, and the band under it, in `session.rows + rows` rows.
  package func draw(_ session: Session, saying caption: String, capabilities: DisplayCapabilities) -> CellGrid
  {
    let picture = PreviewUI.draw(session, capabilities: capabilities).grid
    guard rows > 0 else { return picture }
    let glyphs = Glyphs(capabilities)
    var grid = CellGrid(columns: picture.columns, rows: picture.rows + rows)
    grid.lay(picture, column: 0, row: 0)
    let band = CellArea(row: picture.rows, columns: grid.columns, rows: rows)
    grid.frame(band, title: StyledLine(), isFocused: false, glyphs: glyphs)
    for (place, line) in wrapped(caption, width: band.columns - 4).prefix(rows - 2).enumerated() {
      grid.write(line, column: 2, row: band.row + 1 + place, style: Chrome.strong)
    }
    return grid
  }
}
