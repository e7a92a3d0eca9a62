import ColorModel
import LocatedInput
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct FileChangeTests {
  private let files = ChangingFiles([
    "my/scene.json": smallScene,
    "my/theme.json": theme("#102030"),
  ])

  private func opened() throws -> Session {
    let library = Library(scenes: try SceneCatalog(files: files), themes: ThemeCatalog(files: files)) {
      (_) throws(FileFailure) in throw FileFailure("-", .missing)
    }
    let request = PaletteRequest(themes: ["my/theme.json"], release: .iOS26)
    let simulation = Simulation(
      try library.scene(named: "my/scene.json").scene, named: "my/scene.json", device: DeviceSettings(),
      paletteRequest: request, palette: try library.palette(request).palette)
    return Session(simulation, rules: try RuleBook.builtIn(), library: library, columns: 120, rows: 40)
  }

  private func accent(_ session: Session) -> String? {
    session.simulation.palette.resolve("accent", for: Appearance.all[0].traits)?.color.shortHex
  }

  @Test func theFilesShownAreWatchedAndWhatShipsIsNot() throws {
    #expect(try opened().watchedPaths == ["my/scene.json", "my/theme.json"])
    #expect(try smallSessionOfShippedScene().watchedPaths.isEmpty)
  }

  private func smallSessionOfShippedScene() throws -> Session {
    let library = try Library.shipped()
    let simulation = try library.launch(library.scene(named: "settings-sheet").scene, named: "settings-sheet")
    return Session(simulation, rules: try RuleBook.builtIn(), library: library)
  }

  @Test func aSavedThemeShowsAtOnceAndUndoDoesNotBringTheOldColoursBack() throws {
    var session = try opened()
    session.perform(.device(.dark))
    files["my/theme.json"] = theme("#405060")
    _ = session.reduce(.filesChanged)
    #expect(accent(session) == "#405060")
    #expect(session.message?.text.contains("theme.json") == true)
    session.press("u")
    #expect(session.simulation.device.style == .light)
    #expect(accent(session) == "#405060")
  }

  @Test func aColourChangedByHandOutlivesASaveOfItsTheme() throws {
    var session = try opened()
    session.perform(try EditParser { _ in false }.parse("color accent #ff0000"))
    files["my/theme.json"] = theme("#405060")
    _ = session.reduce(.filesChanged)
    #expect(accent(session) == "#FF0000")
  }

  @Test func aBrokenThemeKeepsTheLastGoodOneAndSaysWhereItBroke() throws {
    var session = try opened()
    files["my/theme.json"] = "{\n  \"colors\": {,\n"
    _ = session.reduce(.filesChanged)
    #expect(accent(session) == "#102030")
    #expect(session.message?.kind == .refusal)
    #expect(session.message?.text.contains("my/theme.json:2:") == true, "\(session.message?.text ?? "")")
    #expect(session.showsLastGood && session.diagnostics.first?.location?.line == 2)
    files["my/theme.json"] = theme("#102030")
    _ = session.reduce(.filesChanged)
    #expect(!session.showsLastGood && session.diagnostics.isEmpty)
    #expect(session.message?.text.hasPrefix("whole again") == true)
  }

  @Test func theFaultsOfAThemeComeAndGoWithIt() throws {
    files["my/odd.json"] =
      ##"{"name": "Odd", "colors": {"accent": {"light": "#102030", "drak": "#102030"}}}"##
    var session = try opened()
    #expect(session.diagnostics.isEmpty)
    session.perform(.theme("my/odd.json"))
    #expect(session.diagnostics.first?.file == "my/odd.json")
    let found = session.diagnostics
    session.perform(.ios(.iOS18))
    #expect(session.diagnostics == found)
    session.perform(.theme("nord"))
    #expect(session.diagnostics.isEmpty)
    session.press("u")
    #expect(session.diagnostics == found)
    session.press("u", "u")
    #expect(session.diagnostics.isEmpty)
  }

  @Test func aSceneThatIsOpenedKeepsTheFaultsOfTheThemesThatStay() throws {
    files["my/odd.json"] =
      ##"{"name": "Odd", "colors": {"accent": {"light": "#102030", "drak": "#102030"}}}"##
    files["my/other.json"] = smallScene.replacing("\"Small\",", with: "\"Small\", \"colour\": 1,")
    var session = try opened()
    session.perform(.theme("my/odd.json"))
    try session.open(scene: "my/other.json")
    #expect(Set(session.diagnostics.map(\.file)) == ["my/other.json", "my/odd.json"])
    session.press("u")
    #expect(Set(session.diagnostics.map(\.file)) == ["my/odd.json"])
  }

  @Test func aThemeThatBreaksIsForgottenWithItAndMendedFaultsAreGoneForUndoToo() throws {
    var session = try opened()
    files["my/theme.json"] = "{"
    _ = session.reduce(.filesChanged)
    #expect(session.showsLastGood)
    session.perform(.theme("nord"))
    #expect(!session.showsLastGood && session.diagnostics.isEmpty)
    session.press("u")
    #expect(session.showsLastGood)
    files["my/theme.json"] = theme("#102030").replacing("{\"name\"", with: "{\"colour\": 1, \"name\"")
    _ = session.reduce(.filesChanged)
    session.perform(.device(.dark))
    let found = session.diagnostics
    #expect(!found.isEmpty && !session.showsLastGood)
    files["my/theme.json"] = theme("#102030")
    _ = session.reduce(.filesChanged)
    #expect(session.diagnostics.isEmpty)
    session.press("u")
    #expect(session.diagnostics.isEmpty)
  }

  @Test func aSavedSceneLeavesTheCursorItsPlaceInTheHistory() throws {
    var session = try opened()
    session.select("card")
    session.press("x")
    session.select("sheet")
    files["my/scene.json"] = smallScene.replacing("\"Small\"", with: "\"Other\"")
    _ = session.reduce(.filesChanged)
    session.press("u")
    #expect(session.selection == "card")
  }

  @Test func aFileThatIsGoneIsSaidToBe() throws {
    var session = try opened()
    files["my/scene.json"] = nil
    _ = session.reduce(.filesChanged)
    #expect(session.simulation.hierarchy.index(of: "card") != nil)
    #expect(session.message?.text.contains("my/scene.json") == true)
    #expect(session.showsLastGood)
  }

  @Test func aSavedSceneTakesTheEditsAgainAndCountsThoseThatNoLongerApply() throws {
    var session = try opened()
    session.perform(.set("root", .userInterfaceStyle, rank: 1))
    session.perform(.set("panel", .userInterfaceStyle, rank: 0))
    session.perform(.set("card", .userInterfaceStyle, rank: 0))
    session.select("live")
    session.folded = ["panel"]
    files["my/scene.json"] = smallScene.replacing("\"id\": \"card\",", with: "\"id\": \"tile\",")
    _ = session.reduce(.filesChanged)
    #expect(session.simulation.hierarchy.index(of: "tile") != nil)
    #expect(session.style("root") == .dark && session.style("panel") == .light)
    #expect(session.selection == "live" && session.folded == ["panel"])
    #expect(
      session.message?.text.hasSuffix("2 edits made again, 1 no longer applies: card = light") == true,
      "\(session.message?.text ?? "")")
    session.press("u", "u")
    #expect(session.style("root") == .light)
    #expect(session.simulation.hierarchy.index(of: "tile") != nil)
  }

  @Test func editsFromBeforeTheSessionAreMadeAgainAndStayBeyondUndo() throws {
    let before = try opened()
    var simulation = before.simulation
    _ = try simulation.apply(.set("root", .userInterfaceStyle, rank: 1), library: before.library)
    var session = Session(simulation, rules: before.rules, library: before.library)
    session.perform(.set("panel", .userInterfaceStyle, rank: 0))
    files["my/scene.json"] = smallScene.replacing("\"Small\"", with: "\"Other\"")
    _ = session.reduce(.filesChanged)
    #expect(session.history.done.map(\.summary) == ["panel = light"])
    session.press("u", "u")
    #expect(session.style("root") == .dark)
    #expect(session.simulation.scene.name.text() == "Other")
  }

  @Test func aBrokenSceneKeepsTheOneThatIsShown() throws {
    var session = try opened()
    session.perform(.set("root", .userInterfaceStyle, rank: 1))
    files["my/scene.json"] = smallScene.replacing("\"pageSheet\"", with: "\"pageShed\"")
    _ = session.reduce(.filesChanged)
    #expect(session.style("root") == .dark)
    #expect(session.history.done.count == 1)
    #expect(session.diagnostics.contains { $0.severity == .error && $0.location != nil })
  }

  @Test func aListThatIsOpenKeepsItsStateAndTheFileIsReadWhenItCloses() throws {
    var session = try opened()
    session.press("t")
    guard case .picker? = session.overlay else { return #expect(Bool(false), "no list is open") }
    files["my/theme.json"] = theme("#405060")
    _ = session.reduce(.filesChanged)
    session.press("Esc")
    #expect(accent(session) == "#405060")
  }

  @Test func aSaveThatChangesNothingSaysNothing() throws {
    var session = try opened()
    _ = session.reduce(.filesChanged)
    #expect(session.message == nil)
  }
}

private func theme(_ accent: String) -> String {
  #"{"name": "Mine", "colors": {"accent": {"light": "\#(accent)", "dark": "\#(accent)"}}}"#
}

/// Files in memory that an editor can save.
private final class ChangingFiles: FileAccess, @unchecked Sendable {
  // Each test has its own, and is one thread.
  private var texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  subscript(path: String) -> String? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  func kind(of path: String) throws(FileFailure) -> FileKind {
    if self[path] == nil { throw FileFailure(path, .missing) }
    return .file
  }

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let text = self[path] else { throw FileFailure(path, .missing) }
    return Array(text.utf8)
  }

  func names(inFolder path: String) throws(FileFailure) -> [String] { throw FileFailure(path, .isNotFolder) }
}
