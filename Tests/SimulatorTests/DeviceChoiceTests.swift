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

  @Test func undoBringsBackWhoSaysItToo() throws {
    var session = try smallSession()
    _ = session.reduce(.terminalAppearance(.dark))
    session.press("s", "u")
    #expect(session.style("root") == .dark)
    #expect(session.deviceOrigin == "terminal")
    #expect(session.choices == Choices())
    session.press("Ctrl-R")
    #expect(session.deviceOrigin == "by hand")
    session.press("d")
    #expect(session.style("root") == .dark)
    #expect(session.choices.followsTerminal)
    session.press("u")
    #expect(session.style("root") == .light)
    #expect(session.deviceOrigin == "by hand")
    #expect(session.choices.appearance == .light)
  }

  @Test func whatWasTakenBackStandsUntilTheTerminalsNextTurn() throws {
    var session = try smallSession()
    _ = session.reduce(.terminalAppearance(.dark))
    session.press("s")
    _ = session.reduce(.terminalAppearance(.light))
    session.press("u")
    #expect(session.style("root") == .dark)
    #expect(session.history.undone.count == 1, "it can be made again")
    _ = session.reduce(.terminalAppearance(.dark))
    _ = session.reduce(.terminalAppearance(.light))
    #expect(session.style("root") == .light)
    #expect(session.deviceOrigin == "terminal")
  }

  @Test func whatATourDidIsNobodysChoiceAndItsDeviceStays() throws {
    var session = try smallSession()
    session.press("s")
    session.handOver()
    #expect(session.choices == Choices())
    #expect(session.deviceOrigin == "tour")
    _ = session.reduce(.terminalAppearance(.light))
    #expect(session.style("root") == .dark)
    session.press("s")
    #expect(session.choices.appearance == .light)
  }

  @Test func aTerminalThatSaysNothingCannotBeFollowed() throws {
    var session = try smallSession()
    session.press("s", "d")
    #expect(session.message?.kind == .refusal)
    #expect(session.style("root") == .dark)
  }
}
