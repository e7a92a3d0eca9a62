import Glibc
import Testing

/// What a terminal says of itself, asked by the fixture and by the explorer.
@Suite(.serialized) struct AppearanceTests {
  private func explorer(
    _ answers: TerminalAnswers, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) throws -> PTYSession {
    try PTYSession(
      .explorer, arguments, environment: environment, answering: answers, columns: 140, rows: 44)
  }

  @Test func aDarkTerminalIsADarkDeviceFromTheFirstFrameOn() throws {
    let session = try explorer(.dark)
    session.expect("☾ Dark (terminal)")
    #expect(session.screen.lightShare.map { $0 < 0.2 } == true)
    #expect(!session.wrote("☀ Light"), "light was shown first")
  }

  @Test(arguments: [
    ("rgb:1e1e/1e1e/2e2e", "☾ Dark"), ("rgb:ffff/ffff/ffff", "☀ Light"), ("#002b36", "☾ Dark"),
  ])
  func whereOnlyTheBackgroundIsToldItDecides(color: String, shown: String) throws {
    let session = try explorer(TerminalAnswers(background: "\u{1B}]11;\(color)\u{1B}\\"))
    session.expect("\(shown) (terminal)")
  }

  @Test func theEnvironmentDecidesWhereNothingElseDoes() throws {
    let session = try explorer(.attributesOnly, environment: ["COLORFGBG": "15;0"])
    session.expect("☾ Dark (terminal)")
    let told = try explorer(.light, environment: ["COLORFGBG": "15;0"])
    told.expect("☀ Light (terminal)")
  }

  @Test func aChangeIsFollowedUntilAHandChooses() throws {
    let session = try explorer(.light)
    session.expect("☀ Light (terminal)")
    session.send("\u{1B}[?997;1n")
    session.expect("☾ Dark (terminal)")
    session.send("s")
    session.expect("☀ Light (by hand)")
    session.send("\u{1B}[?997;2n\u{1B}[?997;1nw")
    session.send("d")
    session.expect("☾ Dark (terminal)")
  }

  @Test func theOptionComesFirst() throws {
    let session = try explorer(.dark, ["--appearance", "light"])
    session.expect("☀ Light (option)")
  }

  @Test func aLateAnswerIsStillTakenAndNoKeyIsLost() throws {
    let session = try explorer(.nothing)
    session.expect("root.view")
    session.send("3\u{1B}[?997;1n\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62cj")
    session.expect("☾ Dark (terminal)")
    #expect(session.screen.row(with: "◇ root").contains("[D]"))
  }

  @Test func whatIsTypedBeforeTheAnswerArrivesAfterIt() throws {
    let session = try PTYSession(.fixture, answering: .nothing)
    session.expect("last none|")
    session.send("\u{1B}[A\u{1B}[?997;1n")
    session.expect("last dark|")
    session.send("z")
    session.expect("last z|")
  }

  @Test(arguments: ["q", "\u{3}", "\u{1A}"])
  func noAnswerIsLeftForTheShell(key: String) throws {
    let fixture = PTYSession.builtPath("terminal-fixture")
    // The shell shows what it is given to read.
    let session = try PTYSession(
      .inShell("set -m; \(fixture); echo back; read line; echo \"<$line>\"; kill %1 2>/dev/null; read line"),
      answering: .nothing)
    session.expect("last none|")
    session.send(key)
    // A slow line: the answers come when the program is about to leave.
    #expect(session.waitUntil { $0.wrote("\u{1B}[?2031l") })
    session.send("\u{1B}[?997;1n\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c\u{1B}[?62c")
    session.expect("back")
    session.send("\n")
    session.expect("<>")
  }

  @Test func aTerminalThatNeverAnswersKeepsNobody() throws {
    let session = try PTYSession(.fixture, answering: .nothing)
    session.expect("last none|")
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test func afterAStopTheTerminalIsAskedAnew() throws {
    let fixture = PTYSession.builtPath("terminal-fixture")
    let session = try PTYSession(
      .inShell("set -m; \(fixture); echo stopped; read line; fg; echo ended"), answering: .light)
    session.expect("last light|")
    session.send("\u{1A}")
    session.expect("stopped")
    session.answers = .dark
    session.send("\n")
    session.expect("last dark|")
  }

  @Test func aChangeOfColoursToldBySIGWINCHAloneIsNoticed() throws {
    let session = try PTYSession(.fixture, answering: .light)
    session.expect("last light|")
    session.answers = .dark
    session.signal(SIGWINCH)
    session.expect("last dark|")
  }

  @Test(arguments: ["linux", "vt100"])
  func aTerminalUnlikeXtermIsAskedNothing(term: String) throws {
    let session = try PTYSession(.fixture, environment: ["TERM": term], answering: .nothing)
    session.expect("last none|")
    session.send("q")
    #expect(session.ending() == .exit(0))
    for question in ["[?996n", "]11;?", "[c", "[?2031", "[?1000"] {
      #expect(!session.wrote("\u{1B}" + question))
    }
  }
}
