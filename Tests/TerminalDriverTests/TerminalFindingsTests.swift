import Testing
import TraitModel

@testable import TerminalDriver

@Suite struct TerminalFindingsTests {
  private func findings(
    answers: [TerminalAnswer]? = nil, _ change: (inout TerminalSurroundings) -> Void = { _ in }
  ) -> [String: Terminal.Finding] {
    var surroundings = TerminalSurroundings()
    surroundings.term = "xterm-256color"
    surroundings.entry = TerminalSurroundings.Entry(colors: 256)
    surroundings.codeset = "UTF-8"
    surroundings.localeOrigin = "LANG=C.UTF-8"
    change(&surroundings)
    var appearance = AppearanceInquiry(surroundings)
    if let answers {
      appearance.ask()
      for answer in answers { _ = appearance.take(answer) }
    }
    let all = Terminal.findings(in: surroundings, appearance: appearance, size: (100, 30))
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

  @Test func theAppearanceIsWhatTheTerminalSaysElseWhatTheEnvironmentSays() {
    let told = findings(answers: [.appearance(.light), .attributes]) { $0.colorFGBG = "15;0" }
    #expect(told["appearance"]?.value == "light")
    #expect(
      told["appearance"]?.origin
        == "the terminal says so (CSI ? 996 n); the explorer follows it unless told otherwise")
    #expect(told["COLORFGBG"]?.value == "15;0")
    let guessed = findings(answers: [.attributes]) { $0.colorFGBG = "15;0" }
    #expect(guessed["appearance"]?.value == "dark")
    #expect(guessed["appearance"]?.origin.hasPrefix("COLORFGBG; ") == true)
  }

  @Test func anAppearanceThatNobodyTellsIsUnknownAndItIsSaidWhy() {
    for (answers, origin) in [([.attributes], "the terminal does not say"), ([], "no answer")]
      as [([TerminalAnswer], String)]
    {
      let finding = findings(answers: answers)["appearance"]
      #expect(finding?.value == "unknown")
      #expect(finding?.origin == origin)
    }
    #expect(findings()["appearance"]?.origin.hasPrefix("not asked") == true)
  }

  @Test func whatIsInTheWayIsSaid() {
    let usable = findings { $0.isOutputTerminal = false }["usable"]
    #expect(usable?.value == "no")
    #expect(usable?.origin.contains("standard output is not one") == true)
    #expect(findings { _ in }["usable"]?.value == "yes")
  }

  @Test func ofATerminalThatNobodyKnowsNothingIsAssumed() {
    let all = findings { surroundings in
      surroundings.term = "no-such-terminal"
      surroundings.entry = nil
    }
    #expect(all["colour"]?.value == "none")
    #expect(all["colour"]?.origin == "no-such-terminal has no terminfo entry here")
    #expect(all["terminfo entry"]?.value == "none")
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
