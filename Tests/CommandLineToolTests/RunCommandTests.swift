import BuiltInFiles
import LocatedInput
import Testing

@testable import CommandLineTool

@Suite struct RunCommandTests {
  private func run(_ script: String, _ arguments: String...) -> ToolRun {
    ToolRun(["run", "x.half"] + arguments, files: ["x.half": script])
  }

  @Test func whatIsTrueEndsWell() {
    let run = run("set root dark\nsay The sheet stays.\nexpect sheet light\n")
    #expect(run.status == .done && run.messages.isEmpty)
    #expect(
      run.output == """
        iOS 26
          1  set root dark       root = dark · 23 nodes changed

          2  The sheet stays.
          3  expect sheet light  true

        iOS 26: 1 expectation, all true

        """)
  }

  @Test func whatIsFalseIsAFindingWithItsReasons() {
    let run = run("set root dark\nexpect sheet dark\nexpect root dark\n")
    #expect(run.status == .findings && run.messages.isEmpty)
    #expect(
      run.output == """
        iOS 26
          1  set root dark      root = dark · 23 nodes changed
          2  expect sheet dark  false: `sheet` is light, expected dark
               screen                    device = light       O-01
               └ scene                   inherits             O-01
                 └ window                inherits             O-01
                   └ sheet.presentation  inherits, pageSheet  P-05
                     └ sheet             inherits             O-01
               what does not reach it
                 root  override = dark
                   O-06  A controller's override does not reach the controllers it presents. They
                         take their traits from the window, through their presentation.
                   fix  set it on `sheet` itself   --set sheet=dark
          3  expect root dark   true

        iOS 26: 2 expectations, 1 false

        """)
  }

  @Test func everyLineThatIsNoneIsShownWithACaretAndNothingIsPlayed() {
    let run = run("set root drak\nsay ok\n\texpct sheet light\n")
    #expect(run.status == .badInput && run.output.isEmpty)
    #expect(
      run.messages == [
        "x.half:1:10: error: 'drak' is not a value; did you mean 'dark'? one of: light, dark, unspecified",
        "    set root drak", "             ^",
        "x.half:3:2: error: no line begins with 'expct'; did you mean 'expect'?",
        "     expct sheet light", "     ^",
      ])
  }

  @Test func playingStopsAtALineThatIsRefused() {
    let run = run("set root dark\nset scene dark\nexpect sheet dark\n", "--ios", "16")
    #expect(run.status == .badInput)
    #expect(run.output.hasSuffix("  2  set scene dark  refused\n\niOS 16: stopped at line 2\n"))
    #expect(run.messages.first?.contains("(W-10)") == true)
    #expect(run.messages.dropFirst() == ["    set scene dark", "        ^"])
  }

  @Test func controlCharactersOfAScriptStayVisibleOnly() {
    let run = run("say a\u{1B}]0;x\u{7}\nset \u{9B}root dark\n")
    let all = run.output + run.messages.joined()
    #expect(!all.contains("\u{1B}") && !all.contains("\u{7}") && !all.contains("\u{9B}"))
  }

  @Test func severalReleasesAreOneRunEach() throws {
    let run = run(
      "scene view-above-child\nuntil 16 expect forecast light\nfrom 17 expect forecast dark\n",
      "--ios", "16,26", "--json")
    #expect(run.status == .done)
    let runs = try JSONReader.read(Array(run.output.utf8)).root["runs"]?.array ?? []
    #expect(runs.map { $0["ios"]?.string } == ["16", "26"])
    #expect(runs.map { $0["expectations"]?.number } == [1, 1])
    let outcomes = runs[0]["steps"]?.array?.map { $0["outcome"]?.string }
    #expect(outcomes == ["done", "true", "passed over"])
  }

  @Test func theJSONExplainsWhatIsFalse() throws {
    let run = run("set root dark\nexpect sheet dark\n", "--json")
    #expect(run.status == .findings)
    let step = try JSONReader.read(Array(run.output.utf8)).root["runs"]?.array?[0]["steps"]?.array?[1]
    #expect(step?["seen"]?.string == "light" && step?["expected"]?.string == "dark")
    #expect(step?["explanation"]?["blocked"]?.array?[0]["rule"]?.string == "O-06")
  }

  @Test func aScriptMayComeFromStandardInput() {
    #expect(ToolRun(["run", "-"], input: "expect root light\n").status == .done)
    #expect(ToolRun(["run", "-", "--scene", "-"], input: "say x").status == .usage)
  }

  @Test func whatIsNotThereIsAPathAndNearIsNamed() {
    let run = ToolRun("run", "ruels")
    #expect(run.status == .badPath && run.messages.joined().contains("did you mean 'rules'"))
    #expect(ToolRun("run").status == .usage)
  }

  @Test func aSceneThatAScriptOpensInPartMakesTheStatus() {
    let scene = #"{"name": "x", "screen": {"windowScenes": [{"windows": [{"id": "w", "frame": "no"}]}]}}"#
    let run = ToolRun(["run", "x.half"], files: ["x.half": "scene ./s.json\n", "./s.json": scene])
    #expect(run.status == .badInput && run.messages.joined().contains("s.json:"))
  }

  // MARK: Recording

  private let told = "say One.\nset root dark\nwait 500ms\nkey Down W\nsay Two.\n"

  @Test func aRecordingIsTheSameEachTime() throws {
    let first = run(told, "--record", "a.cast"), second = run(told, "--record", "a.cast")
    let bytes = try #require(first.written["a.cast"])
    #expect(first.status == .done && bytes == second.written["a.cast"])
    #expect(first.output == run(told).output)
  }

  @Test func theTimesOfARecordingAreTheScripts() throws {
    let cast = run(told, "--record", "-", "--size", "90x30").output
    let lines = cast.split(separator: "\n").map { Array($0.utf8) }
    let header = try JSONReader.read(lines[0]).root
    #expect(header["width"]?.number == 90 && header["height"]?.number == 30)
    let events = try lines.dropFirst().compactMap { try JSONReader.read($0).root.array }
    let marks = events.filter { $0[1].string == "m" }.map { $0[2].string }
    #expect(marks == ["One.", "Two."])
    // A second before all; 1.24 s for reading; the edit's 1.2 s and the wait; a key; the other key.
    let times = events.filter { $0[1].string == "o" }.compactMap { $0[0].number }
    #expect(times == [0, 1, 2.24, 3.94, 4.34, 4.74, 6.98])
  }

  @Test func aRecordingOnStandardOutputStandsAloneThere() {
    let run = run("expect sheet dark\n", "--record", "-")
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(#"{"version": 2"#) && run.messages.joined().contains("false: `sheet` is light"))
  }

  @Test func aRecordingHasOneRelease() {
    #expect(run("say x", "--record", "a.cast", "--ios", "16,26").status == .usage)
    #expect(run("say x", "--size", "80x24").status == .usage)
    #expect(run("say x", "--record", "a.cast", "--size", "80").status == .usage)
  }

  @Test func aDrawingThatMovesHasThePicturesOfTheRecording() throws {
    let first = run(told, "--svg", "a.svg", "--record", "a.cast"), second = run(told, "--svg", "a.svg")
    let svg = String(decoding: try #require(first.written["a.svg"]), as: UTF8.self)
    #expect(first.written["a.svg"] == second.written["a.svg"])
    #expect(first.written["a.cast"] != nil)
    // The recording ends with its last picture; the drawing lets that stand a second longer, and begins anew.
    #expect(svg.contains("animation:7980ms step-end infinite"))
    #expect(svg.contains("<title>x.half</title>") && svg.contains(">One.</text>"))
    #expect(svg.contains("viewBox=\"0 0 960 640\""))
  }

  @Test func aDrawingOnStandardOutputStandsAloneThere() {
    let run = run("expect sheet dark\n", "--svg", "-", "--size", "80x24")
    #expect(run.status == .findings && run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(self.run("say x", "--svg", "-", "--record", "-").status == .usage)
    #expect(self.run("say x", "--svg", "a.svg", "--ios", "16,26").status == .usage)
  }

  @Test func toursAreScriptsThatShip() {
    #expect(ToolRun("run", "basics").status == .done)
    let names = ScriptFile.shipped.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
