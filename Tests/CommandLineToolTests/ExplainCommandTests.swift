import Testing

@testable import CommandLineTool

struct ExplainCommandTests {
  private let scene = """
    {"name": "App", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "W", "rootViewController": {
      "id": "root", "overrideUserInterfaceStyle": "dark",
      "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet"}}}]}]}}
    """

  private func explain(_ arguments: String...) -> ToolRun {
    ToolRun(["explain", "--scene", "./app.json"] + arguments, files: ["./app.json": scene])
  }

  @Test func aSheetsExplanationReadsFromTheDeciderDownAndOnToTheFix() {
    let run = explain("sheet", "--set", "W=light", "--appearance", "dark")
    #expect(run.status == .done)
    #expect(
      run.output == """
        sheet is light
        iOS 26 · UIViewController · elevated level · asks for nothing

          W                     override = light     O-09
          └ sheet.presentation  inherits, pageSheet  P-05
            └ sheet             inherits             O-01

        Why
          O-09  A window's override reaches everything in that window: the root
                controller, all below it, and every presentation. (documented)
          P-05  Sheets and full-screen presentations take the window's style only.
                (documented)
          O-01  Unspecified is the default and means inherit. Reading
                `overrideUserInterfaceStyle` never reports the effective style;
                `traitCollection.userInterfaceStyle` does. (documented)

        What does not reach it
          root  override = dark
            O-06  A controller's override does not reach the controllers it presents. They
                  take their traits from the window, through their presentation.
            fix  set it on `sheet` itself   --set sheet=dark

        To make it dark
          sheet = dark     2 nodes change
          W = unspecified  4 nodes change
          W = dark         4 nodes change

        """)
  }

  @Test func theJSONNamesChainAndBlockedOverrides() {
    let text = explain("sheet", "--json").output
    #expect(text.contains("\"node\": \"sheet\",\n  \"style\": \"light\""))
    #expect(text.contains("{\"node\": \"screen\", \"override\": \"unspecified\", \"rule\": \"O-01\"}"))
    #expect(
      text.contains("{\"node\": \"sheet.presentation\", \"override\": \"unspecified\", \"rule\": \"P-05\"}"))
    #expect(text.contains("\"rule\": \"O-06\",\n      \"fix\": \"set it on `sheet` itself\""))
    #expect(text.contains("\"edits\": [\"set sheet dark\"]"))
  }

  @Test func whatNoSourceSettlesIsSaid() {
    let context = scene.replacing("pageSheet", with: "overCurrentContext")
    let run = ToolRun("explain", "sheet", "--scene", "./app.json", files: ["./app.json": context])
    #expect(
      run.output.contains("Not settled\n  X-01  Does a context presentation inherit from the controller"))
    #expect(run.output.contains("(inferred)"))
  }

  @Test func anUnknownNodeGetsTheNearestName() {
    let run = explain("shet")
    #expect(run.status == .usage && run.messages.first?.hasSuffix("did you mean 'sheet'?") == true)
  }

  @Test func oneNodeAndOneReleaseAreWanted() {
    #expect(explain().status == .usage)
    #expect(explain("root", "sheet").status == .usage)
    #expect(explain("root", "--ios", "16,26").status == .usage)
  }

  @Test func theWantedStyleIsAnsweredWithTheSmallestChangeFirst() {
    let run = explain("sheet", "--want", "dark", "--set", "W=light")
    #expect(
      run.output.hasSuffix(
        """

        sheet = dark  2 nodes change  --set sheet=dark
        W = dark      4 nodes change  --set W=dark

        """))
    #expect(explain("sheet", "--want", "light").output.contains("It is light already."))
    #expect(
      explain("sheet", "--want", "dark", "--ios", "12").output.contains("No override can make it dark here."))
  }

  @Test func aRedundantOverrideIsSaid() {
    let run = explain("sheet", "--set", "W=light", "--set", "sheet=light")
    #expect(run.output.contains("redundant: it inherits the same anyway"))
    #expect(explain("W", "--set", "W=light", "--json").output.contains("\"redundant\": \"now\""))
  }
}
