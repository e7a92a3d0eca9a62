import Audit
import ColorModel
import Localization
import LocatedInput
import TraitModel

extension ReportFormat {
  /// Static Analysis Results Interchange Format 2.1.0, as code hosts show it beside the source.
  static let sarif = ReportFormat(name: "sarif") { outcome in
    let results = outcome.report.findings.map { result($0, outcome) }
    let run = JSONText.object([
      (
        "tool",
        .object([
          (
            "driver",
            .object([
              ("name", "Halflight"), ("version", .string(Version.current)),
              ("rules", .array(AuditRule.all.map(rule))),
            ])
          )
        ])
      ),
      ("columnKind", "unicodeCodePoints"),
      ("results", .array(results)),
    ])
    return JSONText.object([
      ("version", "2.1.0"), ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      ("runs", .array([run])),
    ]).text
  }

  private static func rule(_ rule: AuditRule) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .string(rule.id)),
      ("shortDescription", .object([("text", .string(rule.title.english))])),
      ("fullDescription", .object([("text", .string(rule.help.english))])),
    ]
    if let reference = rule.reference { members.append(("helpUri", .string(reference))) }
    members.append(("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])))
    return .object(members)
  }

  private static func result(_ finding: Finding, _ outcome: AuditOutcome) -> JSONText {
    var members: [(String, JSONText)] = [
      ("ruleId", .string(finding.rule.id)),
      ("ruleIndex", .integer(AuditRule.all.firstIndex(of: finding.rule) ?? -1)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .object([("text", .string(finding.sentence))])),
      ("locations", .array([location(finding)])),
      ("partialFingerprints", .object([("halflight/v1", .string(finding.id))])),
    ]
    if !outcome.baseline.isEmpty {
      members.append(("baselineState", outcome.baseline.accepts(finding) ? "unchanged" : "new"))
    }
    if let contrast = finding.contrast {
      members.append(
        (
          "properties",
          .object([
            ("ratio", .decimal(contrast.ratio)), ("required", .decimal(contrast.required)),
            ("apca", .decimal(contrast.lightness)), ("suggestion", .optional(finding.suggestion?.shortHex)),
          ])
        ))
    }
    return .object(members)
  }

  private static func location(_ finding: Finding) -> JSONText {
    let name = ([finding.scope, finding.node?.rawValue, finding.color].compactMap(\.self)).joined(
      separator: "/")
    var members: [(String, JSONText)] = []
    if let file = finding.file {
      members.append(
        ("physicalLocation", .object([("artifactLocation", .object([("uri", .string(uri(of: file)))]))])))
    }
    members.append(
      ("logicalLocations", .array([.object([("fullyQualifiedName", .string(name)), ("kind", "object")])])))
    return .object(members)
  }

  /// A path as a relative reference of RFC 3986.
  private static func uri(of path: String) -> String {
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let escaped = path.utf8.map { byte -> String in
      if kept.contains(byte) { return String(UnicodeScalar(byte)) }
      let hex = String(byte, radix: 16, uppercase: true)
      return "%" + (hex.count == 1 ? "0" : "") + hex
    }
    return (path.hasPrefix("/") ? "file://" : "") + escaped.joined()
  }
}
