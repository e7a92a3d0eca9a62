import CommandLineTool
import LocatedInput
import Testing

@Suite struct ToolTests {
  @Test func helpListsEveryCommandAndEveryStatus() {
    let run = ToolRun("help")
    #expect(run.status == .done)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for command in Subcommand.all { #expect(words.contains("\(command.name) \(command.summary)")) }
    for status in ExitStatus.allCases { #expect(words.contains("\(status.rawValue) \(status.meaning)")) }
  }

  @Test func everyCommandHasAPageOfItsOwn() {
    for command in Subcommand.all {
      let page = ToolRun(command.name.split(separator: " ").map(String.init) + ["--help"])
      #expect(page.status == .done)
      #expect(page.output.hasPrefix("usage: halflight \(command.name)"))
      for option in command.options { #expect(page.output.contains(option.name)) }
      // A line to be pasted stays whole.
      #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains(" > ") })
      #expect(ToolRun(["help"] + command.name.split(separator: " ").map(String.init)).output == page.output)
    }
  }

  @Test func unknownWordsGetASuggestion() {
    let run = ToolRun("hlep")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages.first?.contains("did you mean 'help'?") == true)
    #expect(ToolRun("help", "versoin").messages.first?.contains("'version'") == true)
    #expect(ToolRun("version", "--jsno").status == .usage)
  }

  @Test func controlCharactersOfTheCommandLineDoNotReachTheTerminal() {
    let run = ToolRun("\u{1B}]0;owned\u{7}")
    #expect(run.messages.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{7}") })
  }
}

@Suite struct ParsedArgumentsTests {
  private let options: [OptionSpec] = [.scene, .theme, .appearance, .json, .output]

  private func parse(_ arguments: String...) throws(CommandFailure) -> ParsedArguments {
    try ParsedArguments(arguments, options: options, command: "test")
  }

  @Test func valuesStandBehindASpaceOrAnEqualsSign() throws {
    let parsed = try parse(
      "--scene=a=b", "node", "--theme", "x", "--theme", "y", "-o", "-", "--json", "--", "--scene")
    #expect(parsed[.scene] == "a=b")
    #expect(parsed.all(.theme) == ["x", "y"])
    #expect(parsed[.output] == "-")
    #expect(parsed.has(.json))
    #expect(parsed.operands == ["node", "--scene"])
  }

  @Test(arguments: [
    ["--scen", "x"], ["--scene"], ["--json=yes"], ["--appearance", "drak"], ["--scene", "a", "--scene", "b"],
    ["-x"],
  ])
  func wrongCallsAreUsageFailures(arguments: [String]) {
    #expect { try ParsedArguments(arguments, options: options, command: "test") } throws: {
      ($0 as? CommandFailure)?.status == .usage
    }
  }

  @Test func whatIsSuggestedIsNearWithoutItsDashes() {
    func message(_ option: String) -> String? {
      let failure = #expect(throws: CommandFailure.self) { try parse(option) }
      return failure?.lines.first
    }
    #expect(message("--scen")?.hasSuffix("did you mean '--scene'?") == true)
    #expect(message("--bogus")?.hasSuffix("has no option '--bogus'") == true)
    #expect(message("-scene")?.hasSuffix("did you mean '--scene'?") == true)
  }

  @Test func helpWinsOverEverything() throws {
    #expect(try parse("--nonsense", "-h").wantsHelp)
    #expect(try !parse("--", "-h").wantsHelp)
  }
}

@Suite struct SubcommandListTests {
  /// Each file of Commands/ is one command, and each stands in the list.
  @Test func theFolderAndTheListAreOne() throws {
    let folder = SystemFiles().packageFolder(from: #filePath) + "/Sources/CommandLineTool/Commands"
    let files = try SystemFiles().names(inFolder: folder).map {
      $0.replacing("Command.swift", with: "").lowercased()
    }
    let names = Subcommand.all.map { $0.name.split(separator: " ").joined() }
    #expect(Set(files) == Set(names))
    #expect(names.count == Set(names).count)
  }
}

extension SystemFiles {
  /// The package's folder, three levels above a test file.
  func packageFolder(from file: String) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
  }
}
