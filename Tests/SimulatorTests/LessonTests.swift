import KeyInput
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct LessonTests {
  @Test func theAnswerMakesTheLessonsEditsAndUndoTakesThemBack() throws {
    var session = try session(on: "settings-sheet")
    #expect(session.style("root") == .light)
    session.press("A")
    #expect(session.isAnswerShown && session.tab == .lesson)
    #expect(session.style("root") == .dark && session.style("sheet") == .light)
    #expect(session.changed.contains("root"))
    session.press("A")
    #expect(!session.isAnswerShown && session.style("root") == .dark, "putting it away changes nothing")
    session.press("A", "u")
    #expect(session.style("root") == .light, "the edit was made once")
  }

  @Test func aSceneWithoutALessonHasNothingToTell() throws {
    var session = try smallSession()
    for key in ["A", "D"] {
      session.press(key)
      #expect(session.message?.kind == .refusal)
      #expect(!session.isAnswerShown && session.prediction == nil)
    }
  }

  @Test func aPredictionIsScoredAgainstWhatTheEditsBring() throws {
    var session = try session(on: "settings-sheet")
    session.press("D")
    let asked = try #require(session.prediction?.asked)
    #expect(
      Set(asked) == ["window", "root", "table", "tabBar", "sheet.presentation", "sheet", "sheet.button"])
    #expect(session.hidesStyles && session.selection == asked.first)
    // Right about the window and the root, wrong about the sheet, silent about the others.
    mark("window", "2", &session)
    mark("root", "3", &session)
    mark("sheet", "3", &session)
    #expect(session.prediction?.answered == 3)
    #expect(session.history.done.isEmpty, "marking edits nothing")
    session.press("Enter")
    #expect(!session.hidesStyles)
    #expect(session.style("root") == .dark)
    let results = try #require(session.prediction?.results)
    #expect(results.filter(\.isRight).map(\.node) == ["window", "root"])
    #expect(session.prediction?.result(of: "sheet")?.rule == "O-06")
    #expect(session.prediction?.result(of: "table")?.predicted == nil)
    session.press("u")
    #expect(session.prediction == nil, "a score of what is no longer there goes")
    #expect(session.style("root") == .light)
  }

  @Test func spaceGoesThroughTheStylesAndOneTakesTheMarkAway() throws {
    var session = try session(on: "settings-sheet")
    session.press("D")
    var seen: [EffectiveStyle?] = []
    for key in ["Space", "Space", "Space", "3", "1"] {
      session.press(key)
      seen.append(session.prediction?.marks[session.selection])
    }
    #expect(seen == [.light, .dark, nil, .dark, nil])
  }

  @Test func nothingWhilePredictingChangesOrShowsAStyle() throws {
    var session = try session(on: "settings-sheet")
    session.press("D")
    let before = session.simulation
    for key in ["o", "s", "w", "W", "c", "A", "S", "t", "u", "r", "x", "+"] { session.press(key) }
    #expect(session.simulation.isSame(as: before))
    #expect(session.tab == .lesson && session.overlay == nil && session.hidesStyles)
    session.press("Esc")
    #expect(session.prediction == nil && !session.hidesStyles)
    #expect(session.simulation.isSame(as: before))
  }

  @Test func predictingEndsTheSideBySideForGood() throws {
    var session = try session(on: "settings-sheet")
    session.press("b")
    try #require(session.sideBySide != nil)
    session.press("D")
    #expect(session.hidesStyles && session.comparison == nil && session.sideBySide == nil)
    session.press("Esc")
    #expect(session.comparison == nil && session.sideBySide == nil)
  }

  @Test func anotherSceneAsksItsOwnQuestion() throws {
    var session = try session(on: "settings-sheet")
    session.press("A", "S")
    for character in "awakefromnib" { session.reduce(key: .character(character)) }
    #expect(session.simulation.sceneName == "b28-border-set-in-awakefromnib")
    session.press("Enter")
    #expect(!session.isAnswerShown && session.tab == .lesson)
    #expect(session.message?.text == session.lesson?.question?.text())
  }

  @Test func aSceneIsFoundByItsQuestionItsRulesAndItsSource() throws {
    for (typed, found) in [("promised", 0), ("evening", 1), ("K-27", 1), ("popcat", 1), ("角标", 0)] {
      var session = try session(on: "settings-sheet")
      session.press("S")
      for character in typed { session.reduce(key: .character(character)) }
      guard case .picker(let picker) = session.overlay else { return #expect(Bool(false)) }
      #expect(picker.items.count == found, "\(typed)")
    }
  }

  @Test func everyLessonCanBePredicted() throws {
    for entry in try Library.shipped().sceneEntries() {
      var session = try session(on: entry.name)
      session.press("D")
      #expect(session.prediction?.asked.isEmpty == false, "\(entry.name)")
      session.press("Enter")
      #expect(session.prediction?.results?.count == session.prediction?.asked.count, "\(entry.name)")
      #expect(session.message?.kind == .note, "\(entry.name): \(session.message?.text ?? "")")
    }
  }

  private func mark(_ node: NodeID, _ key: String, _ session: inout Session) {
    session.select(node)
    session.press(key)
  }

  private func session(on scene: String, release: IOSRelease = .iOS26) throws -> Session {
    let library = try Library.shipped()
    let request = PaletteRequest(release: release)
    let loaded = try library.scene(named: scene).scene
    var device = DeviceSettings()
    device.style = loaded.defaults.style ?? device.style
    let simulation = Simulation(
      loaded, named: scene, device: device, paletteRequest: request,
      palette: try library.palette(request).palette)
    return Session(simulation, rules: try RuleBook.builtIn(), library: library, columns: 120, rows: 40)
  }
}

extension Session {
  fileprivate mutating func reduce(key: KeyPress) { _ = reduce(.key(key)) }
}
