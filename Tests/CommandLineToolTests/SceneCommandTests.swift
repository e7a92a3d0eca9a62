import BuiltInFiles
import CommandLineTool
import LocatedInput
import SceneFormats
import Testing

private let good =
  #"{"name": "Mine", "screen": {"windowScenes": [{"windows": [{"id": "w", "rootViewController": {"id": "r"}}]}]}, "lesson": {"expect": {"26": {"r": "light"}}}}"#
private let half =
  #"{"name": "Half", "screen": {"windowScenes": [{"windows": [{"id": "w", "alpha": 7}]}]}}"#

@Suite struct SceneListCommandTests {
  @Test func theDefaultSceneStandsFirstAndEveryShippedOneHasALine() {
    let run = ToolRun("scene", "list")
    #expect(run.status == .done)
    #expect(run.messages.isEmpty)
    let lines = run.output.split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(lines.first == "presentation")
    #expect(names.first == "settings-sheet")
    #expect(Set(names.map(String.init)) == Set(BuiltInFiles.scenes.map(\.name)))
    #expect(names.count == BuiltInFiles.scenes.count)
  }

  @Test func wordsAndGroupsNarrowTheList() {
    func names(_ arguments: String...) -> [Substring] {
      ToolRun(["scene", "list"] + arguments).output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        .compactMap { $0.split(separator: " ").first }
    }
    #expect(names("firefox", "TOOLBAR").isEmpty)
    #expect(names("Firefox", "SHARE") == ["b07-share-sheet-in-dark-browser"])
    #expect(names("K-27") == ["provider-idioms"])
    #expect(names("角标") == ["b18-snapshots-in-background"], "in any language")
    #expect(names("--group", "migration") == ["migration-light-by-default"])
    #expect(names("--group", "migration", "sheet").isEmpty)
    #expect(ToolRun("scene", "list", "nowhere").messages == ["halflight: no scene is about 'nowhere'"])
    #expect(ToolRun("scene", "list", "--group", "color").status == .usage)
    #expect(ToolRun("scene", "list", "--group", "color").messages.first?.contains("'colours'") == true)
  }

  @Test func whatNoSceneCanShowIsListedWithItsReason() {
    let page = ToolRun("help", "reports").output
    #expect(UnshownReport.all.count == 5)
    for report in UnshownReport.all { #expect(page.contains(report.source)) }
    #expect(page.contains("size classes"))
  }

  @Test func theUsersFolderIsListedAndWinsOverAShippedName() throws {
    let files = ["/data/halflight/scenes/alert.json": good, "/data/halflight/scenes/mine.json": good]
    let run = ToolRun(["scene", "list", "--json"], files: files, environment: ["XDG_DATA_HOME": "/data"])
    let scenes = try #require(try JSONReader.read(Array(run.output.utf8)).root["scenes"]?.array)
    func scene(_ name: String) -> JSONNode? { scenes.first { $0["name"]?.string == name } }
    #expect(scene("alert")?["path"]?.string == "/data/halflight/scenes/alert.json")
    #expect(scene("mine")?["title"]?.string == "Mine")
    #expect(scene("two-scenes")?["path"]?.isNull == true)
    #expect(scenes.count { $0["name"]?.string == "alert" } == 1)
  }

  @Test func aBrokenSceneOfTheUsersDoesNotHideTheOthers() {
    let run = ToolRun(
      ["scene", "list"], files: ["/home/.local/share/halflight/scenes/broken.json": "{"],
      environment: ["HOME": "/home"])
    #expect(run.status == .badInput)
    #expect(run.output.contains("settings-sheet"))
    #expect(run.messages.first?.hasPrefix("/home/.local/share/halflight/scenes/broken.json:1:") == true)
  }
}

@Suite struct SceneShowCommandTests {
  @Test func whatIsPrintedIsAFileThatReadsAsTheSameScene() {
    let shown = ToolRun("scene", "show", "two-scenes")
    #expect(shown.status == .done)
    let again = ToolRun(["scene", "show", "-"], input: shown.output)
    #expect(again.output == shown.output)
  }

  @Test func aSceneIsFoundByItsTitleToo() {
    #expect(
      ToolRun("scene", "show", "Two window scenes").output == ToolRun("scene", "show", "two-scenes").output)
  }

