import ColorModel
import TerminalDriver
import Testing

@Suite struct ColorDecisionTests {
  private func decision(
    term: String, colorTerm: String? = nil, noColor: String? = nil, color: ColorChoice = .auto,
    colors: Int? = 256,
    isDirect: Bool = false
  ) -> ColorDecision {
    var surroundings = TerminalSurroundings()
    surroundings.term = term
    surroundings.colorTerm = colorTerm
    surroundings.noColor = noColor
    surroundings.color = color
    surroundings.entry = colors.map { TerminalSurroundings.Entry(colors: $0, isDirectColor: isDirect) }
    return ColorDecision(for: surroundings)
  }

  @Test(arguments: [
    "xterm", "xterm-256color", "tmux-256color", "screen", "foot", "xterm-kitty", "alacritty", "xterm-ghostty",
  ])
  func COLORTERMIsBelievedOfTerminalsLikeXterm(term: String) {
    for word in ["truecolor", "24bit"] {
      let made = decision(term: term, colorTerm: word)
      #expect(made.depth == .trueColor)
      #expect(made.usesOwnEntry)
    }
    #expect(decision(term: term, colorTerm: "yes").depth == .indexed256)
  }

  @Test(arguments: ["linux", "vt100", "vt220", "ansi", "dumb", "unknown"])
  func COLORTERMIsNotBelievedOfOthers(term: String) {
    #expect(decision(term: term, colorTerm: "truecolor", colors: 8).depth == .ansi16)
    #expect(!decision(term: term, colorTerm: "truecolor", colors: 8).usesOwnEntry)
  }

  @Test func theTerminfoEntryDecidesWithoutIt() {
    #expect(decision(term: "xterm-direct", isDirect: true).depth == .trueColor)
    #expect(decision(term: "xterm-256color").depth == .indexed256)
    #expect(decision(term: "rxvt-88color", colors: 88).depth == .ansi16)
    #expect(decision(term: "xterm-16color", colors: 16).hasBrightColors)
    #expect(!decision(term: "xterm", colors: 8).hasBrightColors)
    #expect(decision(term: "vt100", colors: 0).depth == .monochrome)
  }

  @Test func aTerminalLikeXtermThatTheSystemDoesNotKnowHas256Colours() {
    let made = decision(term: "xterm-ghostty", colors: nil)
    #expect(made.depth == .indexed256)
    #expect(made.usesOwnEntry)
  }

  @Test func theOptionComesBeforeNO_COLOR() {
    #expect(decision(term: "xterm", colorTerm: "truecolor", noColor: "1").depth == .monochrome)
    #expect(decision(term: "xterm", colorTerm: "truecolor", noColor: "1", color: .always).depth == .trueColor)
    #expect(decision(term: "xterm", colorTerm: "truecolor", color: .never).depth == .monochrome)
  }
}
