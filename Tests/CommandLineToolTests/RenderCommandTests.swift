import CommandLineTool
import Testing

@Suite struct RenderCommandTests {
  private let scene = """
    {"name": "Tides & more", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
      "rootViewController": {"id": "root", "view": {"id": "root.view", "subviews": [
        {"id": "title", "class": "UILabel", "frame": [20, 100, 353, 40], "text": "High\\u001b]0;x\\u0007 water"}]}}}]}]}}
    """

  private func render(_ arguments: String...) -> ToolRun {
    ToolRun(["render", "--scene", "./tides.json"] + arguments, files: ["./tides.json": scene])
  }

  @Test func theStillHasTheAskedSize() {
    let lines = render("--format", "text", "--size", "40x30").output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 31)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.contains { $0.contains("High") })
  }

  @Test func itIs100By48UnlessSaid() {
    #expect(render("--format", "svg").output.contains("width=\"1000\" height=\"960\""))
  }

  @Test func visionGivesTheColoursAsTheyAreSeen() {
    func still(_ vision: String...) -> String {
      ToolRun(
        ["render", "--scene", "./tides.json", "--theme", "nord", "--format", "svg"] + vision,
        files: ["./tides.json": scene]
      ).output
    }
    #expect(still().contains("#ECEFF4") || still().contains("#eceff4"))
    #expect(still("--vision", "achromat") != still())
    #expect(still("--vision", "deutan:0") == still())
    #expect(render("--vision", "deuteran").status == .usage)
    #expect(render("--vision", "deutan:2").messages.first?.contains("severity") == true)
  }

  @Test func itIsANSIWhereOutputIsColouredAndElseText() {
    #expect(render("--color", "always").output.contains("\u{1B}[0;"))
    #expect(!render().output.contains("\u{1B}"))
    let files = ["./tides.json": scene]
    let onTerminal = ToolRun(["render", "--scene", "./tides.json"], files: files, outputIsTerminal: true)
    #expect(onTerminal.output.contains("\u{1B}[0;"))
    let quiet = ToolRun(
      ["render", "--scene", "./tides.json"], files: files, environment: ["NO_COLOR": "1"],
      outputIsTerminal: true)
    #expect(!quiet.output.contains("\u{1B}"))
  }

  @Test(arguments: ["text", "ansi", "svg", "html"]) func controlCharactersNeverPass(format: String) {
    let run = render("--format", format)
    #expect(run.status == .done)
    #expect(!run.output.contains("\u{1B}]"))
    #expect(!run.output.contains("\u{7}"))
    #expect(run.output.contains("\u{241B}"))
  }

  @Test func theTitleOfADrawingIsEscaped() {
    #expect(render("--format", "svg").output.contains("<title>Halflight: Tides &amp; more</title>"))
  }

  @Test func allPanesAreTheExplorer() {
    let output = render("--format", "text", "--panes", "all", "--size", "120x40").output
    #expect(output.contains("Hierarchy"))
    #expect(output.contains("Preview"))
    #expect(output.contains("[Why]"))
  }

  @Test func anOverrideRecoloursTheStill() {
    let light = render("--format", "svg").output
    let dark = render("--format", "svg", "--set", "window=dark").output
    #expect(light.contains("#FFFFFF"))
    #expect(light != dark)
    #expect(dark == render("--format", "svg", "--set", "window=dark").output)
  }

  @Test func aFileTakesTheStill() {
    let run = render("--format", "svg", "-o", "./out.svg")
    #expect(run.output.isEmpty)
    #expect(run.written["./out.svg"]?.isEmpty == false)
    #expect(!render("-o", "-").output.isEmpty)
  }

  @Test(arguments: ["0x10", "10", "axb", "10x10x10", "5000x10"]) func aSizeThatIsNoneIsRefused(size: String) {
    let run = render("--size", size)
    #expect(run.status == .usage)
    #expect(run.messages.first?.contains("COLSxROWS") == true)
  }

  @Test func whatIsUnknownIsRefusedWithTheNearestWord() {
    #expect(render("--format", "sgv").messages.first?.contains("did you mean 'svg'?") == true)
    #expect(render("extra").status == .usage)
    #expect(render("--set", "titel=dark").status == .usage)
  }

  @Test func anAdaptiveDrawingHoldsTheDeviceInLightAndInDark() {
    let adaptive = render("--format", "svg", "--adaptive")
    #expect(adaptive.status == .done)
    #expect(adaptive.output.contains("prefers-color-scheme:dark"))
    // What is fixed by an override has no second colour: only the terminal around the phone turns.
    let pinned = render("--format", "svg", "--adaptive", "--set", "window=dark").output
    #expect(pinned.matches(of: /color:#/).count < adaptive.output.matches(of: /color:#/).count)
    #expect(adaptive.output == render("--format", "svg", "--adaptive").output)
  }

  @Test func adaptiveIsForDrawingsAndForBothAppearances() {
    #expect(render("--adaptive").status == .usage)
    #expect(render("--adaptive", "--format", "html").messages.first?.contains("--format svg") == true)
    let one = render("--adaptive", "--format", "svg", "--appearance", "dark")
    #expect(one.messages.first?.contains("leave out --appearance") == true)
  }

  @Test(arguments: ["text", "ansi", "svg", "html"]) func theGridOfAppearancesHasEveryFormat(format: String) {
    let run = render("--grid", "--format", format, "--size", "120x30")
    #expect(run.status == .done)
    for label in ["light", "dark", "light, high contrast", "dark, high contrast"] {
      #expect(run.output.contains(label))
    }
  }

  @Test func controlCharactersInNamesAreSeen() {
    let scene = #"""
      {"name": "N\u001B[31m", "screen": {"windowScenes": [{"windows": [
        {"rootViewController": {"id": "root", "class": "C\u0007"}}]}]}}
      """#
    let theme = ##"{"name": "T\u009B", "colors": {"label": {"light": "#000000", "dark": "#FFFFFF"}}}"##
    let run = ToolRun(
      ["render", "--panes", "all", "--size", "130x30", "--scene", "/s.json", "--theme", "/t.json"],
      files: ["/s.json": scene, "/t.json": theme])
    let header = run.output.prefix { $0 != "\n" }
    #expect(header.contains("scene N␛[31m") && header.contains("theme T\u{FFFD}"))
    #expect(run.output.contains("C␇"))
  }
}
