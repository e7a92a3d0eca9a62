import KeyInput
import Localization
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct SearchTests {
  @Test func theTreeGoesToTheFirstMatchWhileItIsTyped() throws {
    var session = try smallSession()
    session.press("/", "c", "a", "r")
    #expect(session.selection == "card")
    #expect(session.message?.text == "1 of 2 with “car”")
    session.press("Enter", "n")
    #expect(session.selection == "card.layer" && session.overlay == nil)
    session.press("n")
    #expect(session.selection == "card")
    session.press("N")
    #expect(session.selection == "card.layer")
  }

  @Test func escapeBringsBackWhereOneWas() throws {
    var session = try smallSession()
    session.press("Space")
    let (folded, selection) = (session.folded, session.selection)
    session.press("/", "s", "h", "e", "e", "t")
    #expect(session.selection == "sheet.presentation")
    session.press("Esc")
    #expect(session.selection == selection && session.folded == folded && session.search == nil)
  }

  @Test func aFoldedMatchIsUnfolded() throws {
    var session = try smallSession()
    session.press("Home", "Space", "/", "p", "a", "n", "e", "l", "Enter")
    #expect(session.selection == "panel")
    #expect(session.treeRows.contains { $0.id == "panel" })
  }

  @Test func classAndShownTextAreFoundToo() throws {
    var session = try smallSession()
    session.press("/", "U", "I", "w", "i", "n", "d", "o", "w", "Enter")
    let found = try #require(session.simulation.hierarchy.index(of: session.selection))
    let hit = session.hit(found)
    guard case .other(let text, let match)? = hit else {
      Issue.record("\(String(describing: hit))")
      return
    }
    #expect(text.hasPrefix("UIWindow") && match.offsets == Set(0..<8))
  }

  @Test func whatIsNotThereIsSaidAndNothingMoves() throws {
    var session = try smallSession()
    session.press("/", "x", "y", "z")
    #expect(session.selection == "root" && session.message?.text == "nothing holds “xyz”")
    session.press("Enter", "n")
    #expect(session.selection == "root" && session.message?.kind == .refusal)
    session.press("Esc", "n")
    #expect(session.message?.text == "nothing is looked for yet; / asks what")
  }

  @Test func inThePaletteItNarrowsTheColours() throws {
    var session = try smallSession()
    session.press("c", "c", "/", "r", "e", "d", "Enter")
    #expect(session.paletteView.filter == "red" && session.search == nil)
  }
}

@Suite struct FilterTests {
  private func passing(_ session: Session) -> [NodeID] {
    session.treeRows.filter { !$0.isContext }.map(\.id)
  }

  @Test func onlyOverriddenNodesWithWhatIsAboveThem() throws {
    var session = try smallSession()
    session.press("3", "f")
    #expect(passing(session) == ["root"])
    #expect(session.treeRows.map(\.id) == ["screen", "scene", "window", "root"])
    #expect(session.passingCount == 1 && session.message?.text == "only overridden: 1 node")
    session.press("1")
    #expect(passing(session).isEmpty && session.selection == "root")
    #expect(session.treeRows.contains { $0.id == "root" })
  }

  @Test func changedNodesFollowTheEdits() throws {
    var session = try smallSession()
    session.press("3", "f", "f")
    #expect(Set(passing(session)) == session.changed && !session.changed.isEmpty)
    session.press("s")
    #expect(Set(passing(session)) == session.changed)
  }

  @Test func theKeyComesRoundAndFailingAsksTheAudit() throws {
    var session = try smallSession()
    session.press("f", "f", "f")
    #expect(session.filter == .failing && session.audit != nil)
    #expect(Set(passing(session)) == session.failingNodes)
    session.press("f")
    #expect(session.filter == .all && session.treeRows.count == session.simulation.hierarchy.preorder.count)
  }

