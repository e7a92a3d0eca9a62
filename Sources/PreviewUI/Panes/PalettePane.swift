import CellCanvas
import ColorModel
import Simulator
import TraitModel

/// Every colour with its swatch in each style at the level and contrast of the selected node, then what it is in all
/// eight appearances where these differ.
struct PalettePane {
  let session: Session
  let glyphs: Glyphs

  private var palette: Palette { session.simulation.palette }

  func lines(width: Int) -> [StyledLine] {
    let traits = session.simulation.traits(of: session.selection) ?? EffectiveTraits()
    let level = traits.level
    let contrast = traits.contrast
    let nameWidth = max(10, min(32, width - 24))
    var lines = [
      StyledLine(padded("", nameWidth)).then("light      dark", Chrome.faint),
      StyledLine(padded("\(level.rawValue), \(contrast.rawValue)", nameWidth), Chrome.faint),
    ]
    if !palette.namedColors.isEmpty {
      lines.append(StyledLine("from the theme, by name", Chrome.strong))
      lines += palette.namedColors.map { line(for: $0, level, contrast, nameWidth) }
      lines.append(StyledLine())
      lines.append(StyledLine("roles", Chrome.strong))
    }
    for role in SemanticColor.all {
      guard let color = palette.color(named: role.name) else { continue }
      lines.append(line(for: color, level, contrast, nameWidth, role: role.name))
    }
    lines.append(StyledLine())
    lines.append(StyledLine("s system palette  ? not confirmed by a direct source  d derived", Chrome.faint))
    return lines
  }

  private func line(
    for color: ThemeColor, _ level: UserInterfaceLevel, _ contrast: AccessibilityContrast, _ nameWidth: Int,
    role: String? = nil
  ) -> StyledLine {
    let name = role ?? color.name
    var line = StyledLine(padded(name, nameWidth))
    var marks = palette.isFromSystem(name) && !palette.themes.isEmpty ? "s" : ""
    if color.isDerived { marks += "d" }
    for style in EffectiveStyle.allCases {
      let appearance = Appearance(style: style, level: level, contrast: contrast)
      let traits = EffectiveTraits(style: style, level: level, contrast: contrast).collection
      if color.unverified.contains(appearance.key), !marks.contains("?") { marks += "?" }
      guard let resolved = palette.resolve(name, for: traits) else {
        line = line.then("   none    ", Chrome.faint)
        continue
      }
      let backdrop: RGBA = style == .light ? .white : .black
      let bytes = resolved.color.composited(over: backdrop).bytes
      let swatch = CellStyle(background: .rgb(red: bytes.red, green: bytes.green, blue: bytes.blue))
      line = line.then("  ", swatch).then(
        " " + resolved.color.hexRGB.dropFirst(), resolved.isSubstitute ? Chrome.bad : Chrome.plain
      )
      .then("  ")
    }
    return line.then(marks, Chrome.faint)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    let shown = truncated(text, toWidth: width - 1)
    return shown + String(repeating: " ", count: max(0, width - cellWidth(of: shown)))
  }
}
