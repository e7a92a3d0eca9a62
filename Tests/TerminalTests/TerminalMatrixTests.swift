import Testing

/// The explorer under the names of terminals that are met, each with and without `COLORTERM`, and some outside UTF-8.
@Suite(.serialized) struct TerminalMatrixTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var term: String
    var colorTerm: String?
    var isUTF8: Bool
    var depth: Depth

    var testDescription: String { "\(term) \(colorTerm ?? "-") \(isUTF8 ? "UTF-8" : "C") \(depth)" }
    var isLikeXterm: Bool { !["linux", "vt100"].contains(term) }
  }

  enum Depth: Sendable {
    case exact, indexed, sixteen, none

    /// Whether a cell may have a colour.
    func has(_ color: EmulatedScreen.Color) -> Bool {
      switch (self, color) {
      case (_, .standard), (.exact, _): true
      case (.indexed, .palette(let index)): index < 256
      case (.sixteen, .palette(let index)): index < 16
      default: false
      }
    }
  }

  static let places: [Place] = [
    ("xterm-256color", "truecolor", true, .exact), ("xterm-256color", nil, true, .indexed),
    ("tmux-256color", "truecolor", true, .exact), ("tmux-256color", nil, true, .indexed),
    // The variable is handed down by whatever terminal is further out.
    ("linux", "truecolor", true, .sixteen), ("linux", nil, true, .sixteen),
    ("vt100", "truecolor", true, .none), ("vt100", nil, true, .none),
    ("xterm-256color", "truecolor", false, .exact), ("tmux-256color", nil, false, .indexed),
    ("linux", nil, false, .sixteen), ("vt100", nil, false, .none),
  ].map { Place(term: $0, colorTerm: $1, isUTF8: $2, depth: $3) }

  @Test(arguments: places) func theExplorerIsUsedFromStartToEnd(place: Place) throws {
    let session = try PTYSession(
      .explorer,
      environment: [
        "TERM": place.term, "COLORTERM": place.colorTerm, "LC_ALL": place.isUTF8 ? "C.UTF-8" : "C",
      ], answering: .light, columns: 120, rows: 40)
    let (sun, moon, arrow) = place.isUTF8 ? ("☀", "☾", "←") : ("*", "(", "<-")
    // Where frames come in pieces, the last row is the last piece.
    #expect(session.waitUntil { $0.screen.text(ofRow: 39).contains("move") }, "\(session.screen.text)")
    #expect(session.screen.row(with: "device").contains("\(sun) Light"))
    #expect(session.screen.row(with: "sheet \(arrow) root").contains("\(sun) L"))
    let light = phone(on: session.screen)

    session.send("s")
    #expect(session.waitUntil { $0.screen.text(ofRow: 39).contains(/device dark . \d+ nodes changed$/) })
    #expect(session.screen.row(with: "device").contains("\(moon) Dark"))
    #expect(session.screen.row(with: "sheet \(arrow) root").contains("\(moon) D"))
    let dark = phone(on: session.screen)
    #expect(zip(light, dark).count { $0 != $1 } > light.count / 2, "\(session.screen.text)")
    #expect((light + dark).allSatisfy { place.depth.has($0.foreground) && place.depth.has($0.background) })
    #expect(depthOfOutput(session) == place.depth)
    if !place.isUTF8 { #expect(session.output.allSatisfy { $0 < 0x80 }) }

    session.send("q")
    #expect(session.ending() == .exit(0))
    session.expectTerminalAsItWas(hasOwnScreen: place.isLikeXterm)
    let questions = ["[?996n", "]11;?", "[c", "[?2031", "[?1000", "[?2026"].filter {
      session.wrote("\u{1B}" + $0)
    }
    #expect(questions.count == (place.isLikeXterm ? 6 : 0), "\(questions)")
  }

  @Test(arguments: ["truecolor", nil] as [String?], ["C.UTF-8", "C"])
  func onADumbTerminalItEndsWithARemedyAndDrawsNothing(colorTerm: String?, locale: String) throws {
    let session = try PTYSession(
      .explorer, environment: ["TERM": "dumb", "COLORTERM": colorTerm, "LC_ALL": locale], answering: .light)
    #expect(session.ending() == .exit(5))
    #expect(session.wrote("xterm-256color") && session.wrote("halflight render"))
    #expect(session.output.allSatisfy { $0 != 0x1B && $0 < 0x80 })
    #expect(session.modes == session.modesBefore)
  }

  /// The cells within the frame of the phone at 120 columns.
  private func phone(on screen: EmulatedScreen) -> [EmulatedScreen.Cell] {
    (3..<37).flatMap { row in (42..<75).map { screen[$0, row] } }
  }

  /// The greatest depth in which a colour was asked for.
  private func depthOfOutput(_ session: PTYSession) -> Depth {
    let text = String(decoding: session.output, as: UTF8.self)
    if text.contains(/[34]8[;:]2[;:]/) { return .exact }
    if text.contains(/[34]8[;:]5[;:]/) { return .indexed }
    return text.contains(/\u{1B}\[([0-9;]*;)?[349][0-7](;[0-9;]*)?m/) ? .sixteen : .none
  }
}
