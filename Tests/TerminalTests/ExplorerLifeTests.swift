import Glibc
import Testing

/// The explorer in a terminal: sizes, stops, and every way out.
@Suite(.serialized) struct ExplorerLifeTests {
  private func started() throws -> PTYSession {
    let session = try PTYSession(.explorer, columns: 120, rows: 40)
    session.expect("root.view")
    return session
  }

  @Test func itCanBeMadeTooSmallAndLargeAgain() throws {
    let session = try started()
    let before = session.screen.text
    session.resize(columns: 80, rows: 24)
    #expect(session.waitUntil { $0.screen.row(with: "◇ root").contains("L") })
    session.resize(columns: 40, rows: 12)
    #expect(session.waitUntil { $0.screen.text(ofRow: 11).contains("move") })
    #expect(session.screen.text.contains("root"))
    session.resize(columns: 10, rows: 4)
    session.expect("40x12")
    session.resize(columns: 120, rows: 40)
    #expect(session.waitUntil { $0.screen.text == before }, "\(session.screen.text)")
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (39, 12), (40, 11), (500, 3), (3, 200)])
  func noSizeStopsIt(columns: Int, rows: Int) throws {
    let session = try PTYSession(.explorer, columns: columns, rows: rows)
    #expect(session.waitUntil { $0.wrote("\u{1B}[?2026l") })
    session.send("s3?")
    session.resize(columns: 120, rows: 40)
    session.expect("Keys")
    session.send("\u{1B}")
    #expect(session.waitUntil { !$0.screen.text.contains("Esc close") })
    session.send("q")
    #expect(session.ending() == .exit(0))
  }

  @Test func controlZStopsAndComesBackWhole() throws {
    let session = try PTYSession(
      .inShell("set -m; \(PTYSession.explorerPath); echo stopped; read line; fg; echo ended $?"),
      columns: 120, rows: 40)
    session.expect("root.view")
    let before = session.screen.text
    let colors = session.screen.backgrounds
    session.send("\u{1A}")
    session.expect("stopped")
    #expect(session.modes.echoes)
    session.send("\n")
    #expect(session.waitUntil { $0.screen.text == before && $0.screen.backgrounds == colors })
    session.send("s")
    session.expect("device dark · ")
    session.send("q")
    session.expect("ended 0")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsItByThatSignalAfterTheTerminalIsBack(signal: Int32) throws {
    let session = try started()
    session.signal(signal)
    #expect(session.ending() == .signal(signal))
    session.expectTerminalAsItWas()
  }

  @Test func anInterruptEndsItWithItsOwnStatus() throws {
    let session = try started()
    session.signal(SIGINT)
    #expect(session.ending() == .exit(130))
    session.expectTerminalAsItWas()
    let typed = try started()
    typed.send("\u{3}")
    #expect(typed.ending() == .exit(130))
    typed.expectTerminalAsItWas()
  }

  @Test func controlLDrawsEverythingAnew() throws {
    let session = try started()
    let before = session.screen.text
    session.screen.feed(Array("\u{1B}[2J\u{1B}[Hrubbish".utf8))
    session.send("\u{C}")
    #expect(session.waitUntil { $0.screen.text == before })
  }

  @Test func whatIsTypedAheadIsNotLost() throws {
    let session = try PTYSession(.explorer, columns: 120, rows: 40)
    session.send("sssss3")
    session.expect("root = dark · ")
    session.send("q")
    #expect(session.ending() == .exit(0))
  }

  @Test func aDumbTerminalIsRefusedWithStatusFive() throws {
    let session = try PTYSession(.explorer, environment: ["TERM": "dumb"])
    #expect(session.ending() == .exit(5))
    #expect(session.wrote("xterm-256color"))
    #expect(session.modes == session.modesBefore)
  }
}
