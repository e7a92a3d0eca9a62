import CommandLineTool
import Testing

/// What `demo` does before it has a terminal; `DemoTests` shows tours in one.
@Suite struct DemoCommandTests {
  private func demo(_ script: String, _ arguments: String...) -> ToolRun {
    ToolRun(["demo", "./talk.half"] + arguments, files: ["./talk.half": script])
  }

  @Test func theListNamesEachTourWithItsTitle() {
    let run = ToolRun("demo", "--list")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("basics    The rules in two minutes\n"))
    #expect(run.output.contains("sheet     Why is my sheet still light?\n"))
  }

  @Test func withoutATerminalItSaysSo() {
    #expect(ToolRun("demo").status == .noTerminal)
    #expect(demo("say x", "--notes", "--large", "--show-keys", "--lang", "zh-Hans").status == .noTerminal)
  }

  @Test func anUnknownTourGetsTheNearest() {
    let run = ToolRun("demo", "basisc")
    #expect(run.status == .usage && run.messages.joined().contains("did you mean 'basics'?"))
  }

  @Test func theSceneIsForATourOfOnesOwn() {
    #expect(ToolRun("demo", "sheet", "--scene", "alert").status == .usage)
    #expect(demo("select alert\nsay x", "--scene", "alert").status == .noTerminal)
  }

  @Test func whatCannotBeShownIsFoundBeforeTheTerminalIsTaken() {
    let unknown = demo("say x\nset nobody dark\n")
    #expect(unknown.status == .badInput)
    #expect(
      unknown.messages == [
        "./talk.half:2:5: error: there is no node `nobody`", "    set nobody dark", "        ^",
      ])
    #expect(demo("say x\nexpect root dark\n").status == .findings)
    #expect(demo("sya x\n").status == .badInput)
    #expect(demo("# nothing\n").status == .badInput)
    #expect(ToolRun("demo", "./nowhere.half").status == .badPath)
  }
}
