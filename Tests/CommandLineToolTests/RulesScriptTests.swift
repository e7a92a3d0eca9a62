import BuiltInFiles
import CommandLineTool
import Foundation
import LocatedInput
import Testing

/// The script that ships with every rule of the articles in it, each shown by what must come of it.
@Suite struct RulesScriptTests {
  @Test(arguments: ["12", "13", "14", "15", "16", "17", "18", "26"])
  func everyRuleIsTrueUnderTheRelease(release: String) {
    let run = ToolRun("run", "rules", "--ios", release)
    #expect(run.status == .done, "\(run.output)")
    #expect(run.messages.isEmpty)
  }

  /// The rules that a section's `say` names, and whether anything is expected before the next one.
  private func shownRules() throws -> Set<String> {
    let file = try #require(BuiltInFiles.scripts.first { $0.name == "rules" })
    var shown: Set<String> = []
    var named: [String] = []
    for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("say ") {
        named = line.prefix { $0 != ":" }.matches(of: /[A-Z]-\d\d/).map { String($0.0) }
      }
      if line.hasPrefix("expect ") || line.contains(" expect ") { shown.formUnion(named) }
    }
    return shown
  }

  /// What no look at a screen can tell: what `current` is on other threads and inside closures, what is logged, how
  /// collections are merged, and custom traits.
  private static let unseen: Set = ["K-03", "K-04", "L-01", "T-04", "T-09"]

  @Test func everyRuleOfTheArticlesIsShown() throws {
    let wanted = Set(SeedRow.all.flatMap { $0.rules.split(separator: " ").map(String.init) })
    #expect(wanted.subtracting(Self.unseen).subtracting(try shownRules()).sorted() == [])
  }

  /// The rules on reach, presentations, windows and trait overrides that can be tested at all.
  @Test func everyTestableRuleOfPropagationIsShown() throws {
    let facts = try #require(BuiltInFiles.facts.first { $0.name == "rules" })
    let rules = try JSONReader.read(facts.bytes).root["rules"]?.array ?? []
    let wanted = rules.filter { $0["test"]?.bool == true }.compactMap { $0["id"]?.string }
      .filter { "OPWT".contains($0.prefix(1)) }
    #expect(wanted.count > 30)
    #expect(Set(wanted).subtracting(Self.unseen).subtracting(try shownRules()).sorted() == [])
  }

  @Test func everyScriptOfTheFolderShips() throws {
    let folder = SystemFiles().packageFolder(from: #filePath) + "/Sources/CBuiltInFiles/scripts"
    let names = try SystemFiles().names(inFolder: folder)
    #expect(Set(names) == Set(BuiltInFiles.scripts.map { $0.name + ".half" }))
  }
}
