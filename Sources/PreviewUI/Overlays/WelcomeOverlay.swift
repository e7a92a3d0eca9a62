import CellCanvas
import Localization
import Simulator

/// The first steps, for who starts the explorer for the first time.
struct WelcomeOverlay {
  let session: Session
  let glyphs: Glyphs

  private func keys(_ command: String) -> Phrase {
    Phrase(verbatim: glyphs.keyNames(session.bindings.keys(of: command)))
  }

  /// - Returns: where it is.
  func draw(in grid: inout CellGrid) -> CellArea {
    let steps: [(keys: Phrase, what: Phrase)] = [
      (keys("dark"), "sets the selected controller to dark"),
      (keys("down"), "goes to the next node; what stayed light?"),
      (keys("whyNot"), "says why it did not turn, and what would"),
      (keys("undo"), "takes anything back"),
      (keys("chooseScene"), "shows other screens, each with a question"),
      (keys("commandPalette"), "finds anything by a few letters"),
      (keys("help"), "lists the keys, those of this place first"),
    ].filter { glyphs.width(of: $0.keys) > 0 }
    let wide = steps.map { glyphs.width(of: $0.keys) }.max() ?? 0
    let lines =
      steps.map { StyledLine(glyphs.padded($0.keys, to: wide + 2), Chrome.key).then($0.what) }
      + [StyledLine("Any key goes on, Esc only closes this. It comes once.", Chrome.faint)]
    return grid.card(lines, title: StyledLine("Welcome", Chrome.strong), glyphs: glyphs)
  }
}
