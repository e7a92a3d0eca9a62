import KeyInput
import LocatedInput
import SceneFormats
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

/// What was done, saved as a script, leads to the same app when it is played.
@Suite struct ScriptRecordingTests {
  private func session(_ scene: String = SceneCatalog.defaultName) throws -> Session {
    let library = try Library.shipped()
    let app = try library.launch(try library.scene(named: scene).scene, named: scene)
    return Session(app, rules: try RuleBook.builtIn(), library: library, columns: 120, rows: 40)
  }

  /// The explorer after a script, from the scene that is shown where none is asked for.
  private func played(_ text: String) throws -> Session {
    var player = ScriptPlayer(try Script(Array(text.utf8)), in: try session())
    while let step = player.next {
      switch player.advance() {
      case .refused(let diagnostic): Issue.record("\(diagnostic.text) in \(text)")
      case .compared(let finding): #expect(finding.holds, "\(step.text): \(finding.text)")
      default: break
      }
    }
    return player.session
  }

  // MARK: Undo history as a script

  @Test func theHistoryIsAScriptWithWhatItCameTo() throws {
    var session = try session()
    session.press("3", "t", "Esc", "s", "s")
    #expect(
      try session.simulation.script(library: session.library)
        == """
        # What was done, as a script for `halflight run`.

        ios 26
        device light
        contrast normal
        scene settings-sheet

        set root dark
        device dark
        device light

        # What it came to.
        expect root dark
        expect root.view dark

        """.replacing("expect root.view dark\n", with: expectations(of: session, but: "root")))
  }

  private func expectations(of session: Session, but node: NodeID) -> String {
    let app = session.simulation
    return app.hierarchy.preorder.map { app.hierarchy[$0] }
      .filter { $0.kind != .layer && $0.id != node && session.style($0.id) == .dark }
      .map { "expect \($0.id) dark\n" }.joined()
  }

  @Test func whatWasTakenBackIsNotInIt() throws {
    var session = try session()
    session.press("3", "u")
    #expect(try !session.simulation.script(library: session.library).contains("set root"))
  }

  @Test func aDeviceThatTheSceneDoesNotNameComesBackByAnotherLaunch() throws {
    let library = try Library.shipped()
    let scene = try library.scene(named: "frozen-border").scene
    var named = scene
    named.defaults.style = .light
    var device = DeviceSettings(style: .dark, contrast: .high)
    device.plist = .light
    let app = Simulation(
      named, named: "frozen-border", device: device, paletteRequest: .init(release: .iOS16),
      palette: try library.palette(.init(release: .iOS16)).palette)
    let text = try app.script(library: library)
    #expect(text.contains("scene frozen-border\ndevice dark\nplist light\nlaunch window\n"))
    #expect(try played(text).simulation.device == device)
  }

  @Test func whatNoLineCanSayIsARemark() throws {
    let library = try Library.shipped()
    let name = SceneCatalog.defaultName
    let request = PaletteRequest(themes: ["nord", "dracula"])
    let app = Simulation(
      try library.scene(named: name).scene, named: name, device: DeviceSettings(), paletteRequest: request,
      palette: try library.palette(request).palette)
    #expect(try app.script(library: library).contains("# Run it with: --theme nord --theme dracula\n"))
  }

  private static let keys = [
    "s", "C", "I", "r", "o", "1", "2", "3", "O", "P", "x", "T", "K", "B", "H", "u", "u", "Ctrl-R", "j", "j",
    "j",
    "k", "g", "G", "v", "w", "W", "L", ".", ",", "Esc", "b", "z", "c", "a", "}", "F", "A", "c", "=", "h", "l",
    "Space", "f", "D", "Tab",
  ]
  /// What opens a list, and how many lines down something is taken.
  private static let lists = ["p", "t", "S", "+", "E", "m", "R", "M"]

  /// Presses keys that edit, move, look, undo, and choose from lists.
  private func roam(_ session: inout Session, _ generator: inout Steps, count: Int) {
    for _ in 0..<count {
      if generator.next() % 4 == 0 {
        session.press(Self.lists[generator.next() % Self.lists.count])
        for _ in 0..<(generator.next() % 6) { session.press("Down") }
        session.press(generator.next() % 5 == 0 ? "Esc" : "Enter")
      } else {
        session.press(Self.keys[generator.next() % Self.keys.count])
      }
    }
    // What lies over the panes or shows a half-done state is left.
    session.press("Esc", "Esc")
  }

  @Test(arguments: 1...24) func whateverWasDoneTheScriptLeadsToTheSameApp(seed: Int) throws {
    var session = try session()
    var generator = Steps(state: UInt64(seed))
    roam(&session, &generator, count: 30)
    let text = try session.simulation.script(library: session.library)
    #expect(try played(text).simulation.isSame(as: session.simulation), "\(text)")
  }

  // MARK: Recorded while it is done

  /// The script that a key wrote.
  private func script(_ effects: [Effect]) throws -> String {
    try #require(effects.lazy.compactMap { if case .write(let text) = $0 { text } else { nil } }.first)
  }

  @Test func whatIsDoneIsTakenDownAsEditsAndTheRestAsKeys() throws {
    var session = try session()
    session.press("@", "j", "j", "3", "W", "j", "k", "t", "Down", "Enter", "u", "w")
    let text = try script(session.press("@"))
    let lines = text.split(separator: "\n").drop { $0 != "scene settings-sheet" }.dropFirst()
      .prefix { !$0.hasPrefix("#") }
    let theme = try #require(lines.first { $0.hasPrefix("theme ") })
    #expect(
      Array(lines) == [
        "select \(session.selection)", "set \(session.selection) dark", "key W",
        "select \(session.selection)", "key W", theme,
        "key u", "key w",
      ])
    #expect(session.recording == nil)
  }

  @Test func aListThatIsLeftAgainStaysKeys() throws {
    var session = try session()
    session.press("@", "?", "Down", "Esc")
    #expect(try script(session.press("@")).contains("key ? ↓ Esc\n"))
  }

  @Test func whatIsMadeAgainIsAnEditAndWhatIsTakenBackIsAKey() throws {
    var session = try session()
    session.press("@", "3", "u", "Ctrl-R")
    #expect(
      session.recording?.lines == [
        "select root", "set root dark", "key u", "select root", "set root dark", "select root",
      ])
  }

  @Test func takingBackWhatWasBeforeBeginsAnew() throws {
    var session = try session()
    session.press("3", "s", "@", "C", "u", "u")
    #expect(try script(session.press("@")).contains("scene settings-sheet\nset root dark\n\nselect root\n"))
  }

  @Test func keysThatOnlySaySomethingAndThoseThatWriteAreLeftOut() throws {
    var session = try session()
    session.press("@", "u", "Ctrl-R", "J", "e", "Enter")
    #expect(session.recording?.lines == ["select root"])
  }

  @Test func aPredictionIsTakenDownUntilItIsScored() throws {
    var session = try session()
    session.press("@", "D", "3", "j", "2", "Enter", "s")
    let lines = try #require(session.recording?.lines)
    let first = try #require(session.prediction == nil ? lines.firstIndex(of: "key D") : nil)
    #expect(
      lines[(first + 1)...].map { $0.split(separator: " ")[0] } == ["key", "select", "key", "key", "device"])
    #expect(lines.contains("key 3") && lines.contains("key 2") && lines.contains("key Enter"))
    #expect(!lines.contains { $0.hasPrefix("set ") }, "the lesson's edits come of the scoring")
    #expect(try played(script(session.press("@"))).simulation.isSame(as: session.simulation))
  }

  @Test func whatIsMarkedIsScoredAgainWhenItIsPlayed() throws {
    var session = try session()
    session.press("@", "D", "3", "j", "2", "Enter")
    let again = try played(script(session.press("@")))
    #expect(again.prediction == session.prediction)
    #expect(again.prediction?.results != nil)
  }

  @Test(arguments: [90, 120]) func thePalettesCursorIsALine(columns: Int) throws {
    var session = try session()
    _ = session.reduce(.resize(columns: columns, rows: 30))
    session.press("@", "c")
    if columns > 100 { session.press("c") }
    session.press("z", "j", "j", "l", "l", "=")
    let place = try #require(session.palettePlace)
    #expect(session.recording?.lines.suffix(2) == ["palette \(place.name)", "key ="])
    let again = try played(script(session.press("@")))
    #expect(again.palettePlace == place)
    #expect(again.paletteView == session.paletteView)
  }

  @Test func whatIsFoundByAFewLettersIsTakenDownAsWhatItIs() throws {
    var session = try session()
    session.press("@", "3", ":", "u", "n", "d", "o")
    for _ in 0..<40 where session.chosenCommand != "undo" { session.press("Down") }
    session.press("Enter", ":")
    for letter in "sheet.view" { session.press(String(letter)) }
    session.press("Enter", ":", "x", "Esc")
    #expect(session.selection == "sheet.view")
    #expect(
      session.recording?.lines == [
        "select root", "set root dark", "key u", "select sheet.view", "key : x Esc",
      ])
  }

  @Test func anEditMadeAgainTakesTheCursorAlong() throws {
    var session = try session()
    session.press("@", "3", "u", "G", "Ctrl-R")
    #expect(session.selection == "root")
    let again = try played(script(session.press("@")))
    #expect(again.selection == "root")
  }

  @Test func anEndFromOutsideWritesWhatWasTakenDownAndNothingThatWasOnlyLookedAt() throws {
    var session = try session()
    session.press("@", "3", "t", "Down")
    let text = try script(session.end())
    #expect(text.contains("set root dark\n"))
    #expect(!text.contains("theme ") && session.recording == nil && session.overlay == nil)
    #expect(session.end().isEmpty)
  }

  @Test func leavingWritesWhatWasRecorded() throws {
    var session = try session()
    session.press("@", "3")
    let effects = session.press("q")
    #expect(effects.last == .quit)
    #expect(try script(effects).contains("set root dark\n"))
  }

  @Test(arguments: 1...24) func whateverIsRecordedLeadsToTheSameScreen(seed: Int) throws {
    var session = try session()
    var generator = Steps(state: UInt64(seed) &* 7919)
    roam(&session, &generator, count: 8)
    session.press("@")
    roam(&session, &generator, count: 20)
    let text = try script(session.press("@"))
    let again = try played(text)
    #expect(again.simulation.isSame(as: session.simulation), "\(text)")
    #expect(again.selection == session.selection, "\(text)")
  }
}

extension Session {
  /// The command under the cursor of the line that finds anything.
  fileprivate var chosenCommand: String? {
    guard case .commandPalette(let palette)? = overlay, case .command(let name)? = palette.chosen?.target
    else {
      return nil
    }
    return name
  }
}

/// Numbers that look random and are the same each time.
private struct Steps {
  var state: UInt64

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }
}
