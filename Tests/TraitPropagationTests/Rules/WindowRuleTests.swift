import Testing
import TraitModel
import TraitPropagation

/// Group W: windows, scenes, the screen, Info.plist. What belongs to callbacks is tested with the callbacks.
struct WindowRuleTests {
  private let plain = window("W", .unspecified, controller("root"))

  @Test func W_01_overridesNeverCrossWindows() throws {
    let tree = try hierarchy(
      window("W1", .light, controller("a")), window("W2", .unspecified, controller("b")))
    expect("W1:L a:L a.view:L W2:D b:D b.view:D", in: tree, .dark)
  }

  @Test func W_02_aNewWindowNeedsTheStyleToo() throws {
    var tree = try hierarchy(window("W1", .light, controller("a")))
    try tree.insert(window("W2", .unspecified, controller("b")), under: "scene")
    expect("a:L b:D", in: tree, .dark)
    expect("a:L b:L", in: try tree.setting("W2", .light), .dark)
  }

  @Test func W_03_anAlertInAWindowOfItsOwnDoesNotFollowTheMainWindow() throws {
    let host = controller("host", presents: controller("alert", class: "UIAlertController"))
    let tree = try hierarchy(
      window("W", .dark, controller("root")), window("alertWindow", .unspecified, host))
    expect("root:D alertWindow:L host:L alert:L", in: tree)
  }

  @Test func W_04_aForcedWindowDoesNotRevealTheSystemsStyle() throws {
    expect("W:L root:L", in: try hierarchy(plain).setting("W", .light), .dark)
  }

  @Test func W_05_anUntouchedWindowShowsTheSystemsStyle() throws {
    let tree = try hierarchy(plain, window("theme")).setting("W", .light)
    expect("theme:L W:L", in: tree, .light)
    expect("theme:D W:L", in: tree, .dark)
    expect("theme:D W:D", in: try tree.setting("W", .dark), .dark)
  }

  @Test func W_06_unspecifiedWindowsLookTheSameAsCopiedOnes() throws {
    for (device, copied) in [(EffectiveStyle.light, UserInterfaceStyle.light), (.dark, .dark)] {
      let tree = try hierarchy(plain)
      for release in IOSRelease.adaptive {
        let byHand = try tree.setting("W", copied).resolved(device, on: release)
        #expect(byHand.changedNodes(since: tree.resolved(device, on: release)).isEmpty)
      }
    }
  }

  @Test func W_08_theScreenComesFirstThenItsScenesThenTheirWindows() throws {
    let tree = try hierarchy(plain)
    for release in IOSRelease.adaptive {
      var resolution = tree.resolved(on: release)
      let before = resolution
      resolution.update(to: tree, device: DeviceSettings(style: .dark), damage: .device)
      let order = resolution.changedNodes(since: before).map { tree[$0].id.rawValue }
      #expect(order == ["screen", "scene", "W", "root", "root.view"])
    }
  }

  @Test func W_09_theScreenKnowsNothingOfOverrides() throws {
    expect("screen:D W:L", in: try hierarchy(plain).setting("W", .light), .dark)
  }

  @Test func W_10_aSceneIsOverriddenByTraitOverridesFromIOS17On() throws {
    let tree = try hierarchy(
      scene("S1", plain), scene("S2", window("X", .unspecified, controller("x"))))
    expect("S1:D W:D root:D S2:L X:L", in: try tree.setting("S1", .dark), on: IOSRelease.unified)
    expect("S1:L W:L root:L", in: try tree.setting("S1", .dark), on: IOSRelease.legacy)
    for release in IOSRelease.legacy {
      let refusal = #expect(throws: EditRefusal.self) { try tree.setting("S1", .dark, on: release) }
      #expect(refusal?.rule == "W-10" && refusal?.nearest == "W")
    }
  }

  @Test func W_12_infoPlistPinsTheApp() throws {
    let tree = try hierarchy(plain)
    for device in EffectiveStyle.allCases {
      expect("screen:L scene:L W:L root:L", in: tree, device, plist: .light)
      expect("screen:D scene:D W:D root:D", in: tree, device, plist: .dark)
    }
    expect("screen:D root:D", in: tree, .dark, plist: .automatic)
    let decision = tree.resolved(.dark, plist: .light).decision(
      for: try #require(tree.index(of: "root")), in: tree, rules: try RuleBook.builtIn())
    #expect(decision.node == tree.screen && decision.rule == "W-12")
  }

  @Test func W_13_explicitOverridesWinOverThePin() throws {
    let tree = try hierarchy(window("W", .unspecified, controller("root", .dark, presents: controller("p"))))
    expect("W:L root:D p:L", in: tree, .dark, plist: .light)
  }

  @Test func W_14_unspecifiedMeansThePinnedStyle() throws {
    expect("W:L", in: try hierarchy(plain).setting("W", .unspecified), .dark, plist: .light)
  }

  @Test func W_15_theLaunchScreenFollowsTheScreenNotTheWindow() throws {
    let tree = try hierarchy(plain).setting("W", .light)
    expect("screen:D W:L", in: tree, .dark)
    expect("screen:L W:L", in: tree, .dark, plist: .light)
  }
}
