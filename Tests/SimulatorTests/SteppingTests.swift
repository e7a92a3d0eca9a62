import ChangeDelivery
import Testing
import TraitModel
import TraitPropagation

@testable import Simulator

@Suite struct SteppingTests {
  @Test func C_06_aWalkShowsParentsNewAndChildrenOld() throws {
    var session = try smallSession()
    session.press("3", ".")
    #expect(session.stepping?.position == 0 && session.tab == .log)
    #expect(session.style("root") == .light)
    session.press(".")
    #expect(session.stepping?.delivery?.method == .willTransition && session.style("root") == .light)
    session.press(".")
    #expect(session.stepping?.delivery?.id == "root" && session.selection == "root")
    #expect(session.style("root") == .dark && session.style("root.view") == .light)
    #expect(session.changed == ["root"])
    session.press(",", ",", ",")
    #expect(session.stepping?.position == 0 && session.style("root") == .light)
    session.press("Esc")
    #expect(session.stepping == nil && session.style("child.view") == .dark)
  }

  @Test func aWalkEndsBehindTheLastCallAndStartsThereBackwards() throws {
    var session = try smallSession()
    session.press("3")
    let settled = session.simulation
    session.press(",")
    let count = try #require(session.stepping?.log.deliveries.count)
    #expect(session.stepping?.position == count)
    session.press(".")
    #expect(session.stepping == nil && session.simulation.isSame(as: settled))
    #expect(session.style("child.view") == .dark)
  }

  @Test func looksGoOnDuringAWalkAndEditsEndIt() throws {
    var session = try smallSession()
    session.press("3", ".", ".", "w", "↓", "v")
    #expect(session.stepping?.position == 1)
    session.press("s")
    #expect(
      session.stepping == nil && session.style("sheet") == .dark && session.style("child.view") == .dark)
    session.press("u", "u")
    #expect(session.style("root") == .light && session.style("child.view") == .light)
  }

  @Test func aRefreshedLayerKeepsItsOldColoursUntilItsOwnerIsTold() throws {
    var session = try smallSession()
    session.press("s", ".", ".")
    #expect(session.simulation.frozen["live.layer"]?.style == .light)
    session.press("Esc")
    #expect(session.simulation.frozen["live.layer"]?.style == .dark)
  }

  @Test func theLogFollowsTheLastEditAndForgetsItOnUndo() throws {
    var session = try smallSession()
    session.press(".")
    #expect(session.message?.text == "nothing to step through yet: make an edit first")
    session.press("L", "s")
    #expect(session.shownChange?.edit == .device(.dark))
    #expect(session.shownChange?.leftBehind.map(\.layer) == ["card.layer"])
    session.press("3")
    #expect(session.shownChange?.log?.deliveries.isEmpty == true)
    session.press(".")
    #expect(session.message?.text == "`root = dark` called nobody; L says why" && session.stepping == nil)
    session.press("u")
    #expect(session.shownChange == nil)
  }

  @Test func K_13_aLayerThatNobodyAssignedAgainIsLeftBehindWithTheCallItsOwnerHeard() throws {
    var session = try smallSession()
    session.press("s", "L")
    let change = try #require(session.shownChange)
    let layer = try #require(change.leftBehind.first)
    #expect(layer.owner == "card" && layer.frozen == .light && layer.now == .dark)
    let call = try #require(layer.call.map { change.log?.deliveries[$0 - 1] } ?? nil)
    #expect(call.id == "card" && call.method == .traitCollectionDidChange)
  }

  @Test func C_22_theHeaderKnowsTheBackgroundAndTheDeviceKeepsItsStyle() throws {
    var session = try smallSession()
    session.perform(.background(.lightFirst))
    #expect(session.style("root") == .dark && session.simulation.device.style == .light)
    session.perform(.background(nil))
    #expect(session.message?.kind == .refusal)
    session.perform(.foreground)
    #expect(session.style("root") == .light && session.simulation.device.background == nil)
  }
}
