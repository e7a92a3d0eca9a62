import Localization
import Testing
import TraitModel

@testable import Simulator

@Suite struct DeviceChoiceTests {
  @Test func theDeviceFollowsTheTerminalUntilAHandChooses() throws {
    var session = try smallSession()
    #expect(session.deviceOrigin == nil)
    _ = session.reduce(.terminalAppearance(.dark))
    #expect(session.style("root") == .dark)
    #expect(session.deviceOrigin == "terminal")
    session.press("s")
    #expect(session.style("root") == .light)
    #expect(session.deviceOrigin == "by hand")
    _ = session.reduce(.terminalAppearance(.light))
    _ = session.reduce(.terminalAppearance(.dark))
    #expect(session.style("root") == .light)
    session.press("d")
    #expect(session.style("root") == .dark)
    #expect(session.deviceOrigin == "terminal")
  }

  @Test func beforeAnythingIsDoneTheAppIsLaunchedInWhatTheTerminalIs() throws {
    var session = try smallSession()
    _ = session.reduce(.terminalAppearance(.dark))
    #expect(session.history.done.isEmpty)
    #expect(!session.simulation.isStale(layer: "card.layer"), "a launch leaves nothing behind")
  }

  @Test func laterTheAppIsToldLikeOfAnyChange() throws {
    var session = try smallSession()
    session.press("C")
    _ = session.reduce(.terminalAppearance(.dark))
    #expect(session.style("root") == .dark)
    #expect(session.simulation.isStale(layer: "card.layer"))
    #expect(session.history.done.last?.line == "device dark")
    #expect(session.deviceOrigin == "terminal")
    session.press("u")
    #expect(session.style("root") == .light)
    #expect(session.deviceOrigin == nil)
  }

  @Test func theOptionKeepsWhatItSays() throws {
    var session = try smallSession()
    session.noteDeviceChoice(.option)
    _ = session.reduce(.terminalAppearance(.dark))
    #expect(session.style("root") == .light)
    #expect(session.deviceOrigin == "option")
    session.press("d")
    #expect(session.style("root") == .dark)
  }

  @Test func nothingChangesUnderAListOrAQuestion() throws {
    var session = try smallSession()
    session.press("i")
    _ = session.reduce(.terminalAppearance(.dark))
    #expect(session.style("root") == .light)
    session.press("Esc")
    #expect(session.style("root") == .dark)
    session.press("t")
    _ = session.reduce(.terminalAppearance(.light))
    #expect(session.style("root") == .dark)
    session.press("Esc")
    #expect(session.style("root") == .light)
  }

  @Test func aTerminalThatSaysNothingCannotBeFollowed() throws {
    var session = try smallSession()
    session.press("s", "d")
    #expect(session.message?.kind == .refusal)
    #expect(session.style("root") == .dark)
  }
}
