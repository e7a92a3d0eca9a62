import BuiltInFiles
import CommandLineTool
import Foundation
import LocatedInput
import Testing

/// Every statement of the articles is something that a user can see in the program.
@Suite struct SeedCoverageTests {
  private let rulesByScene: [String: Set<String>]
  private let testedRules: Set<String>
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    var rules: [String: Set<String>] = [:]
    for file in BuiltInFiles.scenes {
      let lesson = try JSONReader.read(file.bytes).root["lesson"]
      rules[file.name] = Set(lesson?["rules"]?.array?.compactMap(\.string) ?? [])
    }
    rulesByScene = rules
    testedRules = try Self.rulesOfTests()
  }

  @Test(arguments: SeedRow.all.indices) func theRowLeadsToSomethingThatShowsEachOfItsRules(number: Int) {
    let row = SeedRow.all[number]
    #expect(!row.places.isEmpty)
    var shown: Set<String> = row.places.contains(.test) ? testedRules : []
    for case .scene(let name) in row.places {
      #expect(rulesByScene[name] != nil, "there is no scene \(name)")
      shown.formUnion(rulesByScene[name] ?? [])
    }
    for case .command(let line) in row.places {
      #expect(ToolRun(line.split(separator: " ").map(String.init)).status == .done, "\(line)")
    }
    for rule in row.rules.split(separator: " ") {
      #expect(shown.contains(String(rule)), "\(row.seeds), \(row.statement): nothing shows \(rule)")
    }
  }

  /// The rules in whose name a test function starts: `C_06_…`.
  private static func rulesOfTests() throws -> Set<String> {
    let tests = root.appending(path: "Tests")
    var rules: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
      ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /func ([A-Z])_(\d\d)_/) {
        rules.insert("\(match.1)-\(match.2)")
      }
    }
    return rules
  }

  private static let specification = root.appending(path: "../shared/uikit/semantics.md")

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: specification.path), "the specification is not here"))
  func noRowOfTheSpecificationIsMissing() throws {
    let text = try String(contentsOf: Self.specification, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## 11. Seed coverage").last)
    let lines = section.split(separator: "\n").filter { $0.hasPrefix("| S") && !$0.contains("out of scope") }
    let wanted = lines.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return "\(cells[0]) \(Self.ids(in: cells[2]))"
    }
    #expect(SeedRow.all.map { "\($0.seeds) \($0.rules)" } == wanted)
  }

  /// `K-01…K-04` spelled out, and without remarks.
  private static func ids(in cell: String) -> String {
    cell.matches(of: /([A-Z])-(\d\d)(?:…[A-Z]-(\d\d))?/).flatMap { match -> [String] in
      let first = Int(match.2) ?? 0
      let last = match.3.flatMap { Int($0) } ?? first
      return (first...max(first, last)).map { "\(match.1)-" + ($0 < 10 ? "0" : "") + String($0) }
    }.joined(separator: " ")
  }
}
