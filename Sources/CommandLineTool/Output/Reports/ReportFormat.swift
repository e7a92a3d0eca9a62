import Audit
import LocatedInput

/// A form in which an audit is written. Its file lies beside this one, its line stands in `all`.
struct ReportFormat: Sendable {
  /// The word behind `--format`.
  let name: String
  let render: @Sendable (AuditOutcome) -> String

  static let all: [ReportFormat] = [text, json, markdown, sarif, junit]

  static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

/// An audit with what the command line asks of it: what was accepted before, and what makes it fail.
struct AuditOutcome {
  let report: AuditReport
  let diagnostics: [Diagnostic]
  let baseline: AuditBaseline
  /// The least severity that fails.
  let failOn: Diagnostic.Severity
  /// Whether the text lists notes too.
  let showsNotes: Bool
  let usesColor: Bool

  /// What was not accepted before, in the report's order.
  var newFindings: [Finding] { report.findings.filter { !baseline.accepts($0) } }
  var acceptedFindings: [Finding] { report.findings.filter(baseline.accepts) }
  /// Entries of the baseline whose fault is gone.
  var mendedCount: Int { baseline.count(without: report.findings) }

  var failing: [Finding] { newFindings.filter { $0.severity >= failOn } }

  /// Bad input first, then what was found; what measured nothing does not pass.
  var status: ExitStatus {
    if diagnostics.contains(where: { $0.severity == .error }) { return .badInput }
    return failing.isEmpty && !report.judgedNothing ? .done : .findings
  }
}
