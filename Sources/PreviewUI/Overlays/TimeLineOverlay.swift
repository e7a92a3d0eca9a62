import CellCanvas
import LocatedInput
import Localization
import Simulator

/// All edits in a row, those that are made and those that were taken back, with the one reached.
struct TimeLineOverlay {
  let timeLine: TimeLine
  let glyphs: Glyphs

  /// - Returns: where it is.
  func draw(in grid: inout CellGrid) -> CellArea {
    let area = CellArea(row: max(1, grid.rows - 5), columns: grid.columns, rows: 4)
    let (position, edits) = (timeLine.position, timeLine.edits)
    grid.fill(area, with: .blank)
    grid.frame(
      area,
      title: StyledLine("Time line", Chrome.strong).then(
        " \(glyphs.separator) \(position) of \(edits.count)", Chrome.faint), isFocused: true, glyphs: glyphs)
    let width = area.columns - 4
    grid.write(bar(width: width), column: area.column + 2, row: area.row + 1, width: width, glyphs: glyphs)
    var line =
      position == 0
      ? StyledLine("before the first edit") : StyledLine(visibleControls(in: edits[position - 1]))
    if position < edits.count {
      line = line.then("  ").then("then ", Chrome.faint).then(
        visibleControls(in: edits[position]), Chrome.faint)
    }
    grid.write(line, column: area.column + 2, row: area.row + 2, width: width, glyphs: glyphs)
    return area
  }

  /// A mark for the start and for each edit; where there are too many, those around the one reached.
  private func bar(width: Int) -> StyledLine {
    let marks = timeLine.edits.count + 1
    let gap = max(1, min(5, (width - marks) / max(1, marks - 1)))
    let room = max(1, (width - 4) / (gap + 1))
    let first = max(0, min(timeLine.position - room / 2, marks - room))
    let last = min(marks, first + room)
    var line = StyledLine(first > 0 ? glyphs.leftward + " " : "", Chrome.accent)
    for mark in first..<last {
      if mark > first {
        line = line.then(
          String(repeating: String(glyphs.frame.across), count: gap),
          mark <= timeLine.position ? Chrome.accent : Chrome.faint)
      }
      if mark == timeLine.position {
        line = line.then(glyphs.reached, Chrome.key)
      } else {
        line = line.then(
          mark < timeLine.position ? glyphs.changed : glyphs.wouldChange,
          mark < timeLine.position ? Chrome.accent : Chrome.faint)
      }
    }
    return last < marks ? line.then(" " + glyphs.rightward, Chrome.accent) : line
  }
}
