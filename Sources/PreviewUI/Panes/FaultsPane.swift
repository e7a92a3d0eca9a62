import CellCanvas
import Localization
import LocatedInput
import Simulator

/// What was found wrong in the user's settings and in the files that are shown.
struct FaultsPane {
  let session: Session
  let glyphs: Glyphs

  func lines(width: Int) -> [StyledLine] {
    let (settings, shown) = (session.settingsFaults, session.diagnostics)
    if settings.isEmpty, shown.isEmpty {
      return wrapped("nothing was found wrong in the settings, the scene and the themes", width: width)
        .map { StyledLine($0, Chrome.faint) }
    }
    return section("What is wrong in the settings does not hold; all else in them does.", settings, width)
      + section(
        session.showsLastGood
          ? "A file is broken; what it held before is shown until it is mended."
          : "What could be read is shown; these were left out or changed.", shown, width)
  }

  private func section(_ title: String, _ diagnostics: [Diagnostic], _ width: Int) -> [StyledLine] {
    if diagnostics.isEmpty { return [] }
    var lines = wrapped(title, width: width).map { StyledLine($0, Chrome.faint) } + [StyledLine()]
    for diagnostic in diagnostics {
      let style = diagnostic.severity == .error ? Chrome.bad : Chrome.plain
      for line in wrapped(diagnostic.text, width: width) { lines.append(StyledLine(line, style)) }
      lines.append(StyledLine())
    }
    return lines
  }
}
