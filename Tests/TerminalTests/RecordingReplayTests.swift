import BuiltInFiles
import CellCanvas
import CommandLineTool
import LocatedInput
import PreviewUI
import SceneFormats
import Simulator
import Specimens
import Synchronization
import Testing
import ThemeFormats
import TraitPropagation

/// A recording fed to a terminal shows what the explorer draws.
@Suite struct RecordingReplayTests {
  @Test func theRecordingOfTheRulesEndsWithWhatTheExplorerDraws() throws {
    let lines = try recording().split(separator: "\n").map { try JSONReader.read(Array($0.utf8)).root }
    let columns = Int(try #require(lines.first?["width"]?.number))
    let rows = Int(try #require(lines.first?["height"]?.number))
    let screen = try #require(EmulatedScreen(columns: columns, rows: rows))
    for event in lines.dropFirst().compactMap(\.array) where event[1].string == "o" {
      screen.feed(Array(try #require(event[2].string).utf8))
    }
    let drawn = try lastPicture(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = drawn[column, row]
        guard let character = cell.character else { continue }
        let shown = screen[column, row]
        let isSame = shown.text == String(character) || shown.text.isEmpty && character == " "
        #expect(isSame, "\(column), \(row): '\(shown.text)', drawn '\(character)'")
        #expect(shown.background == screen.color(cell.style.background), "\(column), \(row)")
        #expect(shown.attributes.contains(.reverse) == cell.style.attributes.contains(.reverse))
        if character != " " {
          #expect(shown.foreground == screen.color(cell.style.foreground), "\(column), \(row)")
          #expect(shown.attributes.contains(.bold) == cell.style.attributes.contains(.bold))
        }
      }
    }
  }

  /// What `halflight run rules --record -` writes.
  private func recording() throws -> String {
    let output = Output()
    let context = ToolContext(
      files: FilesInMemory(), environment: [:], outputIsTerminal: false,
      readInput: { _ throws(FileFailure) in throw FileFailure("-", .missing) },
      write: { text in output.text.withLock { $0 += text } }, complain: { _ in },
      writeFile: { path, _ throws(FileFailure) in throw FileFailure(path, .unwritable) },
      terminal: NoTerminal())
    #expect(Tool(context: context).run(["run", "rules", "--record", "-"]) == .done)
    return output.text.withLock { $0 }
  }

  private final class Output: Sendable {
    let text = Mutex("")
  }

  /// The explorer with the last caption, once the script has been played without a camera.
  private func lastPicture(columns: Int, rows: Int) throws -> CellGrid {
    let file = try #require(BuiltInFiles.scripts.first { $0.name == "rules" })
    let script = try Script(file.bytes)
    let library = try Library.shipped()
    let name = SceneCatalog.defaultName
    let app = try library.launch(try library.scene(named: name).scene, named: name)
    let captions = script.steps.compactMap { if case .say(let text) = $0.action { text } else { nil } }
    let band = CaptionBand(for: captions, columns: columns, rows: rows)
    var player = ScriptPlayer(
      script,
      in: Session(
        app, rules: try RuleBook.builtIn(), library: library, columns: columns, rows: rows - band.rows))
    while player.advance() != nil {}
    return band.draw(player.session, saying: player.caption, capabilities: DisplayCapabilities())
  }
}

private struct NoTerminal: TerminalAccess {
  func withScreen<Result>(color: String, _ body: (any ScreenTerminal) throws -> Result) throws -> Result {
    throw TerminalUnavailable("none")
  }
  func facts(color: String) -> [TerminalFact] { [] }
}

extension EmulatedScreen {
  /// A drawn colour as the emulator tells it.
  fileprivate func color(_ color: CellColor) -> Color {
    switch color {
    case .terminalDefault: .standard
    case .ansi(let index): .palette(Int(index))
    case .rgb(let red, let green, let blue): .rgb(Int(red) << 16 | Int(green) << 8 | Int(blue))
    }
  }
}
