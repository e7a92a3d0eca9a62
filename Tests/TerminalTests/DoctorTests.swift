import Testing

/// What `doctor` asks of a terminal, and that nothing of it is left.
@Suite(.serialized) struct DoctorTests {
  /// Over a network the terminal has a second to answer in, which a busy machine may need too.
  private static let overNetwork: [String: String?] = ["SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"]

  private func doctor(
    _ answers: TerminalAnswers, _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> PTYSession {
    let session = try PTYSession(
      .explorer, ["doctor"] + arguments, environment: environment, answering: answers, columns: 160, rows: 60)
    #expect(session.ending() == .exit(0))
    #expect(session.modes == session.modesBefore)
    return session
  }

  @Test func itSaysWhatTheTerminalSays() throws {
    let told = try doctor(
      .dark, "--json", environment: Self.overNetwork.merging(["COLORFGBG": "0;15"]) { $1 })
    #expect(told.wrote(#"{"name": "COLORFGBG", "value": "0;15", "origin": "environment"}"#))
    #expect(
      told.wrote(#"{"name": "appearance", "value": "dark", "origin": "the terminal says so (CSI ? 996 n);"#))
    let seen = try doctor(
      TerminalAnswers(background: "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"), environment: Self.overNetwork)
    let row = seen.screen.row(with: "OSC 11")
    #expect(row.contains("appearance") && row.contains("light"))
  }

  @Test func aTerminalThatDoesNotAnswerKeepsNobody() throws {
    let session = try doctor(.nothing)
    let row = session.screen.row(with: "no answer")
    #expect(row.contains("appearance") && row.contains("unknown"))
  }

  @Test(arguments: ["linux", "vt100", "dumb"])
  func aTerminalUnlikeXtermIsAskedNothing(term: String) throws {
    let session = try doctor(.dark, environment: ["TERM": term])
    #expect(session.wrote("not asked"))
    #expect(["[?996n", "]11;?", "[c"].allSatisfy { !session.wrote("\u{1B}" + $0) })
  }

  @Test func whereTheOutputIsAPipeTheTerminalIsAskedNothing() throws {
    let session = try PTYSession(
      .inShell("\(PTYSession.explorerPath) doctor | cat"), answering: .dark, columns: 160, rows: 60)
    #expect(session.ending() == .exit(0))
    #expect(session.wrote("not asked"))
    #expect(!session.wrote("\u{1B}"))
  }

  @Test func noAnswerIsLeftForTheShell() throws {
    let session = try PTYSession(
      .inShell("\(PTYSession.explorerPath) doctor; echo back; read line; echo \"<$line>\"; read line"),
      environment: Self.overNetwork,
      answering: TerminalAnswers(
        appearance: "\u{1B}[?997;2n", background: "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"),
      columns: 160, rows: 60)
    session.expect("back")
    #expect(session.screen.row(with: "CSI ? 996 n").contains("light"))
    session.send("\n")
    session.expect("<>")
  }
}
