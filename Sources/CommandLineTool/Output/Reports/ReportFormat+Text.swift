import Audit
import CellCanvas
import ColorModel
import Localization
import LocatedInput
import SceneModel
import TraitModel

extension ReportFormat {
  /// For people: what fails first, each with both colours, the measure and what would pass.
  static let text = ReportFormat(name: "text") { outcome in
    let report = outcome.report
    var page = StyledLines()
    page.add(.bold(report.subject))
    page.add(StyledSpan(outcome.verdict))
    if !outcome.acceptedFindings.isEmpty || outcome.mendedCount > 0 {
      page.add(.dim(outcome.baselineSentence))
    }
    let shown = outcome.newFindings.filter { outcome.showsNotes || $0.severity > .note }
    for group in groups(shown) {
      page.add()
      page.lines += lines(group, inColor: outcome.usesColor)
    }
    let notes = outcome.newFindings.filter { $0.severity == .note }
    if !outcome.showsNotes, !notes.isEmpty {
      let apples = notes.count { $0.isApples }
      let whose = apples == 0 ? "" : " (\(apples) of Apple's own colours)"
      page.add()
      page.add(.dim("\(counted(notes.count, "note"))\(whose): --notes lists them."))
    }
    if !report.notMeasured.isEmpty {
      page.add()
      page.add(.bold("not measured"))
      for group in report.notMeasuredByReason {
        page.add(StyledSpan("  \(group.reason)"))
        page.lines += wrapped(group.subjects.joined(separator: " "), width: 90).map { [.dim("    " + $0)] }
      }
    }
    return page.text(inColor: outcome.usesColor)
  }

  /// Findings that one change would mend, or that one look would show, stand together.
  private static func groups(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    for finding in findings {
      let place = groups.firstIndex { group in
        guard let first = group.first, first.contrast != nil, finding.contrast != nil else { return false }
        return first.rule == finding.rule && first.severity == finding.severity
          && first.scope == finding.scope
          && first.node == finding.node && first.color == finding.color
          && first.suggestion == finding.suggestion
          && first.fix == finding.fix && first.appearances.first?.style == finding.appearances.first?.style
      }
      if let place { groups[place].append(finding) } else { groups.append([finding]) }
    }
    return groups
  }

  private static func lines(_ group: [Finding], inColor: Bool) -> [StyledLine] {
    guard let first = group.first else { return [] }
    var heading: StyledLine = [
      StyledSpan(first.severity.rawValue, style(of: first.severity)), StyledSpan("  \(first.rule.id)  "),
    ]
    if let node = first.node { heading.append(.bold(node.rawValue + "  ")) }
    heading.append(first.node == nil ? .bold(first.color) : StyledSpan(first.color))
    if first.contrast == nil, !first.appearances.isEmpty {
      heading.append(.dim("  " + first.appearancePhrase))
    }
    let indent = StyledSpan("  ")
    let body = aligned(group.compactMap { row($0, inColor: inColor) }).map { [indent] + $0 }
    var result = [heading] + body
    if first.contrast == nil {
      result += wrapped(first.message.english, width: 90).map { [indent, StyledSpan($0)] }
    }
    if let suggestion = first.suggestion {
      let what = first.fix.map { " for \($0.name)" } ?? ""
      result.append([
        indent, .good("use \(suggestion.shortHex)\(what)"), .dim("  the nearest of the same hue that passes"),
      ])
    }
    return result
  }

  /// One background: how the pair looks, its measures, where it is seen.
  private static func row(_ finding: Finding, inColor: Bool) -> [StyledLine]? {
    guard let contrast = finding.contrast else { return nil }
    var remarks = finding.appearancePhrase
    if let increased = contrast.increased, finding.isApples {
      remarks += "; with Increase Contrast \(ratioText(increased))"
    }
    return [
      inColor ? [sample(contrast)] : [],
      [StyledSpan(ratioText(contrast.ratio)), .dim(" of \(ratioText(contrast.required))")],
      [StyledSpan("\(contrast.foreground.hexRGB) on \(contrast.background.hexRGB)")],
      [StyledSpan(finding.background ?? "")],
      [.dim("Lc \(decimalText(contrast.lightness, places: 1))")],
      [.dim(remarks)],
    ]
  }

  private static func style(of severity: Diagnostic.Severity) -> CellStyle {
    switch severity {
    case .error: CellStyle(foreground: .ansi(1), attributes: .bold)
    case .warning: CellStyle(foreground: .ansi(3), attributes: .bold)
    case .note: CellStyle(attributes: .dim)
    }
  }

  /// The pair as it looks.
  private static func sample(_ contrast: MeasuredContrast) -> StyledSpan {
    func cell(_ color: RGBA) -> CellColor {
      let bytes = color.bytes
      return .rgb(red: bytes.red, green: bytes.green, blue: bytes.blue)
    }
    return StyledSpan(
      " Aa ", CellStyle(foreground: cell(contrast.foreground), background: cell(contrast.background)))
  }
}
