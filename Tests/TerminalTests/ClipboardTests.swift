import Foundation
import Testing

/// What `y` asks the terminal to take into its clipboard (OSC 52).
@Suite(.serialized) struct ClipboardTests {
  private static let down = "\u{1B}[B"

  private func explorer(_ environment: [String: String?] = [:]) throws -> PTYSession {
    let session = try PTYSession(.explorer, environment: environment, columns: 140, rows: 44)
    session.expect("root.view")
    return session
  }

  /// The texts of the requests, in their order.
  private func copied(_ session: PTYSession) -> [String] {
    String(decoding: session.output, as: UTF8.self).components(separatedBy: "\u{1B}]52;c;").dropFirst().map {
      let content = $0.prefix { $0 != "\u{7}" }
      return Data(base64Encoded: String(content)).map { String(decoding: $0, as: UTF8.self) } ?? "not Base64"
    }
  }

  @Test func whatIsChosenFromTheListIsCopied() throws {
    let session = try explorer()
    session.send("y")
    session.expect("Copy of root")
    #expect(copied(session).isEmpty)
    session.send("\r")
    session.expect("the terminal is asked to copy: id")
    #expect(copied(session) == ["root"])
    session.send("3y" + Self.down + Self.down + Self.down + "\r")
    session.expect("the terminal is asked to copy: Swift")
    #expect(copied(session).last?.contains("overrideUserInterfaceStyle = .dark") == true)
    session.send("y")
    session.expect("Copy of root")
    session.send("\u{1B}")
    #expect(session.waitUntil { !$0.screen.text.contains("Copy of root") })
    session.send("q")
    #expect(session.ending() == .exit(0))
    #expect(copied(session).count == 2, "what was given up is not copied")
    session.expectTerminalAsItWas()
  }

  @Test func theWholeTreeIsCopiedAsPlainLines() throws {
    let session = try explorer()
    session.send("y" + String(repeating: Self.down, count: 4) + "\r")
    session.expect("the terminal is asked to copy: tree")
    let text = try #require(copied(session).first)
    #expect(text.split(separator: "\n").count > 30)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(text.last != "\n")
  }

  @Test func insideTmuxTheTerminalAroundItIsAskedToo() throws {
    let session = try explorer(["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"])
    session.send("y\r")
    session.expect("set-clipboard")
    #expect(copied(session) == ["root", "root"])
    #expect(session.wrote("\u{1B}Ptmux;\u{1B}\u{1B}]52;c;cm9vdA==\u{7}\u{1B}\\"))
  }

  @Test func aTerminalUnlikeXtermIsSentNothing() throws {
    let session = try explorer(["TERM": "linux"])
    session.send("y\r")
    session.expect("no clipboard that a program can reach")
    #expect(copied(session).isEmpty)
  }

  @Test func noControlCharacterGoesAlongAndNoLineBreakAtTheEnd() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.send("y")
    session.expect("last asked|")
    #expect(copied(session) == ["a]0;bc\n\td"])
  }

  @Test func whatIsLongerThanTerminalsTakeIsNotSent() throws {
    let session = try PTYSession(.fixture)
    session.expect("last none|")
    session.send("Y")
    session.expect("last tooLong(limit: 74000)|")
    #expect(copied(session).isEmpty)
  }
}
