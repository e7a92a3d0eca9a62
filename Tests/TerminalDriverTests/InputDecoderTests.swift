import ColorModel
import KeyInput
import TerminalDriver
import Testing
import TraitModel

@Suite struct InputDecoderTests {
  private func keys(_ bytes: String, pausing: Bool = true) -> [String] {
    var decoder = InputDecoder()
    decoder.feed(bytes.utf8)
    var names: [String] = []
    while let input = decoder.next() { names.append(input.name) }
    if pausing {
      while let press = decoder.pause() { names.append(press.name) }
    }
    return names
  }

  @Test(arguments: [
    ("\u{1B}[A", "↑"), ("\u{1B}OA", "↑"), ("\u{1B}[1;2A", "↑"), ("\u{1B}[1;3A", "Alt-↑"),
    ("\u{1B}[1;7D", "Ctrl-Alt-←"),
    ("\u{1B}\u{1B}[B", "Alt-↓"), ("\u{1B}[H", "Home"), ("\u{1B}[1~", "Home"), ("\u{1B}[7~", "Home"),
    ("\u{1B}[4~", "End"),
    ("\u{1B}[6;5~", "Ctrl-PgDn"), ("\u{1B}[5^", "Ctrl-PgUp"), ("\u{1B}[3~", "Del"), ("\u{1B}[[A", "F1"),
    ("\u{1B}[15~", "F5"), ("\u{1B}[24~", "F12"), ("\u{1B}[1;5P", "Ctrl-F1"), ("\u{1B}OM", "Enter"),
    ("\u{1B}Ok", "+"),
    ("\u{1B}[27;5;114~", "Ctrl-R"), ("\u{1B}[114;5u", "Ctrl-R"), ("\u{1B}[9;2u", "Shift-Tab"),
    ("\u{1B}[13u", "Enter"),
    ("\u{1B}\u{7F}", "Alt-Backspace"), ("\u{8}", "Backspace"), ("\n", "Enter"), ("\0", "Ctrl-Space"),
    ("日", "日"),
    ("\u{1B}", "Esc"), ("\u{1B}[", "Alt-["), ("\u{1B}O", "Alt-O"), ("\u{1B}]", "Alt-]"),
  ])
  func oneKey(bytes: String, name: String) {
    #expect(keys(bytes) == [name])
  }

  @Test(arguments: [
    "\u{1B}[24;80R", "\u{1B}[<35;1;1M", "\u{1B}[<0;1;1m", "\u{1B}[>1;2c", "\u{1B}[?997;3n", "\u{1B}[M !!",
    "\u{1B}[?2026;2$y",
    "\u{1B}[I",
    "\u{1B}]11;rgb:q\u{7}", "\u{1B}]10;rgb:0000/0000/0000\u{7}", "\u{1B}]52;c;cXE=\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}[200~", "\u{1B}[57441;2u", "\u{1B}[12345678901234567890~", "\u{1B}Oz",
  ])
  func whatIsNoKeyIsSwallowedWhole(bytes: String) {
    #expect(keys(bytes) == [])
    #expect(keys(bytes + "j") == ["j"])
    #expect(keys("k" + bytes + "\u{1B}[A") == ["k", "↑"])
  }

