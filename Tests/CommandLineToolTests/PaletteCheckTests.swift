import CommandLineTool
import Foundation
import LocatedInput
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

private let faulty = """
  {"name": "t", "colors": {"label": {"light": "#767676", "dark": "#FFFFFF"},
    "secondaryLabel": {"light": "#787878", "dark": "#FFFFFF"},
    "systemBackground": {"light": "#FFFFFF", "dark": "#000000"}, "link": {"light": "#0055CC"}}}
  """

private func check(_ arguments: String..., files: [String: String] = [:]) -> ToolRun {
  var all = ["a b/t.json": faulty]
  all.merge(files) { _, new in new }
  return ToolRun(["palette", "check", "a b/t.json"] + arguments, files: all)
}

private func findings(_ run: ToolRun) throws -> [JSONNode] {
  try #require(try JSONReader.read(Array(run.output.utf8)).root["findings"]?.array)
}

@Suite struct PaletteCheckTests {
  @Test func findingsEndWithStatusOneAndSayWhatWouldPass() throws {
    let run = check("--json")
    #expect(run.status == .findings)
    let text = try findings(run).filter {
      $0["rule"]?.string == "contrast.text" && $0["severity"]?.string == "error"
    }
    #expect(text.compactMap { $0["color"]?.string } == ["secondaryLabel", "link"])
    #expect(text.first?["suggestion"]?.string == "#767676")
    #expect(text.first?["file"]?.string == "a b/t.json")
    #expect(
      try findings(run).contains { $0["rule"]?.string == "missing.dark" && $0["color"]?.string == "link" })
  }

  @Test func theKeysOfAFindingStandInTheContractsOrder() throws {
    let keys = try #require(try findings(check("--json")).first?.members).map(\.key)
    #expect(
      keys.starts(with: [
        "severity", "rule", "node", "color", "background", "appearance", "ratio", "required", "suggestion",
        "grade",
        "file", "line", "message", "id",
      ]))
  }

  @Test func aBaselineAcceptsWhatIsThereAndFailsOnWhatIsNew() throws {
    let first = check("--write-baseline", "base.json")
    #expect(first.status == .done)
    let baseline = String(decoding: try #require(first.written["base.json"]), as: UTF8.self)
    #expect(check("--baseline", "base.json", files: ["base.json": baseline]).status == .done)
    let worse = faulty.replacingOccurrences(
      of: ##""label": {"light": "#767676""##, with: ##""label": {"light": "#999999""##)
    let run = check("--baseline", "base.json", "--json", files: ["base.json": baseline, "a b/t.json": worse])
    #expect(run.status == .findings)
    #expect(try findings(run).map { $0["color"]?.string } == ["label"])
  }

  @Test func aBaselineThatIsMissingOrNoneIsTold() {
    #expect(check("--baseline", "none.json").status == .badPath)
    #expect(check("--baseline", "none.json").messages.last?.contains("--write-baseline none.json") == true)
    let run = check("--baseline", "b.json", files: ["b.json": "{\n\"accepted\": [{}]}"])
    #expect(run.status == .badInput)
    #expect(run.messages.last?.contains("b.json:2:") == true)
  }

  @Test func theLeastSeverityThatFailsCanBeChosen() {
    let sound =
      ##"{"name": "s", "colors": {"systemBackground": {"light": "#FFFFFF", "dark": "#000000"}, "x": {"light": "#123456"}}}"##
    func status(_ arguments: String...) -> CommandLineTool.ExitStatus {
      ToolRun(["palette", "check", "s.json"] + arguments, files: ["s.json": sound]).status
    }
    #expect(status() == .done)
    #expect(status("--fail-on", "warning") == .findings)
    #expect(status("--fail-on", "note") == .findings)
  }

  @Test func anAuditThatMeasuredNothingFails() {
    let run = ToolRun(
      ["palette", "check", "s.json"],
      files: ["s.json": ##"{"name": "s", "colors": {"Brand": {"light": "#111111", "dark": "#EEEEEE"}}}"##])
    #expect(run.status == .findings)
    #expect(run.output.contains("Nothing could be measured"))
    #expect(run.output.contains("Brand"))
  }

  @Test func applesPalettePassesAndItsShortfallsAreNotes() {
    let run = ToolRun("palette", "check")
    #expect(run.status == .done)
    #expect(run.output.contains("0 errors, 0 warnings"))
  }

  @Test(arguments: ["text", "json", "markdown", "sarif", "junit"])
  func everyFormatRepeatsItself(format: String) {
    let run = check("--format", format)
    #expect(run.status == .findings)
    #expect(run.output.contains("secondaryLabel"))
    #expect(run.output == check("--format", format).output)
  }

  @Test func sarifHasRulesResultsFingerprintsAndEncodedPaths() throws {
    let root = try JSONReader.read(Array(check("--format", "sarif").output.utf8)).root
    #expect(root["version"]?.string == "2.1.0")
    let run = try #require(root["runs"]?.array?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    let results = try #require(run["results"]?.array)
    #expect(!results.isEmpty)
    for result in results {
      let place = Int(try #require(result["ruleIndex"]?.number))
      #expect(rules[place]["id"]?.string == result["ruleId"]?.string)
      #expect(result["partialFingerprints"]?["halflight/v1"]?.string?.count == 16)
      let location = try #require(result["locations"]?.array?.first)
      #expect(location["physicalLocation"]?["artifactLocation"]?["uri"]?.string == "a%20b/t.json")
    }
  }

  @Test func junitIsXMLAndItsCountsAreTrue() throws {
    let hostile = faulty.replacingOccurrences(of: #""link""#, with: ##""<li&'nk]]>\u0001""##)
    let output = check("--format", "junit", files: ["a b/t.json": hostile]).output
    let parser = XMLParser(data: Data(output.utf8))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["testcase"].map(String.init) == counter.suite["tests"])
    #expect(counter.counts["failure"].map(String.init) == counter.suite["failures"])
    #expect(counter.counts["skipped", default: 0] == Int(counter.suite["skipped"] ?? ""))
  }

  @Test func everyReportFormatHasItsFile() throws {
    let folder = packageFolder + "/Sources/CommandLineTool/Output/Reports"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("ReportFormat+") }.map { $0.dropFirst(13).dropLast(6).lowercased() }
    let help = ToolRun("palette", "check", "--help").output
    #expect(Set(files) == ["text", "json", "markdown", "sarif", "junit"])
    #expect(files.allSatisfy(help.contains))
  }
}

private let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// Counts the elements of a document.
private final class Counter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var suite: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if name == "testsuite" { suite = attributes }
  }
}
