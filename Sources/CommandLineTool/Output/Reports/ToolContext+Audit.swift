import Audit
import LocatedInput

extension ToolContext {
  /// Writes an audit as the options want it; gives the status that it ends with.
  func deliver(_ report: AuditReport, _ diagnostics: [Diagnostic], _ arguments: ParsedArguments) throws
    -> ExitStatus
  {
    if arguments.has(.json), let format = arguments[.reportFormat], format != "json" {
      throw CommandFailure.usage("--json is --format json, not --format \(format)")
    }
    let name = arguments.has(.json) ? "json" : arguments[.reportFormat] ?? "text"
    let outcome = AuditOutcome(
      report: report, diagnostics: diagnostics, baseline: try baseline(arguments),
      failOn: arguments[.failOn].flatMap(Diagnostic.Severity.init) ?? .error,
      showsNotes: arguments.has(.notes) || arguments[.failOn] == "note", usesColor: usesColor(arguments))
    try deliver(ReportFormat.named(name)?.render(outcome) ?? "", arguments)
    let inputStatus = self.report(diagnostics)
    if let path = arguments[.writeBaseline] {
      try writeFile(path, Array(AuditBaseline.text(accepting: report.findings).utf8))
      return inputStatus
    }
    return outcome.status
  }

  private func baseline(_ arguments: ParsedArguments) throws -> AuditBaseline {
    guard let path = arguments[.baseline] else { return AuditBaseline() }
    do {
      return try AuditBaseline(files.read(path, limit: 16 << 20), file: path)
    } catch let failure as FileFailure where failure.reason == .missing {
      throw CommandFailure(
        .badPath, ["halflight: " + failure.text + "; --write-baseline \(visibleControls(in: path)) makes it"])
    }
  }
}
