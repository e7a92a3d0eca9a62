import CommandLineTool
import Testing

/// The explorer that is typed into: what it answers, and with which status it ends.
@Suite struct PlainExplorerTests {
  private func talk(_ lines: String..., scene: String = "settings-sheet") -> ToolRun {
    ToolRun("explore", "--plain", "--scene", scene, input: lines.map { $0 + "\n" }.joined())
  }

  /// The answers, each without the empty line that ends it; the first is the greeting.
  private func answers(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n\n").map(String.init)
  }

  @Test func itNeedsNoTerminalAndEndsWithTheInput() {
    let run = talk()
    #expect(run.status == .done && run.messages.isEmpty)
    #expect(run.output.contains("Scene settings-sheet, Settings with a sheet; iOS 26; device light"))
    #expect(run.output.contains("Question: "))
    #expect(!run.output.contains("> "), "there is no prompt where nobody types")
  }

  @Test func anEditTellsWhichNodesChangedAndToWhat() throws {
    let answer = try #require(answers(talk("set root dark")).last)
    #expect(answer.hasPrefix("23 nodes changed.\nNow dark: root, root.view, "))
    #expect(!answer.contains("sheet"))
    #expect(answers(talk("set root dark", "set root dark")).last?.hasPrefix("Nothing changed: ") == true)
    #expect(answers(talk("what if set root dark", "expect root light")).last == "True: root is light.")
  }

  @Test func whyAndWhyNotAreAboutTheSelectedNodeOrOneThatIsNamed() {
    let run = answers(talk("set root dark", "select sheet", "why", "why not", "explain root"))
    #expect(run[2].hasPrefix("sheet, a view controller, ShareViewController: light, decided by screen"))
    #expect(
      run[3].hasPrefix("sheet is light.")
        && run[3].contains("sheet.presentation: inherits, pageSheet, rule P-05."))
    #expect(run[4].contains("The override dark of root does not reach sheet, rule O-06"))
    #expect(run[4].contains("To make it dark: set window dark; "))
    #expect(run[5].hasPrefix("root is dark."))
  }

  @Test func theTreeIsALineANodeWithItsDepth() {
    let lines = answers(talk("tree sheet")).last?.split(separator: "\n") ?? []
    #expect(lines.first?.hasPrefix("level 5, sheet, a view controller") == true)
    #expect(lines.count == 10)
  }

  @Test func historyAndLogTellTheLastStep() {
    let run = answers(talk("undo", "device dark", "log", "undo", "redo", "log"))
    #expect(run[1] == "There is nothing to undo.")
    #expect(run[3].hasPrefix("device dark: "))
    #expect(run[3].contains("traitCollectionDidChange(_:); userInterfaceStyle from light to dark"))
    #expect(run[4].hasPrefix("Undone: device dark.\n"))
    #expect(run[5].hasPrefix("Redone: device dark.\n"))
    #expect(run[6] == "No edit was made yet.")
  }

  @Test func aSceneAThemeAndALessonAreACommandAway() {
    let run = answers(
      talk(
        "scenes firefox", "scene b07-share-sheet-in-dark-browser", "answer", "theme nord", "palette label",
        "audit"))
    #expect(run[1].contains("b07-share-sheet-in-dark-browser: A light share sheet in a dark browser."))
    #expect(run[2].hasPrefix("Scene b07-share-sheet-in-dark-browser"))
    #expect(run[3].contains("Answer: ") && run[3].contains("Fix: set window dark."))
    #expect(run[5].contains("dark high contrast #"))
    #expect(run[6].contains("pairs pass"))
  }

  @Test func aWrongLineIsSaidAndTheNextIsRead() {
    let run = talk("tre", "set roott dark", "set root blue", "key s", "select nobody", "expect root light")
    #expect(run.output.contains("Error: there is no command 'tre'; did you mean 'tree'?\n"))
    #expect(run.output.contains("Error: there is no node roott; did you mean root?\n"))
    #expect(run.output.contains("Error: 'blue' is not a value; one of: light, dark, unspecified.\n"))
    #expect(run.output.contains("Error: Keys are for the screen."))
    #expect(run.output.hasSuffix("True: root is light.\n\n"))
    #expect(run.status == .usage)
  }

  @Test func aFalseExpectationSaysWhyAndIsAFinding() {
    let run = talk("expect sheet dark", "# a comment", "", "quit", "tre")
    #expect(run.output.contains("False: sheet is light, expected dark.\n"))
    #expect(run.output.contains("rule P-05"))
    #expect(run.status == .findings, "nothing is read behind quit")
  }

  @Test func linesOfAScriptAreCommands() {
    let run = talk("say Look at the sheet.", "until 13 expect root dark", "from 26 expect root light")
    #expect(
      answers(run).suffix(3) == [
        "Look at the sheet.", "Passed over: the line is not about iOS 26.", "True: root is light.",
      ])
  }

  @Test func helpNamesEveryCommandAndEdit() {
    let help = answers(talk("help")).last ?? ""
    for word in [
      "where", "why not [NODE]", "what if EDIT", "quit", "set NODE", "device light|dark", "expect NODE",
    ] {
      #expect(help.contains(word), "\(word)")
    }
    #expect(answers(talk("help undo")).last == "undo: takes the last edit back.")
    #expect(talk("help undoo").output.contains("did you mean 'undo'?"))
  }

  @Test func nothingIsSaidWithSignsThatOnlyTheEyeReads() {
    for scene in ["settings-sheet", "frozen-previous-traits", "popover-and-context"] {
      let run = ToolRun(
        "explore", "--plain", "--scene", scene,
        input: "tree\nwhy\nwhy not\nanswer\ndevice dark\nlog\naudit\npalette\nscenes\nthemes\nhelp\n")
      #expect(run.output.contains("Scene \(scene), "))
      for scalar in run.output.unicodeScalars {
        #expect(
          !("\u{2190}"..."\u{27BF}").contains(scalar) && scalar != "`" && scalar != "\u{1B}",
          "\(scalar) in \(scene)")
      }
    }
  }

  @Test func aScenesOwnTextsComeInTheLanguageAskedFor() {
    let scene = """
      {"name": {"en": "Harbour", "zh-Hans": "港口"}, "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
       "rootViewController": {"id": "root"}}]}]}}
      """
    let run = ToolRun(
      ["explore", "--plain", "--scene", "./h.json", "--lang", "zh-Hans"], files: ["./h.json": scene],
      input: "where\n")
    #expect(run.output.contains("Scene ./h.json, 港口; iOS 26"))
  }

  @Test func aSceneCannotComeFromWhereTheCommandsCome() {
    #expect(ToolRun("explore", "--plain", "--scene", "-", input: "{}").status == .usage)
  }
}
