import Testing
import TraitModel
import TraitPropagation

/// Group O: how far overrides reach, and which wins.
struct OverrideRuleTests {
  @Test func O_01_unspecifiedInheritsAndStaysUnspecified() throws {
    let tree = try hierarchy(window("W", .unspecified, controller("root", subviews: [view("v")])))
    expect("screen:D scene:D W:D root:D v:D", in: tree, .dark)
    #expect(tree["v"]?.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func O_02_theNearestOverrideWins() throws {
    let tree = try hierarchy(
      window("W", .dark, controller("root", .light, subviews: [view("s", .dark, view("t"))])))
    expect("W:D root:L root.view:L s:D t:D", in: tree)
  }

  @Test func O_03_unspecifiedDoesNotReachPastAnOuterOverride() throws {
    let tree = try hierarchy(window("W", .light, controller("root", .dark))).setting("root", .unspecified)
    expect("W:L root:L", in: tree, .dark)
  }

  @Test func O_04_aControllersOverrideReachesItsViewsAndChildren() throws {
    let child = controller("child", subviews: [view("c")])
    let tree = try hierarchy(window("W", .unspecified, controller("root", .dark, subviews: [child])))
    expect("W:L root:D root.view:D child:D child.view:D c:D", in: tree)
  }

  @Test func O_05_aControllersOverrideDoesNotReachUpwardsOrSideways() throws {
    let nav = controller("nav", subviews: [controller("a", .dark), controller("b")])
    expect("nav:L nav.view:L a:D b:L W:L", in: try hierarchy(window("W", .unspecified, nav)))
  }

  @Test(arguments: ModalPresentationStyle.allCases)
  func O_06_aPresentedControllerIgnoresItsPresentersOverride(style: ModalPresentationStyle) throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", .dark, presents: controller("p", as: style))))
    expect("root:D p.presentation:L p:L p.view:L", in: tree)
  }

  @Test func O_07_aPresentedControllerFollowsTheWindowRatherThanTheSystem() throws {
    let tree = try hierarchy(window("W", .dark, controller("root", .light, presents: controller("p"))))
    expect("root:L p:D", in: tree)
  }

  @Test func O_08_theRootControllersOverrideLeavesEarlierAndLaterPresentationsAlone() throws {
    var later = try hierarchy(window("W", .unspecified, controller("root", .dark)))
    try later.present(controller("p", as: .fullScreen), from: "root")
    let earlier = try hierarchy(
      window("W", .unspecified, controller("root", presents: controller("p", as: .fullScreen)))
    ).setting("root", .dark)
    for tree in [later, earlier] { expect("root:D p:L", in: tree) }
  }

  @Test func O_09_aWindowsOverrideReachesEverythingInIt() throws {
    let alert = controller("alert", class: "UIAlertController")
    let tree = try hierarchy(
      window("W", .dark, controller("root", presents: controller("p", presents: alert)), view("dim")))
    expect(
      "screen:L scene:L W:D root:D p.presentation:D p:D alert.presentation:D alert:D alert.view:D dim:D",
      in: tree)
  }

  @Test func O_10_aWindowsOverrideReachesAndReleasesPresentationsThatAreOnScreen() throws {
    var tree = try hierarchy(window("W", .unspecified, controller("root", presents: controller("p"))))
    for release in IOSRelease.adaptive {
      var resolution = tree.resolved(on: release)
      for (style, expected) in [(UserInterfaceStyle.dark, "p:D"), (.unspecified, "p:L")] {
        let damage = try #require(try tree.setRequestedStyle(style, on: "W", behaviors: release.behaviors))
        resolution.update(to: tree, device: resolution.device, damage: damage)
        #expect(tree.styles("p", in: resolution) == expected)
      }
    }
  }

  @Test func O_11_aViewsOverrideReachesTheViewsBelowIt() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", subviews: [view("a", .dark, view("b")), view("c")])))
    expect("root:L root.view:L a:D b:D c:L", in: tree)
  }

  private var viewAboveChild: NodeTree {
    window(
      "W", .unspecified,
      controller("root", subviews: [view("a", .dark, controller("child", subviews: [view("c")]))]))
  }

  @Test func O_12_untilIOS16AViewsOverrideReachesNoController() throws {
    expect("a:D child:L child.view:L c:L", in: try hierarchy(viewAboveChild), on: IOSRelease.legacy)
  }

  @Test func O_13_fromIOS17OnAChildInheritsFromItsViewsSuperview() throws {
    expect("a:D child:D child.view:D c:D", in: try hierarchy(viewAboveChild), on: IOSRelease.unified)
  }

  @Test func O_14_anOverrideOnAControllersOwnViewChangesTheViewsOnly() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", viewStyle: .dark, subviews: [controller("child")])))
    expect("root:L root.view:D", in: tree)
    expect("child:L child.view:L", in: tree, on: IOSRelease.legacy)
    expect("child:D child.view:D", in: tree, on: IOSRelease.unified)
  }

  @Test func O_15_aChildsOwnOverrideBeatsAllItInherits() throws {
    let tree = try hierarchy(
      window(
        "W", .unspecified,
        controller("root", .dark, subviews: [view("a", .dark, controller("child", .light))])))
    expect("a:D child:L child.view:L", in: tree)
  }

  @Test func O_18_theLastWriteWins() throws {
    let tree = try hierarchy(window("W", .unspecified, controller("nav", subviews: [controller("vc")])))
    expect("vc:D", in: try tree.setting("vc", .light).setting("vc", .unspecified), .dark)
    expect("nav:L vc:L", in: try tree.setting("nav", .light).setting("vc", .unspecified), .dark)
  }

  @Test func O_20_anOrphanTakesTheWindowsStyleAndFromIOS17OnItsSuperviews() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", subviews: [view("a", .dark, orphan("lost"))])))
    expect("a:D lost:L lost.view:L", in: tree, on: IOSRelease.legacy)
    expect("a:D lost:D lost.view:D", in: tree, on: IOSRelease.unified)
    let book = try RuleBook.builtIn()
    let index = try #require(tree.index(of: "lost"))
    let evidence = { tree.resolved(on: $0).decision(for: index, in: tree, rules: book).evidence }
    #expect(evidence(IOSRelease.iOS16) == .inferred && evidence(.iOS17) == .documented)
  }

  @Test func O_21_aControllerWithoutItsViewInAHierarchy() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("nav", .dark, detached: [controller("tab")])))
    expect("nav:D tab:D tab.view:L", in: tree, on: IOSRelease.legacy)
    expect("nav:D tab:L tab.view:L", in: tree, on: IOSRelease.unified)
    for release in IOSRelease.adaptive {
      var attached = tree
      var resolution = tree.resolved(on: release)
      let tab = try #require(tree.index(of: "tab"))
      #expect(resolution.isStale(tab) == (release.rawValue >= 17))
      let damage = try #require(try attached.embed("tab", in: "nav"))
      resolution.update(to: attached, device: resolution.device, damage: damage)
      #expect(attached.styles("tab tab.view", in: resolution) == "tab:D tab.view:D")
      #expect(!resolution.isStale(tab))
    }
  }
}
