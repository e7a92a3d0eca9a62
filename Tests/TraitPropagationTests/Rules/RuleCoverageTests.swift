import Foundation
import Testing
import TraitPropagation

/// Compares the rules that ask for a test with the tests that bear their names.
struct RuleCoverageTests {
  /// Rules of the groups that are tested where callbacks, keyboard and status bar, or custom traits are.
  private static let elsewhere: Set<RuleID> = ["W-16", "W-17", "T-09"]
  /// Rules that ask for no test and have one.
  private static let further: Set<RuleID> = [
    "P-10", "P-14", "P-17", "W-03", "W-06", "T-03", "T-05", "T-06", "T-08",
  ]

  @Test func everyRuleOfTheseGroupsHasItsTest() throws {
    let book = try RuleBook.builtIn()
    let wanted = book.rules.filter { rule in
      rule.wantsTest && !rule.isGuidance && "OPWT".contains(rule.id.rawValue.prefix(1))
    }.map(\.id)
    #expect(try testedRules() == Set(wanted).subtracting(Self.elsewhere).union(Self.further))
  }

  /// The ids with which functions in this folder begin: `O_06_aPresented…` is O-06.
  private func testedRules() throws -> Set<RuleID> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    var ids: Set<RuleID> = []
    for name in ["OverrideRule", "PresentationRule", "WindowRule", "TraitOverrideRule"] {
      let source = try String(contentsOf: folder.appending(path: "\(name)Tests.swift"), encoding: .utf8)
      for match in source.matches(of: /func ([OPWT])_(\d\d)_/) { ids.insert(RuleID("\(match.1)-\(match.2)")) }
    }
    return ids
  }
}
