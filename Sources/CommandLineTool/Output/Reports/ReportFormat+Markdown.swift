import Audit
import ColorModel
import Localization
import LocatedInput
import TraitModel

extension ReportFormat {
  /// For a pull request's comment: a heading, a table, what was not judged.
  static let markdown = ReportFormat(name: "markdown") { outcome in
    let report = outcome.report
    var lines = ["# Audit of \(cell(report.subject))", "", outcome.verdict, ""]
    if !outcome.newFindings.isEmpty {
      lines += ["| severity | rule | where | appearance | ratio | needs | suggestion | what |"]
      lines += ["|---|---|---|---|---:|---:|---|---|"]
      lines += outcome.newFindings.map(row)
      lines.append("")
    }
    if !outcome.acceptedFindings.isEmpty || outcome.mendedCount > 0 {
      lines += [outcome.baselineSentence, ""]
    }
    if !report.notMeasured.isEmpty {
      lines += ["## Not measured", ""]
      lines += report.notMeasuredByReason.map {
        "- \(cell($0.reason)): \(cell($0.subjects.joined(separator: ", ")))"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func row(_ finding: Finding) -> String {
    let contrast = finding.contrast
    let place = [finding.node?.rawValue, finding.color, finding.background.map { "on \($0)" }]
    let cells = [
      finding.severity.rawValue, "`\(finding.rule.id)`",
      cell(place.compactMap(\.self).joined(separator: " ")), finding.appearancePhrase,
      contrast.map { ratioText($0.ratio) } ?? "", contrast.map { ratioText($0.required) } ?? "",
      finding.suggestion.map { "`\($0.shortHex)`" } ?? "", cell(finding.message.english),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Text that stays inside a cell and marks nothing up.
  private static func cell(_ text: String) -> String {
    visibleControls(in: text).reduce(into: "") { result, character in
      if "|\\`*_<>[]".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
