import Testing

/// The driver alone, through the fixture: what a grid becomes on a terminal.
@Suite(.serialized) struct DriverDrawingTests {
  @Test func twentyFourBitsArriveExactlyBesideTheTerminalsOwnColours() throws {
    let session = try PTYSession(.fixture)
    session.expect("size 80x24 trueColor UTF-8")
    session.expect("last none|")
    let backgrounds = (0..<6).map { session.screen[$0, 1].background }
    #expect(
      backgrounds == [.rgb(0x123456), .rgb(0xF2F2F7), .rgb(0x000007), .palette(3), .palette(12), .standard])
  }

  @Test func coloursOfTheTerminalsOwnAreTextToo() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    #expect(session.screen[0, 2].foreground == .palette(1))
    #expect(session.screen[0, 2].background == .rgb(0xFFFFFF))
    #expect(session.wrote("\u{1B}[31m") && session.wrote("\u{1B}[43m"))
  }

  @Test func ourEntryHasThePaletteForATerminalWithoutOne() throws {
    let session = try PTYSession(.fixture, environment: ["TERM": "xterm-unheard-of", "COLORTERM": nil])
    session.expect("indexed256")
    session.expect("last none|")
    let backgrounds = [1, 3, 4, 5].map { session.screen[$0, 1].background }
    #expect(backgrounds == [.palette(255), .palette(3), .palette(12), .standard])
    #expect(session.screen[0, 2].foreground == .palette(1))
  }

  @Test(arguments: ["tmux-256color", "screen-256color", "xterm-kitty", "foot"])
  func coloursAreExactWhateverTheTerminalIsCalled(term: String) throws {
    let session = try PTYSession(.fixture, environment: ["TERM": term])
    session.expect("trueColor")
    session.expect("last none|")
    #expect(session.screen[0, 1].background == .rgb(0x123456))
  }

  @Test func attributesArrive() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    let attributes = (0..<4).map { session.screen[$0, 3].attributes }
    #expect(attributes == [.bold, .italic, .underline, .reverse])
    // libvterm keeps no dim, so the bytes have to do.
    #expect(session.wrote("\u{1B}[2ma"))
  }

  @Test func wideCharactersAndMarksKeepTheirColumns() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    #expect(session.screen[0, 4].text == "日")
    #expect(session.screen[2, 4].text == "é")
    #expect(session.screen[3, 4].text == "|")
    // A sun with the emoji selector is two columns in the grid, whatever the terminal thinks of it.
    #expect(session.screen[6, 4].text == "|")
    #expect(session.screen[7, 4].text == "e\u{301}")
    #expect(session.screen[8, 4].text == "|")
  }

  @Test func theLastCellIsACellLikeAnyOther() throws {
    let session = try PTYSession(.fixture, columns: 50, rows: 10)
    #expect(session.waitUntil { $0.screen[49, 9].text == "@" })
  }

  @Test func aChangeSendsWhatChangedInsideSynchronizedOutput() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    let before = session.output.count
    session.send("t")
    #expect(session.waitUntil { $0.screen[0, 2].background == .rgb(0x000000) })
    session.waitUntil { $0.output.suffix(8) == Array("\u{1B}[?2026l".utf8) }
    let frame = String(decoding: session.output[before...], as: UTF8.self)
    #expect(frame.hasPrefix("\u{1B}[?2026h") && frame.hasSuffix("\u{1B}[?2026l"))
    #expect(!frame.contains("size"))
  }

  @Test func twoHundredAndFiftySixColoursLeaveTheFirstSixteenAlone() throws {
    let session = try PTYSession(.fixture, environment: ["COLORTERM": nil])
    session.expect("indexed256")
    session.expect("last none|")
    #expect(session.screen[1, 1].background == .palette(255))
    #expect(session.screen[3, 1].background == .palette(3))
    for column in 0..<3 {
      guard case .palette(let index) = session.screen[column, 1].background else {
        Issue.record("column \(column) has no colour of the palette")
        continue
      }
      #expect(index >= 16)
    }
  }

  @Test func eightColoursKeepTheSides() throws {
    let session = try PTYSession(.fixture, environment: ["TERM": "xterm", "COLORTERM": nil])
    session.expect("ansi16")
    session.expect("last none|")
    #expect(session.screen[0, 2].background == .palette(7))
    session.send("t")
    #expect(session.waitUntil { $0.screen[0, 2].background == .palette(0) })
  }

  @Test func noColorShowsTheLightSideInReverseVideo() throws {
    let session = try PTYSession(.fixture, environment: ["NO_COLOR": "1"])
    session.expect("monochrome")
    session.expect("last none|")
    #expect(session.screen[0, 2].attributes == .reverse)
    #expect(session.screen[0, 2].background == .standard)
    session.send("t")
    #expect(session.waitUntil { $0.screen[0, 2].attributes.isEmpty })
    #expect(!session.wrote("48;") && !session.wrote("\u{1B}[31m"))
  }

  @Test func anEmptyNoColorSaysNothing() throws {
    let session = try PTYSession(.fixture, environment: ["NO_COLOR": ""])
    session.expect("trueColor")
  }

  @Test func outsideUTF8OnlyASCIIIsWritten() throws {
    let session = try PTYSession(.fixture, environment: ["LANG": "C"])
    session.expect("ASCII")
    session.expect("last none|")
    #expect(session.output.allSatisfy { $0 < 0x80 })
    #expect(session.screen.text(ofRow: 4) == "? e|? |e|")
  }

  @Test func aUTF8LocaleThatTheSystemLacksIsStillUTF8() throws {
    let session = try PTYSession(.fixture, environment: ["LANG": "xx_XX.UTF-8"])
    session.expect("UTF-8")
  }

  @Test func moreColourPairsThanThereAreNeverColourACellWrongly() throws {
    let session = try PTYSession(.fixture, columns: 200, rows: 60)
    session.expect("last none|")
    session.send("%")
    session.send("z")
    session.expect("last z|")
    #expect(session.screen[0, 1].background == .rgb(0x123456))
    #expect(session.screen[1, 1].background == .rgb(0xF2F2F7))
  }
}
