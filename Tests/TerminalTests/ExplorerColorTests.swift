import Testing

/// The explorer in a terminal: what keys do to the colours of the cells.
@Suite(.serialized) struct ExplorerColorTests {
  private func started(_ environment: [String: String?] = [:], _ arguments: [String] = []) throws
    -> PTYSession
  {
    let session = try PTYSession(.explorer, arguments, environment: environment, columns: 140, rows: 44)
    session.expect("root.view")
    return session
  }

  @Test func togglingTheDeviceTwiceComesBackToTheSameColours() throws {
    let session = try started()
    let before = session.screen.backgrounds
    session.send("s")
    session.expect("device dark · ")
    #expect(session.screen.backgrounds != before)
    #expect(session.screen.row(with: "sheet ← root").contains("☾ D"))
    session.send("s")
    session.expect("device light · ")
    #expect(session.screen.backgrounds[.rgb(0xF2F2F7)] == before[.rgb(0xF2F2F7)])
    #expect(session.screen.lightShare.map { $0 > 0.8 } == true)
  }

  @Test func O_06_anOverrideOnTheRootLeavesThePresentedSheetLight() throws {
    let session = try started()
    session.send("3")
    session.expect("root = dark · ")
    #expect(session.screen.row(with: "◇ root").contains("☾ D"))
    #expect(session.screen.row(with: "sheet ← root").contains("☀ L"))
    // The sheet's own ground, in the colour that iOS 26 gives an elevated grouped list.
    #expect(session.screen.backgrounds[.rgb(0xF2F2F7)] != nil)
    let light = try #require(session.screen.lightShare)
    #expect(light > 0.2 && light < 0.8)
  }

  @Test func O_09_anOverrideOnTheWindowReachesTheSheetToo() throws {
    let session = try started()
    session.send("O")
    session.expect("window = light · ")
    session.send("O")
    session.expect("window = dark · ")
    #expect(session.screen.row(with: "sheet ← root").contains("☾ D"))
    #expect(session.screen.lightShare.map { $0 < 0.2 } == true)
    session.send("u")
    #expect(session.waitUntil { $0.screen.row(with: "sheet ← root").contains("☀ L") })
  }

  @Test func presentingAndDismissingASheetChangesThePicture() throws {
    let session = try started()
    let presented = session.screen.backgrounds
    session.send("P")
    session.expect("dismiss root")
    #expect(session.screen.row(with: "sheet ← root").isEmpty)
    let dismissed = session.screen.backgrounds
    #expect(dismissed != presented)
    session.send("p")
    session.expect("Present from root")
    session.send("\r")
    #expect(session.waitUntil { !$0.screen.row(with: "sheet ← root").isEmpty })
    #expect(session.screen.backgrounds != dismissed)
  }

  @Test func noColorSendsNoColourAndLosesNoStyle() throws {
    let session = try started(["NO_COLOR": "1"])
    session.send("3")
    session.expect("root = dark · ")
    #expect(session.screen.row(with: "◇ root").contains("D"))
    #expect(session.screen.row(with: "sheet ← root").contains("L"))
    #expect(session.screen.backgrounds.keys.allSatisfy { $0 == .standard })
    #expect(["8;2;", "8;5;", "[31m", "[36m"].allSatisfy { !session.wrote($0) })
    // Light and dark stay two things: the sheet is in reverse video, the screen behind it is not.
    let reversed = (0..<44).flatMap { row in (0..<140).map { session.screen[$0, row].attributes } }
      .filter { $0.contains(.reverse) }.count
    #expect(reversed > 100)
  }

  @Test func theColorOptionComesBeforeNO_COLOR() throws {
    let session = try started(["NO_COLOR": "1"], ["--color", "always"])
    #expect(session.screen.lightShare != nil)
    let plain = try started([:], ["--color", "never"])
    #expect(plain.screen.lightShare == nil)
  }

  @Test func in256ColoursThePreviewUsesNoneOfTheUsersSixteen() throws {
    let session = try started(["COLORTERM": nil])
    #expect(session.wrote("48;5;"))
    #expect(!session.wrote("48;2;") && !session.wrote("38;2;"))
    session.send("s")
    session.expect("device dark · ")
    #expect(session.screen.backgrounds[.palette(234)] != nil)
  }

  @Test func withSixteenColoursLightAndDarkStayApart() throws {
    let session = try started(["TERM": "xterm", "COLORTERM": nil])
    #expect(!session.wrote("48;2;") && !session.wrote("48;5;"))
    let light = session.screen.backgrounds
    #expect((light[.palette(7)] ?? 0) > 200)
    session.send("s")
    session.expect("device dark · ")
    let dark = session.screen.backgrounds
    #expect((dark[.palette(0)] ?? 0) > 200)
    #expect((dark[.palette(7)] ?? 0) < 50)
  }

  @Test func outsideUTF8EveryByteIsASCII() throws {
    let session = try PTYSession(.explorer, environment: ["LANG": "C"], columns: 140, rows: 44)
    session.expect("root.view")
    session.send("s")
    session.expect("device dark")
    session.send("?")
    session.expect("Keys")
    #expect(session.output.allSatisfy { $0 < 0x80 })
  }
}
