import CellCanvas
import LocatedInput
import Simulator

/// What was found wrong in the files that are shown.
struct FaultsPane {
  let session: Session
  let glyphs: Glyphs

  func lines(width: Int) -> [StyledLine] {
    if session.diagnostics.isEmpty {
      return [StyledLine("nothing was found wrong in the scene and the themes", Chrome.faint)]
    }
    var lines = [
      StyledLine(
        session.showsLastGood
          ? "A file is broken; what it held before is shown until it is mended."
          : "What could be read is shown; these were left out or changed.", Chrome.faint),
      StyledLine(),
    ]
    for diagnostic in session.diagnostics {
      let style = diagnostic.severity == .error ? Chrome.bad : Chrome.plain
      for line in wrapped(diagnostic.text, width: width) { lines.append(StyledLine(line, style)) }
      lines.append(StyledLine())
    }
    return lines
  }
}
