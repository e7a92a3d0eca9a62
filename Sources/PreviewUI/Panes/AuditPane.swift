import Audit
import CellCanvas
import ColorModel
import Localization
import LocatedInput
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// What the audit found: the finding looked at in full, then all of them in a line each.
struct AuditPane {
  let session: Session
  let glyphs: Glyphs

  func lines(width: Int) -> [StyledLine] {
    guard let state = session.audit else { return [] }
    let report = state.report
    var lines = summary(state)
    if let current = state.current {
      lines.append(StyledLine())
      lines += full(current, width: width)
    }
    lines.append(StyledLine())
    lines += report.findings.enumerated().map { place, finding in
      line(finding, isCurrent: place == state.cursor, width: width).meaning(.finding(place))
    }
    if !report.notMeasured.isEmpty {
      lines.append(StyledLine())
      lines.append(StyledLine("not measured", Chrome.strong))
      lines += report.notMeasured.flatMap { gap in
        glyphs.wrapped("\(gap.subject): \(gap.reason)", width: width).map { StyledLine($0, Chrome.faint) }
      }
    }
    return lines
  }

  private func summary(_ state: AuditState) -> [StyledLine] {
    let report = state.report
    let passed = report.measurements.count { $0.passes }
    let apples = report.findings.count { $0.isApples }
    var line = StyledLine("\(state.count) to mend", state.count == 0 ? Chrome.good : Chrome.strong)
    line = line.then("  \(passed) of \(report.measurements.count) pairs pass", Chrome.faint)
    var lines = [line]
    if apples > 0 { lines.append(StyledLine("\(apples) shortfalls of Apple's own colours", Chrome.faint)) }
    if report.measurements.isEmpty {
      lines.append(StyledLine("nothing was measured: that is no pass", Chrome.bad))
    }
    if !report.findings.isEmpty {
      lines.append(
        StyledLine("} {", Chrome.key).then(" next, previous  ", Chrome.faint).then("F", Chrome.key).then(
          " apply the suggestion", Chrome.faint))
    }
    return lines
  }

  // MARK: One finding

  private func full(_ finding: Finding, width: Int) -> [StyledLine] {
    var lines = [
      StyledLine(finding.subject, Chrome.strong).then("  \(finding.rule.id)", style(of: finding.severity))
    ]
    lines += glyphs.wrapped(finding.message, width: width).map { StyledLine($0) }
    if let contrast = finding.contrast {
      lines.append(
        StyledLine(" Aa ", sample(contrast)).then(
          "  \(ratioText(contrast.ratio)) of \(ratioText(contrast.required))", Chrome.strong
        ).then("  APCA Lc \(decimalText(contrast.lightness, places: 0))", Chrome.faint))
      if let increased = contrast.increased {
        lines.append(StyledLine("with Increase Contrast \(ratioText(increased))", Chrome.faint))
      }
    }
    let places = finding.appearances.map(\.key).joined(separator: " ")
    if !places.isEmpty {
      lines += glyphs.wrapped("in \(places)", width: width).map { StyledLine($0, Chrome.faint) }
    }
    if finding.devices.count == 1, finding.devices != [session.simulation.device.style] {
      lines.append(
        StyledLine("seen with the device \(finding.devices[0].phrase): ", Chrome.faint).then(
          "s", Chrome.key))
    }
    if let suggestion = finding.suggestion {
      let use: Phrase =
        finding.fix.map { " use \(suggestion.shortHex) for \($0.name)" } ?? " use \(suggestion.shortHex)"
      lines.append(StyledLine("  ", swatch(suggestion)).then(use, Chrome.good))
    } else {
      lines += glyphs.wrapped(finding.rule.help, width: width).map { StyledLine($0, Chrome.faint) }
    }
    return lines
  }

  private func line(_ finding: Finding, isCurrent: Bool, width: Int) -> StyledLine {
    let mark = isCurrent ? glyphs.folded : " "
    let base = finding.isApples ? Chrome.faint : Chrome.plain
    var line = StyledLine(mark + " ", Chrome.accent)
      .then(letter(finding.severity) + " ", style(of: finding.severity))
      .then(finding.subject, base)
      .then("  " + finding.rule.id, Chrome.faint)
    if let contrast = finding.contrast {
      let style = finding.appearances.first.map { Glyphs.letter($0.style) + " " } ?? ""
      line = line.end(style + ratioText(contrast.ratio), base)
    }
    return line
  }

  /// Severity without colour.
  private func letter(_ severity: Diagnostic.Severity) -> String { severity.rawValue.prefix(1).uppercased() }

  private func style(of severity: Diagnostic.Severity) -> CellStyle {
    switch severity {
    case .error: Chrome.bad
    case .warning: CellStyle(foreground: .ansi(3))
    case .note: Chrome.faint
    }
  }

  private func sample(_ contrast: MeasuredContrast) -> CellStyle {
    CellStyle(
      foreground: CellColor(contrast.foreground), background: CellColor(contrast.background))
  }

  private func swatch(_ color: RGBA) -> CellStyle { CellStyle(background: CellColor(color)) }
}
