import Localization
import Testing
import TraitModel

@testable import Simulator

@Suite struct PaletteViewTests {
  private func paletteSession() throws -> Session {
    var session = try smallSession()
    session.press("c", "c")
    return session
  }

  @Test func pressedAgainTheKeyGivesThePaletteItsCursorAndTakesItBack() throws {
    var session = try smallSession()
    session.press("c", "Down")
    #expect(session.tab == .palette && session.selection != "root" && session.paletteView.color == nil)
    session.press("c", "Down")
    #expect(session.isInPalette && session.paletteSelection?.name == "secondaryLabel")
    session.press("c")
    #expect(session.focus == .hierarchy && session.tab == .palette)
  }

  @Test func theCursorStaysInsideTheListAndTheAppearances() throws {
    var session = try paletteSession()
    session.press("End", "Down")
    #expect(session.paletteSelection?.name == session.paletteRows.last?.name)
    session.press("Home", "Up")
    #expect(session.paletteSelection?.name == "label")
    for _ in 0..<20 { session.press("Right") }
    #expect(session.paletteView.appearance == Appearance(style: .dark, level: .elevated, contrast: .high))
    for _ in 0..<20 { session.press("Left") }
    #expect(session.paletteView.appearance == Appearance(style: .light))
    #expect(session.selection == "root")
  }

  @Test func anotherOrderKeepsTheColourUnderTheCursor() throws {
    var session = try paletteSession()
    session.press("Down", "Down", "z")
    #expect(session.paletteView.order == .name && session.paletteSelection?.name == "tertiaryLabel")
    let names = session.paletteRows.map { $0.name.lowercased() }
    #expect(names == names.sorted())
    session.press("z")
    #expect(session.paletteRows.first?.name == "label" || session.paletteRows.first?.name == "black")
    session.press("z", "z")
    #expect(session.paletteView.order == .listed)
  }

  @Test func everyAppearanceHasOneColumn() {
    #expect(PaletteView.appearances.count == 8 && Set(PaletteView.appearances) == Set(Appearance.all))
  }
}
