import Audit
import ColorModel
import Localization
import LocatedInput
import TraitModel

extension ReportFormat {
  static let json = ReportFormat(name: "json") { outcome in
    let report = outcome.report
    return JSONText.object([
      ("schema", 1),
      ("findings", .array(outcome.newFindings.map(\.json))),
      ("appearances", .array(report.appearances.map { .string($0.key) })),
      ("summary", outcome.summary),
      ("accepted", .array(outcome.acceptedFindings.map { .string($0.id) })),
      (
        "notMeasured",
        .array(
          report.notMeasured.map {
            .object([("subject", .string($0.subject)), ("reason", .string($0.reason.english))])
          })
      ),
      ("diagnostics", .array(outcome.diagnostics.map(\.json))),
    ]).text
  }
}

extension AuditOutcome {
  fileprivate var summary: JSONText {
    func count(_ severity: Diagnostic.Severity) -> JSONText {
      .integer(newFindings.count { $0.severity == severity })
    }
    return .object([
      ("error", count(.error)), ("warning", count(.warning)), ("note", count(.note)),
      ("measured", .integer(report.measurements.count)),
      ("passed", .integer(report.measurements.count { $0.passes })),
      ("exempt", .integer(report.exemptCount)),
      ("notMeasured", .integer(report.notMeasured.count)),
      ("accepted", .integer(acceptedFindings.count)),
      ("mended", .integer(mendedCount)),
      ("failed", .bool(status != .done)),
    ])
  }
}

extension Finding {
  /// The keys of the contract in its order, then what else is known.
  var json: JSONText {
    func value(_ color: RGBA?) -> JSONText { .optional(color?.hexRGB) }
    func number(_ value: Double?) -> JSONText { value.map(JSONText.decimal) ?? .null }
    return .object([
      ("severity", .string(severity.rawValue)),
      ("rule", .string(rule.id)),
      ("node", .optional(node?.rawValue)),
      ("color", .string(color)),
      ("background", .optional(background)),
      ("appearance", .optional(appearances.first?.key)),
      ("ratio", number(contrast?.ratio)),
      ("required", number(contrast?.required)),
      ("suggestion", .optional(suggestion?.shortHex)),
      ("grade", .null),
      ("file", .optional(file)),
      ("line", .null),
      ("message", .string(message.english)),
      ("id", .string(id)),
      ("scope", .string(scope)),
      ("appearances", .array(appearances.map { .string($0.key) })),
      ("devices", .array(devices.map { .string($0.rawValue) })),
      ("foregroundValue", value(contrast?.foreground)),
      ("backgroundValue", value(contrast?.background)),
      ("apca", number(contrast?.lightness)),
      ("increasedContrastRatio", number(contrast?.increased)),
      ("apples", .bool(isApples)),
    ])
  }
}
