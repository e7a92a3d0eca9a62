import Testing

@testable import CommandLineTool

struct TreeCommandTests {
  /// A sheet over an overridden root, a child below an overridden view, a detached child, a layer.
  private let scene = """
    {"name": "App", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "W", "rootViewController": {
      "id": "root", "class": "MapViewController", "overrideUserInterfaceStyle": "dark",
      "view": {"id": "root.view", "subviews": [
        {"id": "a", "overrideUserInterfaceStyle": "light", "layer": {"id": "a.layer", "borderColor": "separator"},
         "subviews": [{"childViewController": {"id": "c"}}]}]},
      "childViewControllers": [{"id": "late"}],
      "presentedViewController": {"id": "sheet", "modalPresentationStyle": "pageSheet"}}}]}]}}
    """

  private func tree(_ arguments: String...) -> ToolRun {
    ToolRun(["tree", "--scene", "./app.json"] + arguments, files: ["./app.json": scene])
  }

  @Test func theTreeShowsStructureOverridesStylesAndDeciders() {
    let run = tree()
    #expect(run.status == .done && run.messages.isEmpty)
    #expect(
      run.output == """
        App   iOS 26 · device light

        node                                    override  style    decided by  rule
        ▣ screen                                          ☀ light  the device  O-01
        └ ◫ scene                                         ☀ light  screen      O-01
          └ ▢ W                                           ☀ light  screen      O-01
            └ ◇ root MapViewController          [dark]    ☾ dark   itself      O-04
              ├ □ root.view                               ☾ dark   root        O-04
              │ └ □ a                           [light]   ☀ light  itself      O-11
              │   ├ ▪ a.layer                             ☀ light  a           O-11  frozen light
              │   └ ◇ c                                   ☀ light  a           O-11
              │     └ · c.view                            ☀ light  a           O-11
              ├ ◇ late                                    ☀ light  itself      O-21  stale
              │ └ · late.view                             ☀ light  itself      C-07  stale
              └ ⇡ sheet.presentation pageSheet            ☀ light  screen      O-01  elevated
                └ ◇ sheet                                 ☀ light  screen      O-01  elevated
                  └ · sheet.view                          ☀ light  screen      O-01  elevated

        13 nodes, 2 dark, 11 light; 2 with an override

        """)
  }

  @Test func severalReleasesStandSideBySideAndMarkWhatDiffers() {
    let run = tree("--ios", "16,26")
    #expect(run.output.contains("│   └ ◇ c                                   ☾ dark   root"))
    let differing = run.output.split(separator: "\n").filter { $0.hasSuffix("differs") }
    #expect(differing.count == 3)
    #expect(run.output.hasSuffix("3 nodes differ: c, c.view, late\n"))
  }

  @Test func theJSONHasTheKeysOfTheContractInTheirOrder() {
    let lines = tree("--json").output.split(separator: "\n").map(String.init)
    let keys = lines.drop { !$0.contains("\"id\": \"sheet\"") }.prefix(12).compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(
      keys == [
        "id", "kind", "class", "parent", "environmentParent", "override", "style", "level", "contrast",
        "decidedBy",
        "rule", "evidence",
      ])
    let text = lines.joined(separator: "\n")
    #expect(text.contains("\"frozen\": {\"style\": \"light\", \"stale\": false}"))
    #expect(text.contains("\"environmentParent\": null,\n      \"override\": \"unspecified\""))
    #expect(text.contains("\"stale\": true"))
    #expect(
      text.contains("\"device\": {\"style\": \"light\", \"contrast\": \"normal\", \"plist\": \"automatic\"}"))
  }

  @Test func severalReleasesGiveDifferencesInTheJSON() {
    let run = tree("--ios", "16,26", "--json")
    #expect(run.output.contains("\"differences\": [\"c\", \"c.view\", \"late\"]"))
    #expect(run.output.contains("\"16\": [") && run.output.contains("\"26\": ["))
  }

  @Test func flagsAreAppliedInTheirOrder() {
    let run = tree("--appearance", "dark", "--plist", "light", "--set", "W=dark", "--set", "root=unspecified")
    #expect(run.output.hasPrefix("App   iOS 26 · device dark · Info.plist light\n"))
    #expect(
      run.output.contains("▣ screen                                          ☀ light  Info.plist  W-12"))
    #expect(
      run.output.contains("◇ sheet                                 ☾ dark   W           O-09  elevated"))
  }

  @Test func whatCannotBeSetIsAUsageFault() {
    for (assignment, part) in [
      ("screen=dark", "nearest that can is `W`"), ("a.layer=dark", "nearest that can is `a`"),
      ("nobody=dark", "no node `nobody`"), ("sheat=dark", "did you mean `sheet`?"),
    ] {
      let run = tree("--set", assignment)
      #expect(run.status == .usage && run.output.isEmpty)
      #expect(run.messages.first?.contains(part) == true, "\(run.messages)")
    }
    #expect(tree("--ios", "16", "--set", "scene=dark").messages.first?.contains("W-10") == true)
    #expect(tree("--ios", "17", "--set", "scene=dark").status == .done)
  }

  @Test func colourIsWrittenOnlyWhereItIsWanted() {
    #expect(!tree().output.contains("\u{1b}"))
    #expect(tree("--color", "always").output.contains("\u{1b}["))
  }

  @Test func aSceneReadInPartIsShownInPart() {
    let broken = scene.replacing("\"separator\"", with: "7")
    let run = ToolRun("tree", "--scene", "./app.json", files: ["./app.json": broken])
    #expect(run.status == .badInput && run.output.contains("◇ sheet"))
    #expect(run.messages.first?.hasPrefix("./app.json:4:") == true)
  }

  @Test func theScreenDecidesWhetherAPopoverAdapts() {
    let scene = """
      {"name": "Note", "screen": {"windowScenes": [{"windows": [{"rootViewController": {"id": "root",
        "presentedViewController": {"id": "note", "modalPresentationStyle": "popover"}}}]}]}}
      """
    func tree(_ options: String...) -> ToolRun {
      ToolRun(["tree", "--scene", "/note.json"] + options, files: ["/note.json": scene])
    }
    #expect(tree().output.contains("note.presentation pageSheet"))
    #expect(tree("--screen", "393x852").output == tree().output)
    #expect(tree("--screen", "iPad").output.contains("note.presentation popover"))
  }

  @Test(arguments: ["ipda", "393", "0x852", "393x", "393x852x1", "99999x852", "-393x852", ""])
  func aScreenIsADeviceOrASize(value: String) {
    let run = ToolRun("tree", "--screen", value)
    #expect(run.status == .usage)
    #expect(run.messages.first?.contains("--screen is WIDTHxHEIGHT in points") == true)
    #expect(value != "ipda" || run.messages.first?.hasSuffix("did you mean 'ipad'?") == true)
  }
}
