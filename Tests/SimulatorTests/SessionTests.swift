import KeyInput
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct SessionTests {
  @Test func theDeviceKeyTurnsEverythingAndBack() throws {
    var session = try smallSession()
    session.press("s")
    #expect(session.style("sheet") == .dark)
    #expect(session.message?.text == "device dark · 13 nodes changed")
    session.press("s")
    #expect(session.style("sheet") == .light)
  }

  @Test func O_06_anOverrideOnThePresenterLeavesTheSheet() throws {
    var session = try smallSession()
    #expect(session.selection == "root")
    session.press("3")
    #expect(session.style("root") == .dark)
    #expect(session.style("sheet") == .light)
    session.press("O", "O")
    #expect(session.style("sheet") == .dark)
  }

  @Test func theOverrideKeyCycles() throws {
    var session = try smallSession()
    let styles = (0..<3).map { _ -> UserInterfaceStyle? in
      session.press("o")
      return session.simulation.hierarchy["root"]?.requestedStyle
    }
    #expect(styles == [.light, .dark, .unspecified])
  }

  @Test func undoAndRedoAreExact() throws {
    var session = try smallSession()
    var states = [session.simulation]
    for key in ["3", "s", "C", "I", "r", "P", "O"] {
      session.press(key)
      states.append(session.simulation)
    }
    for state in states.reversed().dropFirst() {
      session.press("u")
      #expect(session.simulation.isSame(as: state))
      #expect(
        session.simulation.resolution.preorder.map(session.simulation.resolution.traits)
          == state.resolution.preorder.map(state.resolution.traits))
    }
    session.press("u")
    #expect(session.message?.text == "nothing to undo")
    for state in states.dropFirst() {
      session.press("Ctrl-R")
      #expect(session.simulation.isSame(as: state))
    }
  }

  @Test func aListShowsAsItsCursorMovesAndEscRestoresExactly() throws {
    var session = try smallSession()
    session.press("3")
    let before = session
    let second = session.library.themeEntries[1].name
    session.press("t", "Down")
    #expect(session.simulation.paletteRequest.themes == [second])
    session.press("Esc")
    #expect(session.simulation.isSame(as: before.simulation))
    #expect(session.selection == before.selection && session.message == before.message)
    #expect(session.history.done.count == 1)
    session.press("t", "Down", "Enter")
    #expect(session.simulation.paletteRequest.themes == [second])
    session.press("u")
    #expect(session.simulation.paletteRequest.themes == [])
    session.press("S", "Down", "Esc")
    #expect(session.simulation.sceneName == "small")
    session.press("S", "Enter")
    #expect(session.simulation.sceneName != "small")
    session.press("u")
    #expect(session.simulation.sceneName == "small")
  }

  @Test func typingNarrowsAList() throws {
    var session = try smallSession()
    session.press("t", "s", "o", "l", "a", "Enter")
    #expect(session.simulation.paletteRequest.themes == ["solarized"])
  }

  @Test func presentingChoosesFromAList() throws {
    var session = try smallSession()
    session.press("p")
    #expect(session.message?.kind == .refusal)
    #expect(session.message?.text.contains("`sheet`") == true)
    session.press("P", "p", "Enter")
    #expect(session.selection == "sheet")
    session.press("P", "p", "a", "l", "e", "r", "t", "Enter")
    #expect(session.simulation.hierarchy[session.selection]?.isAlertController == true)
  }

  @Test func structureKeysAddMoveEmbedAndRemove() throws {
    var session = try smallSession()
    session.press("+", "Enter")
    #expect(session.simulation.hierarchy["label"] != nil && session.selection == "label")
    session.press("m", "c", "a", "r", "d", "Enter")
    let parent = session.simulation.hierarchy["label"]?.parent.map { session.simulation.hierarchy[$0].id }
    #expect(parent == "card")
    session.press("x")
    #expect(session.simulation.hierarchy["label"] == nil)
    #expect(session.simulation.hierarchy.index(of: session.selection) != nil)
    session.select("root")
    session.press("E", "Enter")
    #expect(session.simulation.hierarchy["child2"]?.kind == .viewController)
    #expect(session.simulation.hierarchy.checkInvariants().isEmpty)
  }

  @Test func foldingHidesAndSelectingUnfolds() throws {
    var session = try smallSession()
    let all = session.treeRows.count
    session.press("Space")
    #expect(session.treeRows.count < all)
    session.select("child.view")
    #expect(session.treeRows.count == all)
    session.press("Home", "Space", "*")
    #expect(session.treeRows.count == all)
  }

  @Test func theReleaseHangsAnEmbeddedChildElsewhere() throws {
    var session = try smallSession(release: .iOS16)
    func depth() -> Int? { session.treeRows.first { $0.id == "child" }?.depth }
    let old = depth()
    session.press("r")
    #expect(session.simulation.release == .iOS17)
    #expect(depth() != old)
    session.press("v")
    #expect(session.treeOrder == .structure)
  }

  @Test func quitIsAnEffect() throws {
    var session = try smallSession()
    #expect(session.press("q") == [.quit])
    #expect(session.press("Ctrl-L") == [.redraw])
  }

  @Test func everyKeyIsBoundOnce() {
    let keys = CommandGroup.all.flatMap(\.commands).flatMap(\.keys)
    #expect(keys.count == Set(keys).count)
    let names = CommandGroup.all.flatMap(\.commands).map(\.name)
    #expect(names.count == Set(names).count)
    for command in CommandGroup.all.flatMap(\.commands) { #expect(!command.keys.isEmpty, "\(command.name)") }
    // Flow control stays the terminal's.
    let bindings = KeyBindings.standard
    #expect(bindings.command(for: .control("s")) == nil && bindings.command(for: .control("q")) == nil)
  }
}