  @Test func foldingWorksAmongWhatIsListed() throws {
    var session = try smallSession()
    session.press("3", "f", "Up", "Space")
    #expect(session.selection == "window")
    #expect(session.treeRows.map(\.id) == ["screen", "scene", "window"])
    #expect(session.treeRows.last?.isFolded == true)
  }
}

@Suite struct FuzzyMatchTests {
  @Test func lettersMustStandInTheirOrder() throws {
    #expect(FuzzyMatch("stv", in: "SettingsView")?.offsets == [0, 2, 8])
    #expect(FuzzyMatch("vs", in: "view") == nil)
    #expect(FuzzyMatch("", in: "anything")?.offsets == [])
    #expect(FuzzyMatch("longer than the text", in: "short") == nil)
  }

  @Test(arguments: [
    ("tt", "toggle theme", "letters"), ("root", "root", "root.view"), ("dark", "dark mode", "d a r k"),
    ("sd", "sheetDone", "sand"),
  ])
  func startsOfWordsAndNeighboursCountMore(typed: String, better: String, worse: String) throws {
    let (first, second) = (FuzzyMatch(typed, in: better), FuzzyMatch(typed, in: worse))
    #expect(try #require(first).score > (try #require(second).score))
  }

  @Test func wordsMayComeInAnyOrder() {
    #expect(FuzzyMatch("theme choose", in: "choose a theme") != nil)
  }

  @Test func theBestPlacesAreMarkedNotTheFirst() throws {
    #expect(FuzzyMatch("card", in: "scared card")?.offsets == Set(7...10))
  }
}

@Suite struct CommandPaletteTests {
  private func palette(_ session: Session) throws -> CommandPalette {
    guard case .commandPalette(let palette)? = session.overlay else {
      Issue.record("no command palette")
      throw CancellationError()
    }
    return palette
  }

  private func type(_ text: String, in session: inout Session) {
    for letter in text { _ = session.reduce(.key(.character(letter))) }
  }

  @Test func aCommandIsFoundByALetterOfEachWordAndRuns() throws {
    var session = try smallSession()
    type(":override with dark", in: &session)
    #expect(try palette(session).chosen?.target == .command("dark"))
    #expect(try palette(session).chosen?.keys == "3")
    session.press("Enter")
    #expect(session.style("root") == .dark && session.overlay == nil)
  }

  @Test func itsEffectsReachTheOutside() throws {
    var session = try smallSession()
    type(":leave", in: &session)
    #expect(session.press("Enter") == [.quit])
  }

  @Test func aNodeASceneAndAThemeAreFound() throws {
    var session = try smallSession()
    type(":sheet.pres", in: &session)
    session.press("Enter")
    #expect(session.selection == "sheet.presentation")
    type(":nord", in: &session)
    session.press("Enter")
    #expect(session.simulation.paletteRequest.themes == ["nord"])
    type(":frozen-border", in: &session)
    session.press("Enter")
    #expect(session.simulation.sceneName == "frozen-border" && session.choices.scene == "frozen-border")
  }

  @Test func aTypedEditRunsAndIsRemembered() throws {
    var session = try smallSession()
    type(":set window dark", in: &session)
    session.press("Enter")
    #expect(session.style("window") == .dark)
    #expect(session.history.done.last?.line == "set window dark")
    type(":ios 16", in: &session)
    session.press("Enter")
    type(":x", in: &session)
    session.press("Up")
    #expect(try palette(session).text == "ios 16")
    session.press("Up", "Up")
    #expect(try palette(session).text == "set window dark")
    session.press("Down", "Down")
    #expect(try palette(session).text == "x")
  }

  @Test func aLineThatIsNoEditIsToldWhere() throws {
    var session = try smallSession()
    type(":set window drak", in: &session)
    session.press("Enter")
    let fault = try #require(try palette(session).fault)
    #expect(fault.column == 12 && fault.text.contains("did you mean 'dark'?"))
    session.press("Backspace")
    #expect(try palette(session).fault == nil)
  }

