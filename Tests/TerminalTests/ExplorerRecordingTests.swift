import Foundation
import Glibc
import LocatedInput
import Testing

/// What the explorer records of itself.
@Suite struct ExplorerRecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "halflight-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  @Test func theScreenIsRecordedUntilTheExplorerIsLeft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "x.cast").path
    let session = try PTYSession(.explorer, ["explore", "--record", path], columns: 120, rows: 40)
    session.expect("root.view")
    session.send("s")
    session.expect("device dark · ")
    let dark = try #require(session.screen.lightShare)
    session.send("q")
    #expect(session.ending() == .exit(0))
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let screen = try #require(EmulatedScreen(columns: 120, rows: 40))
    var last = 0.0
    for line in lines.dropFirst() {
      let event = try #require(try JSONReader.read(Array(line.utf8)).root.array)
      #expect(try #require(event[0].number) >= last)
      last = event[0].number ?? last
      if event[1].string == "o" { screen.feed(Array(try #require(event[2].string).utf8)) }
    }
    #expect(last > 0)
    #expect(screen.lightShare == dark)
    #expect(screen.row(with: "device dark").isEmpty == false)
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func aScriptThatIsTakenDownIsWrittenWhereASignalEndsIt(signal: Int32)
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try PTYSession(
      .inShell("cd '\(folder.path)' && exec '\(PTYSession.explorerPath)'"), columns: 120, rows: 40)
    session.expect("root.view")
    session.send("@3")
    session.expect("root = dark")
    session.signal(signal)
    #expect(session.ending() == .signal(signal))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasSuffix(".half") })
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    #expect(text.contains("set root dark\n"))
  }

  @Test func aPathThatCannotBeWrittenIsToldAtOnce() throws {
    let session = try PTYSession(.explorer, ["explore", "--record", folder.path], columns: 80, rows: 24)
    #expect(session.ending() == .exit(4))
    session.expectTerminalAsItWas()
    try FileManager.default.removeItem(at: folder)
  }
}
