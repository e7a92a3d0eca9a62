import KeyInput
import LocatedInput
import Simulator
import Testing
import TraitModel
import TraitPropagation

@testable import Tours

/// A tour on its way: steps, keys, time, the wave.
@Suite struct TourShowTests {
  private let script = """
    # A tour
    # About it.
    device light
    say One.
    note For the first.
    say Two.
    device dark
    wait 2s
    set root light
    select sheet
    say Three.
    """

  private func show(
    _ text: String? = nil, reducesMotion: Bool = true, showsKeys: Bool = false
  ) throws -> TourShow {
    let tour = try Tour(Array((text ?? script).utf8), named: "test")
    return TourShow(
      tour, steps: try tour.steps(from: shippedSession()),
      options: TourOptions(reducesMotion: reducesMotion, showsKeys: showsKeys), columns: 100, rows: 40)
  }

  // MARK: Steps

  @Test func aStepIsACaptionOrAnEdit() throws {
    let steps = try show().steps
    #expect(steps.map(\.caption) == ["One.", "Two.", "Two.", "Two.", "Three."])
    #expect(steps.map(\.line) == [nil, nil, "device dark", "set root light", nil])
  }

  @Test func theOpeningCommentIsTitleAndAbout() throws {
    let tour = try show().tour
    #expect(tour.title == "A tour" && tour.about == "About it.")
    #expect(try Tour(Array("say x".utf8), named: "mine.half").title == "mine.half")
  }

  @Test func whatIsDoneWhileNothingIsSaidIsNoStep() throws {
    let steps = try show("say One.\nsay\ndevice dark\nselect sheet\nsay Two.").steps
    #expect(steps.map(\.caption) == ["One.", "Two."])
    #expect(steps.last?.session.simulation.device.style == .dark)
    #expect(steps.last?.session.selection == "sheet")
  }

  @Test func aScriptThatSaysNothingIsATourOfItsEdits() throws {
    #expect(try show("device dark\nset root light").steps.map(\.caption) == ["", ""])
  }

  @Test func aNoteAndAWaitBelongToTheStepBefore() throws {
    let steps = try show().steps
    #expect(steps.map(\.note) == ["For the first.", "", "", "", ""])
    #expect(steps[2].pause == steps[3].pause + 2000)
  }

  @Test func aLineThatCannotBePlayedOrIsNotSoStopsTheTourBeforeItBegins() {
    #expect(throws: TourFault.self) { try show("say x\nset nobody dark") }
    do {
      _ = try show("say x\n\nexpect root dark")
      Issue.record("the expectation is false")
    } catch TourFault.untrue(let fault) {
      #expect(fault.text == "3:1: error: `root` is light, expected dark")
    } catch {
      Issue.record("\(error)")
    }
  }

  // MARK: Keys

  private func press(_ names: String..., on show: inout TourShow) -> [TourEffect] {
    names.compactMap { name in KeyPress(name: name).flatMap { show.press($0) } }
  }

  @Test func keysStepOnAndBackAndStopTheTour() throws {
    var show = try show()
    #expect(show.plays && show.pause != nil)
    #expect(press("Space", "→", on: &show).isEmpty)
    #expect(show.place == 2 && !show.plays && show.pause == nil)
    #expect(show.session.simulation.device.style == .dark)
    #expect(press("Backspace", on: &show).isEmpty)
    #expect(show.place == 1 && show.session.simulation.device.style == .light)
    _ = press("←", "PgUp", "←", on: &show)
    #expect(show.place == 0)
  }

  @Test func anyKeyStopsItAndPGoesOn() throws {
    var show = try show()
    _ = press("x", on: &show)
    #expect(!show.plays && show.place == 0)
    show.tick()
    #expect(show.place == 0)
    _ = press("p", on: &show)
    #expect(show.plays)
    show.tick()
    #expect(show.place == 1)
  }

  @Test func itPlaysToTheEndAndStaysThere() throws {
    var show = try show()
    for _ in 0..<20 { show.tick() }
    #expect(show.isAtEnd && show.pause == nil && !show.plays)
    _ = press("→", on: &show)
    #expect(show.isAtEnd)
    _ = press("←", on: &show)
    #expect(show.place == show.steps.count - 1)
    _ = press("r", on: &show)
    #expect(show.place == 0 && show.plays)
  }

  @Test func theExplorerTakesOverWhatIsShown() throws {
    var show = try show(reducesMotion: false)
    #expect(press("→", "→", "→", "e", on: &show) == [.takeOver])
    #expect(show.wavePosition != nil)
    let session = show.takenOver
    #expect(session.simulation.traits(of: "root")?.style == .light)
    #expect(session.simulation.traits(of: "row.about")?.style == .light)
    #expect(session.columns == 100 && session.rows == 40)
    #expect(press("q", "Esc", on: &show) == [.leave, .leave])
  }

  @Test func keysAreNotedOnlyWhereTheyAreShown() throws {
    var (silent, shown) = (try show(), try show(showsKeys: true))
    _ = press("→", "x", on: &silent)
    _ = press("→", "x", on: &shown)
    #expect(silent.session.staging.keys == nil)
    #expect(shown.session.staging.keys?.map(\.name) == ["→", "x"])
  }

  @Test func everyKeyOfATourIsBoundOnce() {
    let keys = TourCommand.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(TourCommand.all.allSatisfy { !$0.keys.isEmpty })
  }

  // MARK: The wave

  @Test func aChangeTravelsDownTheTree() throws {
    var show = try show(reducesMotion: false)
    _ = press("→", "→", on: &show)
    let order = show.step.session.simulation.resolution.preorder.map {
      show.step.session.simulation.hierarchy[$0].id
    }
    var arrived = 0
    var pictures = 0
    while show.wavePosition != nil {
      let dark = order.map { show.session.simulation.traits(of: $0)?.style == .dark }
      // First all that have turned, then all that have not: layers go with their owners.
      let turned = dark.prefix { $0 }.count
      #expect(dark.dropFirst(turned).allSatisfy { !$0 })
      #expect(turned >= arrived)
      arrived = turned
      pictures += 1
      show.tick()
    }
    #expect((2...10).contains(pictures))
    #expect(show.session.simulation.traits(of: "sheet.note")?.style == .dark)
    #expect(!show.plays && show.place == 2, "the end of a wave is no step")
  }

  @Test func thereIsNoWaveBackwardsOrIntoAnotherSceneOrWithReducedMotion() throws {
    var show = try show(reducesMotion: false)
    _ = press("→", "→", "←", on: &show)
    #expect(show.wavePosition == nil)
    var other = try self.show("say a\nscene alert\nsay b", reducesMotion: false)
    _ = press("→", on: &other)
    #expect(other.wavePosition == nil)
    var reduced = try self.show()
    _ = press("→", "→", on: &reduced)
    #expect(reduced.wavePosition == nil)
  }

  @Test func aWaveTakesAFractionOfASecond() throws {
    var show = try show(reducesMotion: false)
    _ = press("→", "→", on: &show)
    var milliseconds = 0
    while show.wavePosition != nil {
      milliseconds += show.pause ?? 0
      show.tick()
    }
    #expect((100...700).contains(milliseconds))
  }
}
