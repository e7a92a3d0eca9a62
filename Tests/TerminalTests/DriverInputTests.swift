import Testing

/// The driver alone, through the fixture: what bytes become which keys, with the pauses of a real terminal.
@Suite(.serialized) struct DriverInputTests {
  @Test(arguments: [
    ("\u{1B}[A", "↑"), ("\u{1B}OB", "↓"), ("\u{1B}[1;5C", "Ctrl-→"), ("\u{1B}[5~", "PgUp"),
    ("\u{1B}[Z", "Shift-Tab"),
    ("\r", "Enter"), ("\t", "Tab"), ("\u{7F}", "Backspace"), ("\u{1B}x", "Alt-x"), ("\u{12}", "Ctrl-R"),
    ("ü", "ü"),
    ("\u{1B}", "Esc"), ("\u{1B}OP", "F1"),
  ])
  func keysHaveTheirNames(bytes: String, name: String) throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.send(bytes)
    session.expect("last \(name)|")
  }

  @Test func whatATerminalAnswersPressesNoKey() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    // A q among them would end the program.
    session.send(
      "\u{1B}]11;rgb:qqqq/1e1e/2e2e\u{1B}\\\u{1B}[?997;1n\u{1B}P>|q(1)\u{1B}\\\u{1B}[<0;10;10M\u{1B}[99;7q")
    session.send("z")
    session.expect("last z|")
    #expect(!session.hasEnded)
  }
}
