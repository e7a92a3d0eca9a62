import Glibc
import Testing

/// A program of ours in a terminal: its keys and signals go in, the cells it draws come out.
final class PTYSession {
  let screen: EmulatedScreen
  /// Every byte the program wrote: what an emulator swallows can still be looked for.
  private(set) var output: [UInt8] = []
  private let terminal: Pseudoterminal
  /// What the terminal answers when it is asked.
  var answers: TerminalAnswers
  /// Whether the program has begun a frame and not ended it: what is on the screen then was never meant to be seen.
  private var isInsideFrame = false
  /// Synchronized output, without the last byte that begins (h) or ends (l) it.
  private static let frameMark = Array("\u{1B}[?2026".utf8)

  enum Program {
    case explorer, fixture
    /// A shell with job control that runs one of ours and then says `back` and waits for a line.
    case inShell(String)
  }

  struct NoScreen: Error {}

  /// - Parameter environment: changes to a plain one (`TERM=xterm-256color`, `COLORTERM=truecolor`, `LANG=C.UTF-8`, an
  ///   empty home); nil takes a variable away.
  init(
    _ program: Program, _ arguments: [String] = [], environment: [String: String?] = [:],
    answering answers: TerminalAnswers = .attributesOnly, columns: Int = 80, rows: Int = 24
  ) throws {
    self.answers = answers
    guard let screen = EmulatedScreen(columns: columns, rows: rows) else { throw NoScreen() }
    self.screen = screen
    var variables = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": "/nonexistent", "PS1": "$ ",
      // The runtime's own report of a crash would wait for a key.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for (name, value) in environment { variables[name] = value }
    let command: [String] =
      switch program {
      case .explorer: [Self.explorerPath]
      case .fixture: [Self.builtPath("terminal-fixture")]
      case .inShell(let script): ["/bin/sh", "-c", script]
      }
    terminal = try Pseudoterminal(
      command + arguments, environment: variables, columns: columns, rows: rows)
  }

  /// The folder that this test was built in; the programs lie beside it.
  static func builtPath(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
  }

  /// The explorer just built, or the one that `HALFLIGHT_UNDER_TEST` names.
  static var explorerPath: String {
    getenv("HALFLIGHT_UNDER_TEST").map { String(cString: $0) } ?? builtPath("halflight")
  }

  func send(_ keys: String) { terminal.send(Array(keys.utf8)) }

  func signal(_ number: Int32) { kill(terminal.process, number) }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// Takes the terminal away from the program.
  func hangUp() { terminal.hangUp() }

  var modes: TerminalModes { terminal.modes }
  var modesBefore: TerminalModes { terminal.modesBefore }
  var hasEnded: Bool { terminal.pollExit() != nil }

  /// Feeds what the program writes to the screen until a condition holds.
  /// - Parameter seconds: far more than it takes; what is reached is a failure, not a measurement.
  /// - Returns: whether it came to hold.
  @discardableResult
  func waitUntil(within seconds: Int = 90, _ condition: (PTYSession) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      takeOutput(within: 0)
      if !isInsideFrame, condition(self) { return true }
      if ContinuousClock.now >= end { return false }
      takeOutput(within: 20)
    }
  }

  private func takeOutput(within milliseconds: Int32) {
    let bytes = terminal.receive(within: milliseconds)
    // A mark may have been cut in two by the read before.
    let seen = max(0, output.count - Self.frameMark.count)
    output += bytes
    screen.feed(bytes)
    for answer in answers.toQuestions(in: output) { send(answer) }
    for start in stride(from: output.count - Self.frameMark.count - 1, through: seen, by: -1)
    where output[start] == 0x1B && output[start...].starts(with: Self.frameMark) {
      isInsideFrame = output[start + Self.frameMark.count] == UInt8(ascii: "h")
      break
    }
  }

  /// Waits until a text stands somewhere on the screen; a failure shows the screen.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = waitUntil { $0.screen.text.contains(text) }
    #expect(found, "no \(text) on the screen:\n\(screen.text)", sourceLocation: sourceLocation)
  }

  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Waits for the program's end; nil if it does not come.
  func ending() -> Ending? {
    waitUntil { $0.hasEnded }
    guard let status = terminal.pollExit() else { return nil }
    // What was written before the end may still lie in the terminal.
    takeOutput(within: 0)
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  func wrote(_ text: String) -> Bool { output.contains(Array(text.utf8)) }

  /// Leaves the program by its key, as a user does who is done with it.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) {
    send("q")
    #expect(ending() == .exit(0), sourceLocation: sourceLocation)
    expectTerminalAsItWas(sourceLocation: sourceLocation)
  }

  /// Whether the terminal is as it was: its modes, its own screen, its cursor, and its palette untouched all along.
  /// - Parameter hasOwnScreen: false for a terminal with no second screen, and perhaps a cursor that always shows.
  func expectTerminalAsItWas(
    hasOwnScreen: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(modes == modesBefore, sourceLocation: sourceLocation)
    let text = String(decoding: output, as: UTF8.self)
    if hasOwnScreen {
      #expect(isLast("\u{1B}[?1049l", after: "\u{1B}[?1049h", in: text), sourceLocation: sourceLocation)
    }
    if hasOwnScreen || text.contains("\u{1B}[?25l") {
      #expect(isLast("\u{1B}[?25h", after: "\u{1B}[?25l", in: text), sourceLocation: sourceLocation)
    }
    #expect(!text.contains("\u{1B}]4;"), "the palette was changed", sourceLocation: sourceLocation)
  }

  private func isLast(_ end: String, after begin: String, in text: String) -> Bool {
    guard let begun = text.ranges(of: begin).last, let ended = text.ranges(of: end).last else { return false }
    return ended.lowerBound > begun.lowerBound
  }
}
