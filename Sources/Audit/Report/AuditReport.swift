package import Localization
package import LocatedInput
package import TraitModel

/// What an audit looked at and what it found.
package struct AuditReport: Hashable, Sendable {
  /// What was audited, for headings: a palette's or scene's name.
  package var subject: String
  /// The worst first, then by rule, then as they were met.
  package private(set) var findings: [Finding] = []
  /// Each pair that was measured, in every appearance in which it is seen differently.
  package var measurements: [Measurement] = []
  /// Each appearance that occurs.
  package var appearances: [Appearance] = []
  /// How many pairs the rules except: disabled, decoration.
  package var exemptCount = 0
  /// What could not be judged, and why: never counted as passed.
  package var notMeasured: [NotMeasured] = []

  package init(subject: String) { self.subject = subject }

  /// One pair in one appearance.
  package struct Measurement: Hashable, Sendable {
    package var subject: String
    package var background: String
    package var appearance: Appearance
    package var contrast: MeasuredContrast

    package var passes: Bool { contrast.ratio >= contrast.required }
  }

  /// One thing that was left unjudged.
  package struct NotMeasured: Hashable, Sendable {
    package var subject: String
    /// One phrase.
    package var reason: Phrase
  }

  /// Puts findings in the order of reports; of several with one identity the first stays.
  package mutating func take(_ new: [Finding]) {
    var seen: Set<String> = []
    let order = Dictionary(uniqueKeysWithValues: AuditRule.all.enumerated().map { ($1.id, $0) })
    let own = new.map { finding in
      var finding = finding
      if finding.scope.isEmpty { finding.scope = subject }
      return finding
    }
    let unique = (findings + own).filter { seen.insert($0.id).inserted }
    findings = unique.enumerated().sorted { a, b in
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      let (left, right) = (order[a.element.rule.id] ?? 0, order[b.element.rule.id] ?? 0)
      return left != right ? left < right : a.offset < b.offset
    }.map(\.element)
  }

  /// This report with another's content behind it.
  package mutating func append(_ other: AuditReport) {
    take(other.findings)
    measurements += other.measurements
    appearances += other.appearances.filter { !appearances.contains($0) }
    exemptCount += other.exemptCount
    notMeasured += other.notMeasured
  }

  /// The same under another name.
  package func renamed(_ name: String) -> AuditReport {
    var copy = self
    copy.subject = name
    for place in findings.indices { copy.findings[place].scope = name }
    return copy
  }

  /// Says in which file everything was found.
  package mutating func name(file: String) {
    for place in findings.indices { findings[place].file = file }
  }

  package func count(_ severity: Diagnostic.Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether anything at all was judged. An audit that judged nothing must not pass.
  package var judgedNothing: Bool { measurements.isEmpty && findings.isEmpty }
}
