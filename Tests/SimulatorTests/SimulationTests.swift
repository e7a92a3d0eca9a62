import Localization
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct SimulationTests {
  private func applied(_ lines: String..., release: IOSRelease = .iOS26) throws -> (Simulation, [EditOutcome])
  {
    var simulation = try smallSession(release: release).simulation
    let library = try Library.shipped()
    let outcomes = try lines.map { line in
      let hierarchy = simulation.hierarchy
      return try simulation.apply(
        EditParser { hierarchy.index(of: $0) != nil }.parse(line), library: library)
    }
    return (simulation, outcomes)
  }

  @Test func anOutcomeNamesTheNodesThatChanged() throws {
    let (_, outcomes) = try applied("set root dark")
    #expect(outcomes[0].changed == ["root", "root.view", "card", "live", "panel", "child", "child.view"])
    #expect(outcomes[0].noEffect == nil)
  }

  @Test func anEditWithoutEffectSaysWhy() throws {
    let (_, outcomes) = try applied("set root light", "plist light", "device dark")
    #expect(outcomes[0].noEffect?.english.contains("C-02") == true)
    #expect(outcomes[2].noEffect == "pinned by Info.plist (W-12)")
  }

  @Test func K_13_aLayersColoursFreezeUnlessItsOwnerAssignsThemAgain() throws {
    let (simulation, _) = try applied("set root dark")
    #expect(simulation.frozen["card.layer"]?.style == .light)
    #expect(simulation.isStale(layer: "card.layer"))
    #expect(simulation.frozen["live.layer"]?.style == .dark)
    #expect(!simulation.isStale(layer: "live.layer"))
    let (assigned, _) = try applied("set root dark", "assign card.layer")
    #expect(!assigned.isStale(layer: "card.layer"))
  }

  @Test func aDismissedControllerComesBackWithWhatItShows() throws {
    let before = try smallSession().simulation
    let (gone, _) = try applied("dismiss root")
    #expect(gone.hierarchy["sheet"] == nil)
    let (back, outcomes) = try applied("dismiss root", "present sheet")
    #expect(
      back.hierarchy.preorder.map { back.hierarchy[$0].id }
        == before.hierarchy.preorder.map { before.hierarchy[$0].id })
    #expect(back.content == before.content)
    #expect(outcomes[1].added == "sheet")
  }

  @Test(arguments: PresentedKind.all)
  func everythingThatCanBePresentedTakesTheWindowsStyle(kind: PresentedKind) throws {
    let (simulation, outcomes) = try applied("dismiss root", "set window dark", "present root \(kind.name)")
    let added = try #require(outcomes[2].added)
    #expect(simulation.traits(of: added)?.style == .dark)
    #expect(simulation.hierarchy.checkInvariants().isEmpty)
  }

  @Test func whatIsAddedTakesPartAtOnce() throws {
    let (simulation, outcomes) = try applied(
      "set root dark", #"add panel {"id": "new", "class": "UILabel", "text": "x"}"#)
    #expect(outcomes[1].added == "new")
    #expect(simulation.traits(of: "new")?.style == .dark)
    #expect(simulation.content.views["new"]?.text?.text() == "x")
  }

  @Test(arguments: [
    "set nobody dark", "set screen dark", "remove root", "add panel {\"id\": 3}",
    "add panel {\"id\": \"card\"}",
    "present root pageSheet", "theme nonesuch", "move root.view panel", "embed root sheet", "assign panel",
  ])
  func whatCannotBeDoneChangesNothing(line: String) throws {
    var simulation = try smallSession().simulation
    let before = simulation
    let library = try Library.shipped()
    let hierarchy = simulation.hierarchy
    let edit = try EditParser { hierarchy.index(of: $0) != nil }.parse(line)
    #expect(throws: EditFailure.self) { try simulation.apply(edit, library: library) }
    #expect(simulation.isSame(as: before))
  }

  @Test func W_10_aSceneNamesTheNearestNodeBeforeIOS17() throws {
    #expect {
      try applied("set scene dark", release: .iOS16)
    } throws: {
      ($0 as? EditFailure).map { $0.rule == "W-10" && $0.nearest == "window" } ?? false
    }
  }
}