  @Test func whatUIKitRefusesStaysOnTheLine() throws {
    var session = try smallSession()
    type(":set card.layer dark", in: &session)
    session.press("Enter")
    let fault = try #require(try palette(session).fault)
    #expect(fault.column == nil && fault.text.contains("nearest"))
    #expect(session.history.done.isEmpty)
  }

  @Test func tabCompletesANode() throws {
    var session = try smallSession()
    type(":set sheet.p", in: &session)
    session.press("Tab")
    #expect(try palette(session).text == "set sheet.presentation ")
  }

  @Test func theKeysShownAreTheUsers() throws {
    var session = try smallSession()
    session.adopt(KeyBindings([(command: "dark", keys: [KeyPress(.function(5))])]), faults: [])
    type(":override with dark", in: &session)
    #expect(try palette(session).chosen?.keys == "F5")
  }
}

@Suite struct TimeLineTests {
  @Test func itGoesBackAndForwardAndAnotherKeyPutsItAway() throws {
    var session = try smallSession()
    session.press("3", "s", "C")
    #expect(session.timeLine == nil)
    session.press("[", "[")
    #expect(
      session.timeLine == TimeLine(edits: ["set root dark", "device dark", "contrast high"], position: 1))
    #expect(session.simulation.device.style == .light && session.style("root") == .dark)
    session.press("]")
    #expect(session.timeLine?.position == 2 && session.simulation.device.style == .dark)
    session.press("j")
    #expect(session.timeLine == nil)
  }

  @Test func anEditInThePastEndsWhatCameAfterIt() throws {
    var session = try smallSession()
    session.press("3", "s", "C", "[", "[", "r", "[")
    #expect(session.timeLine?.edits == ["set root dark", "ios 12"])
    session.press("]", "]", "]")
    #expect(session.timeLine?.position == 2 && session.message?.text == "nothing to redo")
  }
}

@Suite struct PassingMessageTests {
  @Test func itGoesWithTimeOrWithTheNextKey() throws {
    var session = try smallSession()
    session.report(.passing(.note, "wrote small.svg"))
    _ = session.reduce(.messagePassed)
    #expect(session.message == nil)
    session.report(.passing(.note, "wrote small.svg"))
    session.press("j")
    #expect(session.message == nil)
  }

  @Test func timeTakesNoOtherMessage() throws {
    var session = try smallSession()
    session.press("3")
    let message = session.message
    _ = session.reduce(.messagePassed)
    #expect(session.message == message)
  }
}

@Suite struct HelpOfThePlaceTests {
  @Test func whatIsOpenIsExplainedUntilTheNextKey() throws {
    var session = try smallSession()
    session.press("t", "?")
    #expect(session.isOverlayExplained)
    session.press("x")
    guard case .picker(let picker)? = session.overlay else {
      Issue.record("the list is gone")
      return
    }
    #expect(!session.isOverlayExplained && picker.query.isEmpty)
    session.press("n", "?")
    #expect(!session.isOverlayExplained)
    session.press("F1")
    #expect(session.isOverlayExplained)
  }

  @Test func theFirstKeyPutsTheWelcomeAwayAndStillCounts() throws {
    var session = try smallSession()
    session.welcome()
    session.press("3")
    #expect(!session.isWelcoming && session.style("root") == .dark)
    session.welcome()
    session.press("Esc")
    #expect(!session.isWelcoming && session.message != nil)
  }

  @Test func theGroupsOfTheFocusedPaneComeFirst() throws {
    var session = try smallSession()
    #expect(session.groupsOfThisPlace.first?.title == "Move")
    session.press("c", "c")
    #expect(session.groupsOfThisPlace.map(\.title) == ["Palette"])
  }
}

@Suite struct ChoicesTests {
  @Test func onlyWhatTheUserChoseAndDidNotTakeBackIsKept() throws {
    var session = try smallSession()
    #expect(session.choices == Choices())
    session.press("s", "3")
    #expect(session.choices.appearance == .dark && session.choices.theme == nil)
    session.press("u", "u")
    #expect(session.choices == Choices())
  }
}
