import Localization
import Testing
import TraitModel
import TraitPropagation

@testable import Simulator

struct WhatIfTests {
  @Test func anOverrideThatIsAskedAboutMarksButChangesNothing() throws {
    var session = try smallSession()
    session.press("i", "3")
    #expect(session.style("root") == .light && session.history.done.isEmpty)
    #expect(session.whatIf?.flips["root"]?.style == .dark)
    #expect(session.whatIf?.flips["sheet"] == nil)
    #expect(session.message?.text.contains("Enter does it") == true)
  }

  @Test func enterDoesWhatWasAskedAndEscDropsIt() throws {
    var session = try smallSession()
    session.press("i", "3", "Enter")
    #expect(session.style("root") == .dark && session.whatIf == nil)
    #expect(session.history.done.map(\.line) == ["set root dark"])
    session.press("i", "1", "Esc")
    #expect(session.style("root") == .dark && session.whatIf == nil)
    session.press("i", "Enter")
    #expect(session.whatIf == nil && session.history.done.count == 1)
  }

  @Test func aCyclingKeyGoesOnFromWhatWasAsked() throws {
    var session = try smallSession()
    session.press("i", "o", "o", "Enter")
    #expect(session.style("root") == .dark)
  }

  @Test func theLastQuestionCounts() throws {
    var session = try smallSession()
    session.press("i", "3", "s", "Enter")
    #expect(session.simulation.device.style == .dark && session.history.done.count == 1)
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    var session = try smallSession()
    session.press("g", "i", "3")
    #expect(session.message?.kind == .refusal)
    session.press("Enter")
    #expect(session.history.done.isEmpty)
  }

  @Test func anEditThatChangesNothingSaysWhy() throws {
    var session = try smallSession()
    session.press("i", "2")
    #expect(session.message?.kind == .noEffect && session.message?.text.contains("C-02") == true)
  }

  @Test func undoLeavesTheQuestion() throws {
    var session = try smallSession()
    session.press("3", "i", "1", "u")
    #expect(session.whatIf == nil && session.style("root") == .light)
  }

  @Test func theSmallestFixIsFirstShownThenTaken() throws {
    var session = try smallSession()
    session.select("sheet")
    session.press("M")
    guard case .picker(let picker) = session.overlay else {
      Issue.record("no list of ways")
      return
    }
    #expect(picker.items.map(\.value) == ["set sheet dark", "set window dark", "set scene dark"])
    #expect(
      picker.items.map(\.detail) == [
        "changes 1 other node", "changes 10 other nodes", "changes 11 other nodes",
      ])
    session.press("↓")
    #expect(session.style("root") == .dark)
    session.press("↑", "Enter")
    #expect(session.style("sheet") == .dark && session.style("root") == .light)
    #expect(session.history.done.map(\.line) == ["set sheet dark"])
  }

  @Test func whereNothingHelpsNoListOpens() throws {
    var session = try smallSession(release: .iOS12)
    session.press("M")
    #expect(session.overlay == nil && session.message?.kind == .refusal)
  }
}