  @Test func aFileIsReadInPartWhereItHasFaults() {
    let run = ToolRun(["scene", "show", "./half.json"], files: ["./half.json": half])
    #expect(run.status == .badInput)
    #expect(run.output.contains(#""id": "w""#))
    #expect(run.messages.first?.hasPrefix("./half.json:1:") == true)
  }

  @Test func whatIsNotThereHasItsOwnStatus() {
    #expect(ToolRun("scene", "show", "two-scene").status == .usage)
    #expect(ToolRun("scene", "show", "two-scene").messages.first?.contains("'two-scenes'") == true)
    #expect(ToolRun("scene", "show", "./none.json").status == .badPath)
    #expect(ToolRun(["scene", "show", "./folder"], files: ["./folder/a.json": good]).status == .badPath)
    #expect(ToolRun("scene", "show").status == .usage)
  }

  @Test func itCanBeWrittenToAFile() {
    let run = ToolRun("scene", "show", "alert", "-o", "copy.json")
    #expect(run.output.isEmpty)
    #expect(
      run.written["copy.json"].map { String(decoding: $0, as: UTF8.self) }
        == ToolRun("scene", "show", "alert").output)
  }
}

@Suite struct SceneCheckCommandTests {
  @Test func whatIsTrueIsDone() {
    let run = ToolRun(["scene", "check", "two-scenes", "./mine.json"], files: ["./mine.json": good])
    #expect(run.status == .done)
    #expect(run.output.hasSuffix("./mine.json  true, 1 compared\n"))
  }

  @Test func aFalseExpectationIsAFinding() throws {
    let bad = good.replacing(#""r": "light""#, with: #""r": "dark""#)
    let run = ToolRun(["scene", "check", "./bad.json"], files: ["./bad.json": bad])
    #expect(run.status == .findings)
    #expect(run.output == "./bad.json  1 of 1 not as stated\n  iOS 26: `r` is light, expected dark\n")
    let json = ToolRun(["scene", "check", "./bad.json", "--json"], files: ["./bad.json": bad])
    let scene = try #require(try JSONReader.read(Array(json.output.utf8)).root["scenes"]?.array?.first)
    #expect(scene["findings"]?.array?.first?["node"]?.string == "r")
  }

  @Test func aPathThatCannotBeUsedKeepsNoOtherFromBeingChecked() {
    let run = ToolRun(["scene", "check", "./none.json", "./mine.json"], files: ["./mine.json": good])
    #expect(run.status == .badPath)
    #expect(run.messages == ["./none.json: error: there is no such file or folder"])
    #expect(run.output == "./none.json  not readable\n./mine.json  true, 1 compared\n")
  }

  @Test func aFaultyFileIsReportedAndTheOthersAreCheckedAllTheSame() {
    let run = ToolRun(
      ["scene", "check", "./empty.json", "./half.json", "./mine.json"],
      files: ["./empty.json": "", "./half.json": half, "./mine.json": good])
    #expect(run.status == .badInput)
    #expect(run.output.contains("./empty.json  not readable\n"))
    #expect(run.output.contains("./half.json   read in part, 1 fault\n"))
    #expect(run.output.contains("./mine.json   true, 1 compared\n"))
    #expect(run.messages.count == 2)
  }

  @Test func namesAreNeeded() {
    #expect(ToolRun("scene", "check").status == .usage)
    #expect(ToolRun("scene", "check", "alret").status == .usage)
  }

  @Test func controlCharactersOfAFileDoNotReachTheTerminal() {
    let evil = good.replacing("Mine", with: #"\u001b]0;owned\u0007"#)
      .replacing(#""r": "light""#, with: #""\u009b31m": "dark""#)
    for command in ["show", "check"] {
      let run = ToolRun(["scene", command, "./evil.json"], files: ["./evil.json": evil])
      let text = run.output + run.messages.joined()
      #expect(
        !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
    }
  }
}

@Suite struct SceneHelpTests {
  @Test func theHelpTopicListsEveryKeyOfTheFormat() {
    let run = ToolRun("help", "scene")
    #expect(run.status == .done)
    for key in ["overrideUserInterfaceStyle", "modalPresentationStyle", "refresh", "expect", "dark.elevated"]
    {
      #expect(run.output.contains("  \(key) "))
    }
  }
}
