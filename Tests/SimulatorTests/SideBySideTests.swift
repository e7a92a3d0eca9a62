import Testing
import TraitModel
import TraitPropagation

@testable import Simulator

struct SideBySideTests {
  @Test func oneKeyGoesFromStylesToReleasesToOneState() throws {
    var session = try smallSession()
    session.press("b")
    #expect(
      session.sideBySide?.left.device.style == .light && session.sideBySide?.right.device.style == .dark)
    session.press("b")
    #expect(session.sideBySide?.left.release == .iOS16 && session.sideBySide?.right.release == .iOS26)
    session.press("b")
    #expect(session.sideBySide == nil)
  }

  @Test func bothSidesFollowAnEdit() throws {
    var session = try smallSession()
    session.press("b", "3")
    let sides = try #require(session.sideBySide)
    #expect(sides.left.traits(of: "root")?.style == .dark && sides.right.traits(of: "root")?.style == .dark)
    #expect(!sides.differing.contains("root") && sides.differing.contains("sheet"))
  }

  @Test func releasesDifferWhereTheModelsOfInheritanceDo() throws {
    var session = try smallSession(release: .iOS15)
    session.select("panel")
    session.press("3", "b", "b")
    let sides = try #require(session.sideBySide)
    #expect(sides.left.release == .iOS15 && sides.right.release == .iOS26)
    #expect(sides.differing == ["child", "child.view"])
    #expect(session.message?.text.contains("2 nodes of them unlike") == true)
  }

  @Test func aPinnedAppIsTheSameInBothStylesAndThatIsSaid() throws {
    var session = try smallSession()
    session.press("I", "b")
    #expect(session.sideBySide?.differing == [] && session.message?.text.contains("W-12") == true)
  }

  @Test func theListOfExportsAsksTheOutsideToWrite() throws {
    var session = try smallSession()
    #expect(session.press("e", "↓", "Enter") == [.export(.xctest)])
    #expect(session.overlay == nil && session.history.done.isEmpty)
    #expect(session.press("e", "Esc") == [])
  }
}
