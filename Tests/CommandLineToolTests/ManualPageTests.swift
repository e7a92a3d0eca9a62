import CommandLineTool
import Testing

@Suite struct ManualPageTests {
  private let page = ToolRun("help", "man").output

  /// The page as a reader sees its words.
  private var words: String {
    ["\\fB", "\\fP", "\\fI", "\\&"].reduce(page) { $0.replacing($1, with: "") }.replacing("\\-", with: "-")
  }

  @Test func itTellsOfEveryCommandOptionStatusVariableAndFile() {
    for command in Subcommand.all {
      #expect(words.contains(".SS \(command.name)"), "\(command.name)")
      for option in command.options { #expect(words.contains(option.name), "\(option.name)") }
    }
    for status in ExitStatus.allCases { #expect(words.contains(".TP\n\(status.rawValue)\n")) }
    for word in [
      "HALFLIGHT_SCENE", "NO_COLOR", "XDG_STATE_HOME", "\\(ti/.config/halflight/config.json",
      ".halflight.json",
      "why not [NODE]", "set NODE[.TRAIT] VALUE", "expect NODE",
    ] { #expect(words.contains(word), "\(word)") }
  }

  /// A line of text that begins like a request would be lost; what is no ASCII would depend on the reader's locale.
  @Test func everyRequestIsOneOfRoffsAndAllTextIsASCII() {
    let requests: Set = [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".RS", ".RE"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    #expect(page.hasPrefix(".TH HALFLIGHT 1 "))
  }
}
