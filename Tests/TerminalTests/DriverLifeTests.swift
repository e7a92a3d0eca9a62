import Glibc
import Testing

/// The driver alone, through the fixture: sizes, stops, signals, and every way out.
@Suite(.serialized) struct DriverLifeTests {
  @Test func quittingLeavesTheTerminalAsItWas() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    #expect(!session.modes.echoes)
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsTheProgramByThatSignalAfterTheTerminalIsBack(signal: Int32) throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.signal(signal)
    #expect(session.ending() == .signal(signal))
    session.expectTerminalAsItWas()
  }

  @Test func controlCIsAnInterruptWithItsStatus() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.send("\u{3}")
    #expect(session.ending() == .exit(130))
    session.expectTerminalAsItWas()
  }

  @Test(arguments: [SIGABRT, SIGSEGV])
  func aCrashGivesTheTerminalBackToo(signal: Int32) throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.signal(signal)
    #expect(session.ending() == .signal(signal))
    session.expectTerminalAsItWas()
  }

  @Test func itFollowsTheSizeOfTheTerminal() throws {
    let session = try PTYSession(.fixture)
    session.expect("size 80x24")
    for (columns, rows) in [(40, 12), (10, 4), (3, 2), (120, 40), (80, 24)] {
      session.resize(columns: columns, rows: rows)
      // What is too long for a row is cut.
      let whole = "size \(columns)x\(rows) trueColor UTF-8"
      let first = whole.count <= columns ? whole : whole.prefix(columns - 1) + "…"
      #expect(session.waitUntil { $0.screen.text(ofRow: 0) == first }, "\(session.screen.text)")
      #expect(session.waitUntil { $0.screen[columns - 1, rows - 1].text == "@" })
    }
    session.send("q")
    #expect(session.ending() == .exit(0))
  }

  @Test func manyResizesInARowEndAtTheLastSize() throws {
    let session = try PTYSession(.fixture)
    session.expect("size 80x24")
    for columns in 41...100 { session.resize(columns: columns, rows: 20) }
    session.expect("size 100x20")
    session.resize(columns: 60, rows: 15)
    session.expect("size 60x15")
    #expect(session.waitUntil { $0.screen[59, 14].text == "@" })
  }

  @Test func controlZStopsAndComesBackWhole() throws {
    let fixture = PTYSession.builtPath("terminal-fixture")
    let session = try PTYSession(.inShell("set -m; \(fixture); echo stopped; read line; fg; echo ended $?"))
    session.expect("last none|")
    let taken = session.modes
    session.send("\u{1A}")
    session.expect("stopped")
    #expect(!session.screen.text.contains("last none|"))
    #expect(session.modes.echoes)
    session.resize(columns: 60, rows: 20)
    session.send("\n")
    session.expect("last resumed|")
    session.expect("size 60x20")
    #expect(session.modes == taken)
    #expect(session.screen[0, 1].background == .rgb(0x123456))
    session.send("q")
    session.expect("ended 0")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test func aStopThatCannotBeCaughtIsRecoveredFrom() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.signal(SIGSTOP)
    session.signal(SIGCONT)
    session.expect("last resumed|")
    #expect(session.screen[0, 1].background == .rgb(0x123456))
  }

  @Test func whoIsEndedWhileStoppedDoesNotTakeTheScreenAgain() throws {
    let fixture = PTYSession.builtPath("terminal-fixture")
    let session = try PTYSession(
      .inShell("set -m; \(fixture); echo stopped; read line; kill %1; wait; echo over; read line"))
    session.expect("last none|")
    session.send("\u{1A}")
    session.expect("stopped")
    session.send("\n")
    session.expect("over")
    session.expectTerminalAsItWas()
  }

  @Test func itEndsWhenTheTerminalGoesAway() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.hangUp()
    #expect(session.ending() == .signal(SIGHUP))
  }

  @Test func aHangUpThatIsIgnoredStillEndsItWithItsInput() throws {
    let fixture = PTYSession.builtPath("terminal-fixture")
    let session = try PTYSession(.inShell("trap '' HUP; exec \(fixture)"))
    session.expect("last none|")
    session.hangUp()
    #expect(session.ending() != nil)
  }

  @Test(arguments: [nil, "dumb", "no-such-terminal"] as [String?])
  func aTerminalThatCannotBeDrawnOnIsRefusedWithARemedy(term: String?) throws {
    let session = try PTYSession(.fixture, environment: ["TERM": term])
    #expect(session.ending() == .exit(5))
    #expect(session.wrote("TERM"))
    #expect(session.wrote("xterm-256color"))
    #expect(session.modes == session.modesBefore)
    #expect(!session.wrote("\u{1B}"))
  }
}
