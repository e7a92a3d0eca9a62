import Testing

@testable import TerminalDriver

@Suite struct TerminalFindingsTests {
  private func findings(_ change: (inout TerminalSurroundings) -> Void) -> [String: Terminal.Finding] {
    var surroundings = TerminalSurroundings()
    surroundings.term = "xterm-256color"
    surroundings.entry = TerminalSurroundings.Entry(colors: 256)
    surroundings.codeset = "UTF-8"
    surroundings.localeOrigin = "LANG=C.UTF-8"
    change(&surroundings)
    let all = Terminal.findings(in: surroundings, size: (100, 30))
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test func eachFindingSaysHowItIsKnown() {
    let all = findings { $0.colorTerm = "24bit" }
    #expect(all["colour"]?.value == "24 bits")
    #expect(all["colour"]?.origin.contains("COLORTERM=24bit") == true)
    #expect(all["terminfo entry"]?.origin == "built in")
    #expect(all["size"]?.value == "100x30")
    #expect(all["characters"]?.value == "all of Unicode")
    #expect(all.values.allSatisfy { !$0.origin.isEmpty })
  }

  @Test func eightColoursAreNotCalledSixteen() {
    #expect(findings { $0.entry = .init(colors: 8) }["colour"]?.value == "8 colours")
    #expect(findings { $0.entry = .init(colors: 16) }["colour"]?.value == "16 colours")
  }

  @Test func whatIsInTheWayIsSaid() {
    let usable = findings { $0.isOutputTerminal = false }["usable"]
    #expect(usable?.value == "no")
    #expect(usable?.origin.contains("standard output is not one") == true)
    #expect(findings { _ in }["usable"]?.value == "yes")
  }

  @Test func controlCharactersInTERMAreNotRepeated() {
    let usable = findings { surroundings in
      surroundings.term = "\u{1B}]0;x\u{7}"
      surroundings.entry = nil
    }["usable"]
    #expect(usable?.value == "no")
    #expect(usable?.origin.contains("\u{1B}") == false)
  }
}
