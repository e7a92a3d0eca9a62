import CommandLineTool
import LocatedInput
import Testing

private func scene(_ color: String) -> String {
  """
  {"name": "Scene \(color)", "screen": {"windowScenes": [{"id": "s", "windows": [{"id": "w",
    "rootViewController": {"id": "r", "view": {"id": "v", "subviews": [
      {"id": "title", "class": "UILabel", "frame": [20, 100, 300, 30], "text": "Title", "textColor": "\(color)"}]}}}]}]}}
  """
}

@Suite struct AuditCommandTests {
  private func audit(_ arguments: String..., files: [String: String] = [:]) -> ToolRun {
    ToolRun(["audit"] + arguments, files: files)
  }

  @Test func aFolderStandsForTheScenesInIt() throws {
    let files = [
      "f/a.json": scene("#111111"), "f/deep/b.json": scene("label"), "f/package.json": #"{"name": "x"}"#,
      "f/readme.txt": "-",
    ]
    let run = audit("f", "--json", files: files)
    #expect(run.status == .findings && run.messages.isEmpty)
    let root = try JSONReader.read(Array(run.output.utf8)).root
    let own = try #require(root["findings"]?.array).filter { $0["severity"]?.string == "error" }
    #expect(own.map { $0["file"]?.string } == ["f/a.json"])
    #expect(own.first?["rule"]?.string == "vanishes.dark")
    #expect(own.first?["node"]?.string == "title")
    #expect(own.first?["appearance"]?.string == "dark.base.normal")
  }

  @Test func aSceneThatShipsIsAuditedByName() {
    let run = audit("settings-sheet")
    #expect(run.status == .done)
    #expect(run.output.contains("0 errors"))
  }

  @Test func severalReleasesAreAuditedEachForItself() {
    let run = audit("a.json", "--ios", "13,26", files: ["a.json": scene("#111111")])
    #expect(run.status == .findings)
    #expect(run.output.components("vanishes.dark") == 2)
  }

  @Test func aThemeIsJudgedInTheSceneItColors() {
    let theme =
      ##"{"name": "t", "colors": {"label": {"light": "#BBBBBB", "dark": "#FFFFFF"}, "Brand": {"light": "#000000"}}}"##
    let run = audit(
      "a.json", "--theme", "t.json", "--notes", files: ["a.json": scene("label"), "t.json": theme])
    #expect(run.status == .findings)
    #expect(run.output.contains("use #") && run.output.contains("label.light"))
    #expect(run.output.contains("name.unused"))
  }

  @Test func whatIsNotThereOrNoSceneIsToldByItsStatus() {
    #expect(audit("nowhere.json").status == .badPath)
    #expect(audit("no-such-scene").status == .usage)
    #expect(audit("f", files: ["f/x.txt": ""]).status == .badInput)
    #expect(audit("a.json", "--scene", "b", files: ["a.json": scene("label")]).status == .usage)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
