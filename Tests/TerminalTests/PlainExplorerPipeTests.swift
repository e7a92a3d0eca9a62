import Testing

/// `explore --plain` as a program among others: from a pipe, and typed into.
@Suite struct PlainExplorerPipeTests {
  private let explorer = "'\(PTYSession.explorerPath)' explore --plain"

  @Test func aPipeIsAnsweredToItsEndAndTheStatusTellsOfAFalseExpectation() throws {
    let session = try PTYSession(
      .inShell("printf 'set root dark\\nexpect root light' | { \(explorer); echo status $?; }"), columns: 120)
    session.expect("False: root is dark, expected light.")
    session.expect("status 1")
    #expect(!session.screen.text.contains("> "), "nobody types, so nobody is prompted")
    _ = session.ending()
  }

  @Test func whoTypesIsPromptedAndEveryAnswerComesAtOnce() throws {
    let session = try PTYSession(.inShell("exec \(explorer)"), environment: ["TERM": "dumb"], columns: 120)
    session.expect("Selected: root")
    // What is typed before the prompt stands is echoed before it too.
    session.expect("\n>")
    session.send("set sheet dark\n")
    session.expect("> set sheet dark")
    session.expect("Now dark: sheet, sheet.view")
    session.send("nonsense\n")
    session.expect("Error: ")
    #expect(!session.output.contains(0x1B), "nothing but text")
    session.send("\u{4}")
    #expect(session.ending() == .exit(0))
  }
}
