import CellCanvas
import Simulator

/// News from outside, in the corner, until it goes by itself.
struct PassingMessage {
  let message: Message
  let glyphs: Glyphs

  /// - Returns: where it is.
  func draw(in grid: inout CellGrid) -> CellArea {
    let lines = wrapped(glyphs.shown(message), width: max(20, min(56, grid.columns - 6))).prefix(4)
    return grid.card(
      lines.map { StyledLine($0, Chrome.style(message.kind)) }, title: StyledLine(), glyphs: glyphs)
  }
}