  @Test(arguments: [
    ("\u{1B}[?997;1n", TerminalAnswer.appearance(.dark)), ("\u{1B}[?997;2n", .appearance(.light)),
    ("\u{1B}[?62;4;22c", .attributes),
    ("\u{1B}]11;rgb:0000/8080/ffff\u{1B}\\", .background(RGBA(rgb: 0x0080FF))),
    ("\u{1B}]11;rgb:0/8/f\u{7}", .background(RGBA(red: 0, green: 8.0 / 15, blue: 1))),
    ("\u{1B}]11;#0080FF\u{7}", .background(RGBA(rgb: 0x0080FF))),
    ("\u{1B}]11;rgba:00/80/ff/cc\u{7}", .background(RGBA(rgb: 0x0080FF))),
  ])
  func anAnswerIsTaken(bytes: String, answer: TerminalAnswer) {
    var decoder = InputDecoder()
    // An Esc that was typed just before stays a key.
    decoder.feed("j\u{1B}\(bytes)k".utf8)
    let inputs = (0..<4).map { _ in decoder.next() }
    #expect(
      inputs == [.key(.character("j")), .key(KeyPress(.escape)), .answer(answer), .key(.character("k"))])
    #expect(decoder.next() == nil)
  }

  @Test(arguments: [
    ("\u{1B}[<0;1;1M", MouseEvent(.press(count: 1), column: 0, row: 0)),
    ("\u{1B}[<0;300;200M", MouseEvent(.press(count: 1), column: 299, row: 199)),
    ("\u{1B}[<64;2;3M", MouseEvent(.wheel(-1), column: 1, row: 2)),
    ("\u{1B}[<81;2;3M", MouseEvent(.wheel(1), column: 1, row: 2)),
  ])
  func theMouseIsRead(bytes: String, event: MouseEvent) {
    var decoder = InputDecoder()
    decoder.feed(bytes.utf8)
    #expect(decoder.next() == .mouse(event))
  }

  @Test func anAnswerThatASlowLineCutsInTwoPressesNoKey() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}[?99".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.pause() == nil)
    #expect(!decoder.isWaiting)
    decoder.feed("7;1nj".utf8)
    #expect(decoder.next() == .answer(.appearance(.dark)))
    #expect(decoder.next() == .key(.character("j")))
  }

  @Test func aSequenceMayArriveByteByByte() {
    for sequence in ["\u{1B}[1;5C", "\u{1B}OP", "日", "\u{1B}]0;q\u{7}x"] {
      var decoder = InputDecoder()
      var presses: [TerminalInput] = []
      for byte in sequence.utf8 {
        decoder.feed([byte])
        while let press = decoder.next() { presses.append(press) }
      }
      #expect(presses.count == 1)
    }
  }

  @Test func aControlStringMayTakeItsTimeWithoutBecomingKeys() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}]11;rgb".utf8)
    #expect(decoder.next() == nil)
    #expect(!decoder.isWaiting)
    decoder.feed(":0000q\u{1B}".utf8)
    #expect(decoder.next() == nil)
    decoder.feed("\\j".utf8)
    #expect(decoder.next() == .key(.character("j")))
  }

  @Test func aLoneEscapeWaitsForItsPause() {
    var decoder = InputDecoder()
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.isWaiting)
    #expect(decoder.pause() == KeyPress(.escape))
    #expect(!decoder.isWaiting)
  }

  @Test func brokenUTF8IsDroppedAndWhatFollowsIsNot() {
    var decoder = InputDecoder()
    decoder.feed([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x6A, 0xC2, 0x9B, 0x6B])
    var names: [String] = []
    while let input = decoder.next() { names.append(input.name) }
    #expect(names == ["(", "j", "k"])
  }

  @Test func sequencesOfTheTerminfoEntryComeFirst() {
    var decoder = InputDecoder(known: [Array("\u{1B}?x".utf8): KeyPress(.home)])
    decoder.feed("\u{1B}?".utf8)
    #expect(decoder.next() == nil)
    decoder.feed("x\u{1B}y".utf8)
    #expect(decoder.next() == .key(KeyPress(.home)))
    #expect(decoder.next() == .key(KeyPress(.character("y"), alt: true)))
  }

  @Test func anyBytesAtAllComeToAnEnd() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<2_000 {
      var decoder = InputDecoder()
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = UInt8(truncatingIfNeeded: state >> 33)
        decoder.feed([byte % 3 == 0 ? 0x1B : byte % 3 == 1 ? 0x40 + byte % 0x40 : byte])
        while decoder.next() != nil {}
      }
      _ = decoder.pause()
      #expect(!decoder.isWaiting)
    }
  }
}

extension TerminalInput {
  fileprivate var name: String {
    if case .key(let press) = self { return press.name }
    return "\(self)"
  }
}
