import Audit
import Localization
import LocatedInput
import TraitModel

extension ReportFormat {
  /// The XML that build servers read: one test case for each pair measured and each other finding.
  static let junit = ReportFormat(name: "junit") { outcome in
    let report = outcome.report
    let failing = Set(outcome.failing.map(\.id))
    let cases =
      report.findings.map { testCase($0, fails: failing.contains($0.id)) }
      + report.measurements.filter(\.passes).map { measurement in
        opening(
          measurement.rule,
          "\(measurement.subject) on \(measurement.background), \(measurement.appearance.key)")
          + "/>"
      }
      + report.notMeasured.map { gap in
        opening("not.measured", gap.subject)
          + "><skipped message=\"\(escaped(gap.reason.english))\"/></testcase>"
      }
    let nothing =
      report.judgedNothing
      ? [
        opening("audit", "something is measured")
          + "><failure message=\"nothing could be measured\"/></testcase>"
      ]
      : []
    let all = cases + nothing
    let counts =
      "tests=\"\(all.count)\" failures=\"\(failing.count + nothing.count)\" errors=\"0\""
      + " skipped=\"\(report.notMeasured.count)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="halflight" \(counts)>
        <testsuite name="\(escaped(report.subject))" \(counts) time="0">
      \(all.map { "    " + $0 }.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ finding: Finding, fails: Bool) -> String {
    let place = [finding.subject, finding.background.map { "on \($0)" }].compactMap(\.self).joined(
      separator: " ")
    let name = place + (finding.appearances.isEmpty ? "" : ", " + finding.appearancePhrase)
    let text = escaped(finding.sentence)
    let body =
      fails
      ? "<failure type=\"\(finding.severity.rawValue)\" message=\"\(text)\"/>"
      : "<system-out>\(text)</system-out>"
    return opening(finding.rule.id, name) + ">" + body + "</testcase>"
  }

  private static func opening(_ rule: String, _ name: String) -> String {
    "<testcase classname=\"\(escaped(rule))\" name=\"\(escaped(name))\" time=\"0\""
  }

  /// Text for an attribute or an element of XML 1.0, which has no control characters.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in visibleControls(in: text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension AuditReport.Measurement {
  /// The rule that a shortfall of it would have broken.
  fileprivate var rule: String { contrast.required == 4.5 ? AuditRule.contrastText.id : "contrast" }
}
