import CellCanvas
import Localization
import Simulator
import Tours

/// What a tour says at a step, and what was done there: a line with the tour's title and place, then text.
struct TourBand {
  let show: TourShow
  let glyphs: Glyphs
  /// Whether the presenter's notes stand here, because they have no pane.
  let hasNotes: Bool

  private var isLarge: Bool { show.options.isLarge }

  /// Rows that hold every step's text at that width, so that nothing moves from step to step.
  func rows(width: Int) -> Int {
    let steps = show.steps.map { text(of: $0, width: width).count }
    return 1 + max(steps.max() ?? 0, ending(width: width).count)
  }

  func draw(in grid: inout CellGrid, area: CellArea) {
    grid.fill(area, with: .blank)
    for column in area.column..<(area.column + area.columns) {
      grid[column, area.row] = Cell(glyphs.line, style: Chrome.focusedFrame)
    }
    let place: Phrase = show.isAtEnd ? "the end" : "\(show.place + 1) of \(show.steps.count)"
    let title = StyledLine(" \(place) \(glyphs.separator) ").then(
      Phrase(english: show.tour.title), Chrome.strong
    ).then(" ")
    grid.write(title, column: area.column + 2, row: area.row, width: area.columns - 4, glyphs: glyphs)
    let lines = show.isAtEnd ? ending(width: area.columns) : text(of: show.step, width: area.columns)
    for (line, text) in lines.enumerated() where line + 1 < area.rows {
      grid.write(
        text, column: area.column + 1, row: area.row + 1 + line, width: area.columns - 2, glyphs: glyphs)
    }
  }

  private func text(of step: TourStep, width: Int) -> [StyledLine] {
    var lines = spread(
      glyphs.wrapped(Phrase(english: step.caption), width: width - 2).map { StyledLine($0, Chrome.strong) })
    if let line = step.line {
      let effect = step.session.message.map { " \(glyphs.separator) " + $0.text(in: glyphs.language) } ?? ""
      lines.append(
        StyledLine(glyphs.done + " ", Chrome.key).then(line, Chrome.key).then(effect, Chrome.faint))
    }
    if hasNotes, !step.note.isEmpty {
      lines += glyphs.wrapped(Phrase(english: step.note), width: width - 4).map {
        StyledLine("  ").then($0, Chrome.faint)
      }
    }
    return lines
  }

  /// What comes next, when a tour is over.
  private func ending(width: Int) -> [StyledLine] {
    let others = Tour.names.filter { $0 != show.tour.name }.joined(separator: ", ")
    let end: Phrase =
      "That was \(glyphs.quoted(glyphs.text(Phrase(english: show.tour.title)))). Press e and try it yourself."
    let next: Phrase = "Later: halflight explore. Other tours: halflight demo \(others)"
    return spread(glyphs.wrapped(end, width: width - 2).map { StyledLine($0, Chrome.strong) })
      + glyphs.wrapped(next, width: width - 2).map { StyledLine($0, Chrome.faint) }
  }

  /// Lines with a line between them, in large type.
  private func spread(_ lines: [StyledLine]) -> [StyledLine] {
    isLarge ? Array(lines.map { [$0] }.joined(separator: [StyledLine()])) : lines
  }
}
