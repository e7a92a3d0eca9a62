import Foundation
import Testing
import TraitPropagation

/// Compares the rules of callbacks that ask for a test with the tests that bear their names.
struct RuleCoverageTests {
  /// Rules that ask for no test and have one.
  private static let further: Set<RuleID> = ["C-08", "C-21", "C-25", "C-26", "K-05", "W-08", "W-11"]
  /// Rules about colours, layers, images and text are tested where those are.
  private static let current: Set<RuleID> = ["K-01", "K-02", "K-03", "K-04", "K-09", "K-23"]

  @Test func everyRuleOfCallbacksHasItsTest() throws {
    let book = try RuleBook.builtIn()
    let callbacks = book.rules.filter { $0.wantsTest && !$0.isGuidance && $0.id.rawValue.hasPrefix("C") }.map(
      \.id)
    #expect(try testedRules() == Set(callbacks).union(Self.further).union(Self.current))
  }

  private func testedRules() throws -> Set<RuleID> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    var ids: Set<RuleID> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix("RuleTests.swift") {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for match in source.matches(of: /func ([CKW])_(\d\d)_/) { ids.insert(RuleID("\(match.1)-\(match.2)")) }
    }
    return ids
  }
}
