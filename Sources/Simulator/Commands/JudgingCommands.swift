import Audit
import Localization

extension CommandGroup {
  static let judging = CommandGroup(
    title: "Judge the colours",
    commands: [
      .change("audit", "a", "the audit: contrast and dark mode on every screen") { session in
        session.refreshAudit()
        session.show(.audit)
      },
      .change("nextFinding", "}", "the next finding, and its node") { $0.moveToFinding(by: 1) },
      .change("previousFinding", "{", "the finding before") { $0.moveToFinding(by: -1) },
      .change("applySuggestion", "F", "apply the finding's suggested colour") { $0.applySuggestion() },
      .change("cycleVision", "V", "colour vision: all colours, protan, deutan, tritan, achromat") {
        $0.cycleVision()
      },
    ])
}
