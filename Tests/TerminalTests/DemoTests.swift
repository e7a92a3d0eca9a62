import Foundation
import Testing

/// A tour in a real terminal.
@Suite struct DemoTests {
  @Test func aTourIsStoppedSteppedAndLeft() throws {
    let session = try PTYSession(.explorer, ["demo", "--show-keys"], columns: 100, rows: 30)
    session.expect("1 of ")
    session.expect("plays, any key stops it")
    session.send("x")
    session.expect("stopped")
    session.send(" ")
    session.expect("2 of ")
    session.send(" ")
    session.expect("device dark")
    session.expect("3 of ")
    session.send("\u{7F}")
    session.expect("2 of ")
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test func itGoesOnByItself() throws {
    let session = try PTYSession(.explorer, ["demo", "sheet"])
    session.expect("1 of ")
    session.expect("2 of ")
    session.send("\u{1B}")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test func theExplorerTakesOverTheStateThatIsShown() throws {
    let session = try PTYSession(.explorer, ["demo", "sheet", "--reduced-motion"], columns: 120, rows: 40)
    session.expect("1 of ")
    session.send(" ")
    session.expect("set root dark")
    session.send("e")
    session.expect("? help")
    session.expect("[D] ☾ D own")
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }

  @Test func whatIsChosenAfterTakingOverIsKeptAndWhatTheTourDidIsNot() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "halflight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let session = try PTYSession(
      .explorer, ["demo", "sheet", "--reduced-motion"], environment: ["HOME": home.path], columns: 120,
      rows: 40)
    session.expect("1 of ")
    session.send("e")
    session.expect("? help")
    session.expect("(tour)")
    session.send("tnord\r")
    session.expect("theme Nord")
    session.send("q")
    #expect(session.ending() == .exit(0))
    let state = try String(
      contentsOf: home.appending(path: ".local/state/halflight/state.json"), encoding: .utf8)
    #expect(state.contains(#""theme": ["nord"]"#))
    #expect(!state.contains("appearance") && !state.contains("scene"), "\(state)")
  }
}
