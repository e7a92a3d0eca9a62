package import Audit
import ColorModel
package import Localization
import LocatedInput
import SceneModel
package import TraitModel
import TraitPropagation

/// What the audit found in the app as it is now, and which finding is looked at.
package struct AuditState: Sendable {
  package var report: AuditReport
  /// The app that was audited.
  let subject: Simulation
  /// The finding that `}` and `{` came to; nil before.
  package var cursor: Int?

  /// The finding looked at.
  package var current: Finding? {
    cursor.flatMap { report.findings.indices.contains($0) ? report.findings[$0] : nil }
  }

  /// How many findings are no shortfalls of Apple's own colours: the number on the tab.
  package var count: Int { report.findings.count { !$0.isApples } }
}

extension Session {
  /// Audits the app where it has changed since the last time. The finding looked at stays if it is still there.
  mutating func refreshAudit() {
    if let audit, simulation.isSame(as: audit.subject) { return }
    let report = simulation.audit(library: library)
    let current = audit?.current?.id
    let kept = report.findings.firstIndex { $0.id == current }
    let clamped = audit?.cursor.map { min($0, report.findings.count - 1) }.flatMap { $0 < 0 ? nil : $0 }
    audit = AuditState(report: report, subject: simulation, cursor: kept ?? clamped)
  }

  /// The word on a tab, on the audit's with how many findings there are to mend.
  package func title(of tab: DetailTab) -> Phrase {
    if tab == .audit, let audit, audit.count > 0 { return "\(tab.title) \(audit.count)" }
    return tab.title
  }

  /// The nodes with findings that are no shortfalls of Apple's own colours.
  package var failingNodes: Set<NodeID> {
    Set(audit?.report.findings.filter { !$0.isApples && $0.severity > .note }.compactMap(\.node) ?? [])
  }

  /// Goes to another finding and selects its node.
  mutating func moveToFinding(by distance: Int) {
    refreshAudit()
    guard let state = audit, !state.report.findings.isEmpty else {
      message = Message(.note, "the audit found nothing")
      return
    }
    let count = state.report.findings.count
    lookAt(finding: state.cursor.map { ($0 + distance + count) % count } ?? (distance > 0 ? 0 : count - 1))
  }

  /// Goes to a finding by its place and selects its node.
  mutating func lookAt(finding place: Int) {
    guard let count = audit?.report.findings.count, (0..<count).contains(place) else { return }
    audit?.cursor = place
    if let node = audit?.current?.node, simulation.hierarchy.index(of: node) != nil { select(node) }
    show(.audit)
    message = Message(.note, "finding \(place + 1) of \(count)")
  }

  /// Makes the change that the finding looked at, else the selected node's first one, suggests.
  mutating func applySuggestion() {
    refreshAudit()
    let ofNode = audit?.report.findings.firstIndex { $0.node == selection && $0.suggestion != nil }
    guard let place = audit?.cursor ?? ofNode, let finding = audit?.report.findings[place] else {
      message = Message(.note, "no finding is looked at; } goes to one")
      return
    }
    guard let target = finding.fix, let value = finding.suggestion else {
      message = Message(.refusal, "\(finding.rule) has no colour to suggest: \(finding.rule.help)")
      return
    }
    audit?.cursor = place
    perform(.color(target, value))
  }

  /// The next way of seeing.
  mutating func cycleVision() {
    let kinds = VisionDeficiency.Kind.allCases.map { VisionDeficiency($0) }
    vision = next(after: vision, in: [nil] + kinds)
    message = Message(
      .note, vision.map { "seen with \($0.name) vision: \($0.kind.title)" } ?? "seen with all colours")
  }
}
