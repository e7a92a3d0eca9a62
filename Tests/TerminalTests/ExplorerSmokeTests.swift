import Testing

/// The least that the built explorer must do; `.ci/run` has it done by the release build.
@Suite struct ExplorerSmokeTests {
  @Test func aKeyRecoloursThePhoneAndQuittingLeavesTheTerminalAsItWas() throws {
    let session = try PTYSession(.explorer, columns: 120, rows: 40)
    session.expect("root.view")
    let light = try #require(session.screen.lightShare)
    #expect(light > 0.8)
    session.send("s")
    session.expect("device dark · ")
    let dark = try #require(session.screen.lightShare)
    #expect(dark < 0.2)
    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas()
  }
}
