import Audit
import ColorModel
import Localization
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

private let faultyScene = """
  {"name": "Faulty", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
    "rootViewController": {"id": "root", "view": {"id": "back", "subviews": [
      {"id": "fixed", "class": "UILabel", "frame": [20, 100, 300, 30], "text": "One", "textColor": "#111111"},
      {"id": "other", "class": "UILabel", "frame": [20, 200, 300, 30], "text": "Two", "textColor": "#EEEEEE"}]}}}]}]}}
  """

@Suite struct JudgingTests {
  private func session() throws -> Session {
    let library = try Library.shipped()
    return Session(
      Simulation(
        try SceneReader.read(Array(faultyScene.utf8)).scene, named: "faulty", device: DeviceSettings(),
        paletteRequest: PaletteRequest(), palette: try library.palette(PaletteRequest()).palette),
      rules: try RuleBook.builtIn(), library: library)
  }

  @Test func theAuditOpensWithItsCountOnTheTab() throws {
    var session = try session()
    #expect(session.title(of: .audit) == "Audit")
    session.press("a")
    #expect(session.tab == .audit && session.title(of: .audit) == "Audit 2")
    #expect(session.failingNodes == ["fixed", "other"])
  }

  @Test func theBracesWalkTheFindingsAndSelectTheirNodes() throws {
    var session = try session()
    session.press("}")
    #expect(session.selection == "fixed" && session.message?.text == "finding 1 of 2")
    session.press("}")
    #expect(session.selection == "other")
    session.press("}")
    #expect(session.selection == "fixed")
    session.press("{")
    #expect(session.selection == "other")
  }

  @Test func aSuggestionIsAppliedAndTakenBack() throws {
    var session = try session()
    session.press("}", "F")
    #expect(session.audit?.count == 1)
    #expect(
      session.simulation.content["fixed", .textColor]
        != session.history.done.first?.other.content["fixed", .textColor])
    #expect(session.history.done.last?.line?.hasPrefix("color fixed.textColor.dark #") == true)
    session.press("u")
    #expect(session.audit?.count == 2)
    #expect(
      session.simulation.content["fixed", .textColor] == .dynamic(DynamicColor(fixed: RGBA(rgb: 0x111111))))
    session.press("Ctrl-R")
    #expect(session.audit?.count == 1)
  }

  @Test func withoutAFindingTheSelectedNodesOwnIsMended() throws {
    var session = try session()
    session.press("F")
    #expect(session.message?.text == "no finding is looked at; } goes to one")
    session.selection = "other"
    session.press("F")
    #expect(session.failingNodes == ["fixed"])
  }

  @Test func theAuditFollowsWhatIsEdited() throws {
    var session = try session()
    session.press("a")
    session.selection = "window"
    session.press("2")
    #expect(session.failingNodes == ["other"])
  }

  @Test func aSoundAppHasNothingToWalk() throws {
    var session = try smallSession()
    session.selection = "card"
    session.press("x", "}")
    #expect(session.message?.text == "the audit found nothing")
  }

  @Test func theVisionKeyGoesThroughAllAndBack() throws {
    var session = try session()
    let seen = (0..<5).map { _ -> VisionDeficiency.Kind? in
      session.press("V")
      return session.vision?.kind
    }
    #expect(seen == [.protan, .deutan, .tritan, .achromat, nil])
  }
}

@Suite struct ColorEditTests {
  @Test func aPalettesColorChangesInOneSlotAndOutlivesARelease() throws {
    let library = try Library.shipped()
    var simulation = try smallSession().simulation
    func color(_ name: String, _ style: EffectiveStyle) -> String? {
      simulation.palette.resolve(name, for: EffectiveTraits(style: style).collection)?.color.hexRGB
    }
    let light = color("label", .light)
    let dark = DynamicColor.Slot(.dark)
    let red = RGBA(rgb: 0xFF0000)
    _ = try simulation.apply(.color(.palette(name: "label", slot: dark), red), library: library)
    #expect(color("label", .light) == light && color("label", .dark) == "#FF0000")
    _ = try simulation.apply(.ios(.iOS13), library: library)
    #expect(color("label", .dark) == "#FF0000")
    _ = try simulation.apply(.theme("nord"), library: library)
    #expect(color("label", .dark) != "#FF0000")
    _ = try simulation.apply(.color(.palette(name: "label", slot: nil), red), library: library)
    #expect(color("label", .light) == "#FF0000" && simulation.palette.themes.map(\.name) == ["Nord"])
  }

  @Test func aNodesColorChangesInOneStyleAndKeepsTheOther() throws {
    let library = try Library.shipped()
    var simulation = try smallSession().simulation
    let edit = Edit.color(.node("card", .backgroundColor, style: .dark), RGBA(rgb: 0x123456))
    simulation.scene.content["card", .backgroundColor] = .named("systemBackground")
    _ = try simulation.apply(edit, library: library)
    #expect(
      simulation.content["card", .backgroundColor]
        == .dynamic(
          DynamicColor([
            .init(.dark): .color(RGBA(rgb: 0x123456)), .init(.light): .reference("systemBackground"),
          ])))
  }

  @Test(arguments: ["color nothing.dark #FFFFFF"])
  func anUnknownNameIsRefused(line: String) throws {
    var simulation = try smallSession().simulation
    let edit = try EditParser { _ in false }.parse(line)
    #expect { try simulation.apply(edit, library: Library.shipped()) } throws: {
      ($0 as? EditFailure)?.isUnknownName == true
    }
  }
}
