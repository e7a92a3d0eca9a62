import ColorModel
import SceneFormats
import SceneModel
import Specimens
import Testing
import TraitModel

@testable import Simulator

/// After undo and redo the cursor stands where what they change is seen.
@Suite struct HistoryPlaceTests {
  @Test func aNodeThatComesBackHasTheCursorAgain() throws {
    var session = try smallSession()
    session.select("card")
    session.press("x")
    let neighbour = session.selection
    #expect(neighbour != "card")
    session.select("sheet")
    session.press("u")
    #expect(session.selection == "card")
    session.press("Ctrl-R")
    #expect(session.selection == neighbour)
  }

  @Test func whatIsPresentedGivesTheCursorBackToWherePresentingBegan() throws {
    var session = try smallSession()
    session.select("child")
    session.press("p", "Enter")
    let presented = session.selection
    #expect(presented != "child")
    session.press("u")
    #expect(session.selection == "child")
    session.press("Ctrl-R")
    #expect(session.selection == presented)
  }

  @Test func aWalkAlongTheTimeLineGoesFromEditToEdit() throws {
    var session = try smallSession()
    session.select("panel")
    session.press("3")
    session.folded = ["root.view"]
    session.select("root")
    session.press("2")
    session.select("sheet")
    session.press("[")
    #expect(session.selection == "root")
    session.press("[")
    #expect(session.selection == "panel")
    #expect(session.treeRows.contains { $0.id == "panel" }, "what hides it is unfolded")
    session.press("]", "]")
    #expect(session.selection == "root")
  }

  @Test(arguments: ["s", "C", "r", "I"]) func whatChangesTheWholeAppLeavesTheCursorAlone(key: String) throws {
    var session = try smallSession()
    session.press(key)
    session.select("sheet")
    session.press("u")
    #expect(session.selection == "sheet")
    session.press("Ctrl-R")
    #expect(session.selection == "sheet")
  }

  @Test func anotherSceneTakenBackShowsTheNodeThatWasLookedAt() throws {
    let library = try Library.shipped()
    let app = try library.launch(try library.scene(named: "settings-sheet").scene, named: "settings-sheet")
    var session = Session(app, rules: try smallSession().rules, library: library)
    session.select("sheet")
    try session.open(scene: "frozen-border")
    let first = session.selection
    session.press("A")
    while !session.history.done.isEmpty { session.press("u") }
    #expect(session.selection == "sheet")
    #expect(!session.isAnswerShown, "the answer was another scene's")
    session.press("Ctrl-R")
    #expect(session.selection == first)
  }

  @Test func aColourThatIsTakenBackIsUnderThePalettesCursor() throws {
    var session = try smallSession()
    session.perform(.color(.palette(name: "link", slot: nil), .black))
    session.paletteView.color = "label"
    session.press("u")
    #expect(session.paletteSelection?.name == "link")
  }
}
