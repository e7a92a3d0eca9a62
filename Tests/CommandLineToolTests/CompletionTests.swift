import CommandLineTool
import Testing

/// What `halflight complete` offers; how shells show it, the tests in real shells tell.
@Suite struct CompletionTests {
  private func words(_ line: String...) -> [String] {
    ToolRun(["complete", "--"] + line).output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  @Test func everyCommandIsFoundByItsWords() {
    for command in Subcommand.all {
      let name = command.name.split(separator: " ").map(String.init)
      #expect(words(name[0]).contains(name[0]), "\(command.name)")
      if name.count == 2 { #expect(words(name[0], "").contains(name[1]), "\(command.name)") }
    }
  }

  @Test func aCommandOffersItsOptionsAndNoOthers() {
    for command in Subcommand.all {
      let line = command.name.split(separator: " ").map(String.init) + ["-"]
      let offered = ToolRun(["complete", "--"] + line).output
      for option in command.options { #expect(offered.contains(option.name + "\t" + option.help)) }
      #expect(offered.split(separator: "\n").count == command.options.count + 1)
    }
    #expect(words("--app") == ["--appearance"])
  }

  @Test func anOptionThatWasGivenIsOfferedAgainOnlyIfItMayBe() {
    #expect(!words("tree", "--scene", "settings-sheet", "--").contains("--scene"))
    #expect(words("tree", "--theme", "dracula", "--").contains("--theme"))
  }

  @Test func valuesComeFromTheTableTheFoldersAndTheScene() {
    #expect(words("tree", "--appearance", "") == ["light", "dark"])
    #expect(words("tree", "--appearance=d") == ["--appearance=dark"])
    #expect(words("render", "--scene", "settings-") == ["settings-sheet", ":files"])
    #expect(words("--theme=drac") == ["--theme=dracula", ":files"])
    #expect(words("render", "--vision", "d") == ["deutan"])
    #expect(words("demo", "").count > 1 && words("demo", "").last == ":files")
    #expect(words("tree", "--ios", "16,2") == ["16,26"])
    #expect(words("explain", "sheet.pre") == ["sheet.presentation"])
    #expect(words("explain", "--scene", "theme-window", "sheet.pre").isEmpty)
    #expect(words("scene", "list", "--group", "win") == ["windows"])
    #expect(words("completions", "") == ["bash", "zsh", "fish"])
    #expect(words("help", "scene", "sh") == ["show"])
  }

  @Test func theNodesAreThoseThatTheRestOfTheLineLeaves() {
    #expect(!words("explain", "presented").contains("presented"))
    let presented = words("explain", "--present", "sheet", "")
    #expect(presented.count > words("explain", "").count)
    #expect(words("tree", "--present", "root.v").isEmpty, "only a view controller presents")
    #expect(words("trace", "--then", "remove sheet.title", "set sheet.title").isEmpty)
  }

  @Test func anOverrideIsCompletedToItsEnd() {
    #expect(
      words("tree", "--set", "root.v") == ["root.view=unspecified", "root.view=light", "root.view=dark"])
    #expect(words("tree", "--set", "root=d") == ["root=dark"])
    #expect(words("tree", "--set", "title.la").isEmpty, "a layer has none")
  }

  @Test func editsAreReadAsFarAsTheyStand() {
    #expect(words("trace", "--then", "dev") == ["device light", "device dark"])
    #expect(words("trace", "--then", "set root l") == ["set root light"])
    #expect(words("trace", "--then", "set root dark", "present root page") == ["present root pageSheet"])
    #expect(words("trace", "--then", "color systemR") == ["color systemRed "])
    #expect(words("trace", "--then", "theme drac") == ["theme dracula"])
    #expect(words("trace", "--then", "fly ").isEmpty)
    #expect(words("trace", "--then", "se").contains("set "), "a blank says that more must follow")
  }

  @Test func whatIsWrongOnTheLineIsNotSaidAndNothingWaitsForInput() {
    for line in [
      ["tree", "--nonsense", "--set", "r"], ["tree", "--scene", "-", "--set", "r"], ["nonsense", ""],
    ] {
      let run = ToolRun(["complete", "--"] + line)
      #expect(run.status == .done && run.messages.isEmpty && run.output.isEmpty, "\(line)")
    }
  }

  /// Help, errors and completions know what a word is; only what nobody can list is free text.
  @Test func everyValueSaysWhatItIs() {
    let known: Set = [
      "NAME", "FILE", "FOLDER", "PATH", "NODE", "EDIT", "SCRIPT", "COMMAND", "SCENE", "THEME", "TOUR",
    ]
    for command in Subcommand.all {
      for kinds in command.options.map(\.takes) + [command.operands.kinds] {
        for case .text(let placeholder) in kinds {
          #expect(
            known.isDisjoint(with: placeholder.split { !$0.isLetter }.map(String.init)), "\(command.name)")
        }
      }
    }
  }

  @Test func anUnknownShellIsRefusedWithTheNearest() {
    let run = ToolRun("completions", "fisch")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.messages.first?.contains("did you mean 'fish'?") == true)
  }
}
