import Testing

@testable import CommandLineTool

struct TraceCommandTests {
  /// A window with a controller whose view has a card that stays light, and a sheet.
  private let scene = """
    {"name": "App", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "W", "rootViewController": {
      "id": "root", "class": "MapViewController", "implements": ["traitCollectionDidChange"],
      "view": {"id": "root.view", "implements": ["layoutSubviews"], "subviews": [
        {"id": "card", "overrideUserInterfaceStyle": "light", "implements": ["draw"]}]},
      "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet"}}}]}]}}
    """

  private func trace(_ arguments: String...) -> ToolRun {
    ToolRun(["trace", "--scene", "./app.json"] + arguments, files: ["./app.json": scene])
  }

  @Test func callsAreNumberedByPassAndTheSilentAreNamedWithTheirReason() {
    let run = trace("--then", "set root dark")
    #expect(run.status == .done && run.messages.isEmpty)
    #expect(
      run.output == """
        App   iOS 26 · device light

        set root dark   2 nodes get new traits, 2 calls

          Traits, parents first
            1  root       MapViewController  traitCollectionDidChange(_:)  userInterfaceStyle light → dark  current dark  C-06

          Layout   (order simulated: X-13)
            2  root.view  UIView             layoutSubviews()              reads dark                       current dark  C-08

        Not told
          card                pinned by its own override: light                          C-02
          sheet.presentation  inherits from W, which did not change: light, and 2 below  O-06

        To know
          C-16  right after the assignment `root` still reads light; its traits change just before its next
                layout, or at once by updateTraitsIfNeeded()

        """)
  }

  @Test func editsAreMadeInTheirOrderEachWithItsOwnCalls() {
    let run = trace("--ios", "17", "--then", "set root dark", "set root dark", "theme dracula")
    #expect(run.status == .done)
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("set") || $0.hasPrefix("theme") }
    #expect(
      titles == [
        "set root dark   2 nodes get new traits, 2 calls", "set root dark   no call",
        "theme dracula   nothing that happens in the app; nobody is told",
      ])
    #expect(
      run.output
        == trace(
          "--ios", "17", "--then", "set root dark", "--then", "set root dark", "--then", "theme dracula"
        ).output)
  }

  @Test func theJSONSaysWhatEachCallIsAndWhoHearsNothing() {
    let output = trace("--json", "--then", "set root dark").output
    for part in [
      #""edit": "set root dark""#, #""told": ["root", "root.view"]"#,
      #""method": "traitCollectionDidChange(_:)""#,
      #""changes": ["#, #"{"trait": "userInterfaceStyle", "old": "light", "new": "dark"}"#,
      #""current": {"style": "dark", "guaranteed": true}"#, #""order": "simulated""#, #""question": "X-13""#,
      #"{"node": "card", "reason": "pinned by its own override: light", "rule": "C-02", "below": 0}"#,
    ] {
      #expect(output.contains(part), "\(part)")
    }
    #expect(output == trace("--format", "json", "--then", "set root dark").output)
  }

  @Test func L_01_L_02_theLogOfUIKitsOwnLayoutHasAHeaderLineAndThreeMore() {
    let run = trace("--format", "uikit", "--then", "device dark")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count % 4 == 0)
    for start in stride(from: 0, to: lines.count, by: 4) {
      let header =
        /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+0000 \w+\[\d+:\d+\] \[TraitCollectionChange\] Sending -\S+: to <.+>/
      #expect(lines[start].wholeMatch(of: header) != nil, "\(lines[start])")
      #expect(lines[start + 1] == "\t► trait changes: { UserInterfaceStyle: Light → Dark }")
      #expect(lines[start + 2].hasPrefix("\t► previous: <UITraitCollection: 0x"))
      #expect(lines[start + 3].hasPrefix("\t► current: <UITraitCollection: 0x"))
    }
    // Only classes that override the method are logged.
    #expect(run.output.contains("-traitCollectionDidChange: to <MapViewController: 0x"))
    #expect(
      !run.output.contains(
        "-willTransitionToTraitCollection:withTransitionCoordinator: to <MapViewController"))
    #expect(
      run.output.contains(
        "-willTransitionToTraitCollection:withTransitionCoordinator: to <UIViewController: 0x"))
  }

  @Test func L_05_traitsHaveUIKitsNamesInUIKitsOrder() {
    let output = trace("--format", "uikit", "--then", "set root dark").output
    let previous = output.split(separator: "\n").first { $0.contains("previous") } ?? ""
    let names = previous.matches(of: /(\w+) = (\w+)/).map { String($0.1) }
    #expect(
      names == [
        "UserInterfaceIdiom", "DisplayScale", "DisplayGamut", "HorizontalSizeClass", "VerticalSizeClass",
        "UserInterfaceStyle", "UserInterfaceLayoutDirection", "ForceTouchCapability",
        "PreferredContentSizeCategory", "AccessibilityContrast", "UserInterfaceLevel",
      ])
  }

  @Test func withoutAnEditItIsTheLaunch() {
    #expect(trace().output.contains("launch   2 nodes get new traits"))
  }

  @Test func K_13_aLayerThatIsNotAssignedAgainIsLeftBehind() {
    let run = ToolRun("trace", "--then", "device dark")
    #expect(run.output.contains("card.layer  still in colours for light"))
    #expect(
      ToolRun("trace", "--then", "device dark", "--json").output.contains(
        #""layer": "card.layer", "owner": "card""#))
  }

  @Test func whatIsNoEditIsAUsageFaultWithASuggestion() {
    for (line, part) in [
      ("devise dark", "did you mean 'device'?"), ("set nobody dark", "no node `nobody`"),
      ("background sideways", "darkFirst"),
    ] {
      let run = trace("--then", line)
      #expect(run.status == .usage && run.output.isEmpty)
      #expect(run.messages.joined().contains(part), "\(run.messages)")
    }
    #expect(trace("set root dark").status == .usage)
  }
}
