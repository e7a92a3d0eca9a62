import ColorModel
import SceneFormats
import SceneModel
import Specimens
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

@testable import Simulator

/// A layer's colours by the code that assigns them: what each repair and each known mistake gives.
@Suite struct FrozenColorTests {
  private let library: Library

  init() throws { library = try Library.shipped() }

  /// A light screen with a card whose layer has a border; its owner refreshes it in one way.
  private func app(_ refresh: Refresh, style: UserInterfaceStyle = .unspecified, release: IOSRelease = .iOS26)
    throws -> Simulation
  {
    let json = """
      {"name": "t", "screen": {"windowScenes": [{"id": "scene", "windows": [{"id": "window",
        "rootViewController": {"id": "root", "view": {"id": "root.view", "subviews": [
          {"id": "card", "overrideUserInterfaceStyle": "\(style.rawValue)",
           "layer": {"borderColor": "systemGray4", "refresh": "\(refresh.rawValue)"}}]}}}]}]}}
      """
    let request = PaletteRequest(release: release)
    return Simulation(
      try SceneReader.read(Array(json.utf8), release: release).scene, named: "t", device: DeviceSettings(),
      paletteRequest: request, palette: try library.palette(request).palette)
  }

  private func border(of app: Simulation) throws -> String {
    try app.color(of: "card.layer", .borderColor).hexRGB
  }

  private let light = "#D1D1D6"
  private let dark = "#3A3A3C"

  @Test(arguments: Refresh.allCases.filter { $0.sort == .repair || $0.sort == .guaranteedMethod })
  func K_14_everyValidWayKeepsTheBorderRight(refresh: Refresh) throws {
    var app = try app(refresh)
    _ = try app.apply(.device(.dark), library: library)
    #expect(try border(of: app) == dark)
    #expect(!app.isStale(layer: "card.layer"))
    _ = try app.apply(.device(.light), library: library)
    #expect(try border(of: app) == light)
    #expect(app.frozenVerdict(of: "card.layer")?.isRight == true)
  }

  @Test func K_13_aBorderAssignedOnceStaysAsItWas() throws {
    var app = try app(.never)
    _ = try app.apply(.device(.dark), library: library)
    #expect(try border(of: app) == light)
    let verdict = try #require(app.frozenVerdict(of: "card.layer"))
    #expect(verdict.state == .stale(EffectiveTraits(style: .light)))
    #expect(verdict.rule == "K-13")
    #expect(
      verdict.swift == [
        "layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor"
      ])
  }

  @Test func K_15_theControllersTraitsAreWrongForAViewWithItsOwnOverride() throws {
    let overridden = try app(.controllerTraits, style: .dark)
    #expect(overridden.traits(of: "card")?.style == .dark)
    #expect(try border(of: overridden) == light)
    #expect(overridden.isStale(layer: "card.layer"))

    var following = try app(.controllerTraits)
    _ = try following.apply(.device(.dark), library: library)
    #expect(try border(of: following) == dark)
    _ = try following.apply(
      .set("card", .userInterfaceStyle, rank: 0), library: library)
    #expect(try border(of: following) == dark, "the controller hears nothing of its view's override")
  }

  @Test(arguments: [Refresh.viewWillLayoutSubviews, .viewDidLayoutSubviews])
  func K_15_aPlainColourInTheControllersLayoutIsTheControllers(refresh: Refresh) throws {
    let overridden = try app(refresh, style: .dark)
    #expect(try border(of: overridden) == light)
    #expect(overridden.frozenVerdict(of: "card.layer")?.rule == "K-15")
  }

  @Test func K_16_resolvingWithThePreviousTraitsGivesTheStyleBeingLeft() throws {
    var app = try app(.previousTraits)
    _ = try app.apply(.device(.dark), library: library)
    #expect(try border(of: app) == light)
    _ = try app.apply(.device(.light), library: library)
    #expect(try border(of: app) == dark)
    #expect(app.frozenVerdict(of: "card.layer")?.rule == "K-16")
  }

  @Test func C_27_colouredOnlyInTheCallbackThereIsNothingBeforeTheFirstChange() throws {
    var app = try app(.onlyInCallback)
    #expect(app.frozenVerdict(of: "card.layer")?.state == .unassigned)
    #expect(try border(of: app) == "#000000", "a layer's border is black until somebody assigns one")
    #expect(app.isStale(layer: "card.layer"))
    _ = try app.apply(.device(.dark), library: library)
    #expect(try border(of: app) == dark)
    #expect(app.frozenVerdict(of: "card.layer")?.state == .current)
  }

  @Test(arguments: [(Refresh.registerForTraitChanges, IOSRelease.iOS16), (.updateProperties, .iOS18)])
  func aMethodThatTheReleaseLacksIsNeverCalled(refresh: Refresh, release: IOSRelease) throws {
    var app = try app(refresh, release: release)
    _ = try app.apply(.device(.dark), library: library)
    #expect(app.isStale(layer: "card.layer"))
    #expect(app.frozenVerdict(of: "card.layer")?.isRight == false)
  }

  @Test func anotherStrategySetsTheOwnerUpAnew() throws {
    var app = try app(.never)
    _ = try app.apply(.device(.dark), library: library)
    let stale = app
    _ = try app.apply(.refresh("card", .performAsCurrent), library: library)
    #expect(try border(of: app) == dark, "a view stands for its layer")
    #expect(app.content.layers["card.layer"]?.refresh == .performAsCurrent)
    #expect(try border(of: stale) == light)
    #expect(throws: EditFailure.self) { try app.apply(.refresh("root", .draw), library: library) }
  }

  @Test func theExplorerChoosesAStrategyFromAList() throws {
    var session = try smallSession()
    session.select("card")
    session.press("R")
    guard case .picker(let picker) = session.overlay else {
      Issue.record("no list is open")
      return
    }
    #expect(picker.items.map(\.value) == Refresh.allCases.map(\.rawValue))
    #expect(picker.chosen?.value == "never")
    session.press("p", "r", "e", "v", "Enter")
    #expect(session.simulation.content.layers["card.layer"]?.refresh == .previousTraits)
    session.undo()
    #expect(session.simulation.content.layers["card.layer"]?.refresh == .never)
  }
}
