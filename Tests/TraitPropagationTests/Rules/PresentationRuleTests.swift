import ColorModel
import Testing
import ThemeFormats
import TraitModel
import TraitPropagation

/// Group P: presentations.
struct PresentationRuleTests {
  private func presenting(
    _ style: ModalPresentationStyle, by presenter: UserInterfaceStyle = .dark,
    in window: UserInterfaceStyle = .unspecified,
    class className: String? = nil, isAdaptive: Bool = true
  ) throws -> Hierarchy {
    let presented = controller("p", class: className, as: style) { $0.isAdaptive = isAdaptive }
    return try hierarchy(
      TraitPropagationTests.window("W", window, controller("root", presenter, presents: presented)))
  }

  @Test func P_01_theChainOfAPresentedController() throws {
    let tree = try presenting(.pageSheet, by: .unspecified)
    for release in IOSRelease.adaptive {
      let resolution = tree.resolved(on: release)
      var chain: [String] = []
      var current = tree.index(of: "p.view")
      while let index = current {
        chain.append(tree[index].id.rawValue)
        current = resolution.environmentParent(of: index)
      }
      #expect(chain == ["p.view", "p", "p.presentation", "W", "scene", "screen"])
    }
    expect("root:L p:L", in: tree)
    expect("root:D p:D", in: try tree.setting("W", .dark))
  }

  private func twoPresentations() throws -> Hierarchy {
    try hierarchy(
      window(
        "W", .unspecified,
        controller("root", .dark, presents: controller("p", .dark, presents: controller("q", as: .pageSheet)))
      ))
  }

  @Test func P_02_neitherPresenterNorOuterPresentationContributes() throws {
    expect("root:D p:D q.presentation:L q:L", in: try twoPresentations())
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func P_03_aContextPresentationIsTakenToFollowTheWindow(style: ModalPresentationStyle) throws {
    let context = controller("ctx", .dark, presents: controller("p", as: style)) {
      $0.definesPresentationContext = true
    }
    let tree = try hierarchy(window("W", .unspecified, controller("root", subviews: [context])))
    expect("ctx:D p:L", in: tree)
    let index = try #require(tree.index(of: "p"))
    let book = try RuleBook.builtIn()
    for release in IOSRelease.adaptive {
      #expect(tree.resolved(on: release).decision(for: index, in: tree, rules: book).evidence == .inferred)
    }
    let otherReading = tree.resolved(
      behaviors: IOSRelease.latest.behaviors.union(.contextPresentationInheritsPresenter))
    #expect(tree.styles("p", in: otherReading) == "p:D")
  }

  @Test func P_04_thePresentationControllerStandsBetweenWindowAndPresented() throws {
    expect("root:D p:D q.presentation:L q:L", in: try twoPresentations(), on: IOSRelease.unified)
    let dark = try twoPresentations().setting("q.presentation", .dark)
    expect("W:L q.presentation:D q:D", in: dark, on: IOSRelease.unified)
  }

  @Test(arguments: [
    ModalPresentationStyle.pageSheet, .formSheet, .automatic, .fullScreen, .overFullScreen,
  ])
  func P_05_sheetsAndFullScreensTakeTheWindowsStyle(style: ModalPresentationStyle) throws {
    expect("root:D p:L", in: try presenting(style))
    expect("root:L p:D", in: try presenting(style, by: .light, in: .dark))
  }

  @Test func P_06_anAlertTakesTheWindowsStyleUnlessItHasItsOwn() throws {
    let tree = try presenting(.automatic, class: "UIAlertController")
    expect("root:D p:L", in: tree)
    expect("root:D p.presentation:L p:D p.view:D", in: try tree.setting("p", .dark))
  }

  @Test(arguments: [true, false])
  func P_07_aWindowsOverrideReachesAPopover(isAdaptive: Bool) throws {
    expect("p:D", in: try presenting(.popover, by: .light, in: .dark, isAdaptive: isAdaptive))
  }

  @Test func P_08_presentingFromAChildDoesNotHelp() throws {
    let child = controller("child", .dark, presents: controller("p"))
    expect(
      "child:D p:L", in: try hierarchy(window("W", .unspecified, controller("root", subviews: [child]))))
  }

  @Test func P_09_presentationsUponPresentationsDoNotAddUp() throws {
    let tree = try hierarchy(
      window(
        "W", .dark,
        controller(
          "root", .light,
          presents: controller("p", .light, presents: controller("q", .light, presents: controller("r"))))))
    expect("p:L q:L r.presentation:D r:D", in: tree)
  }

  @Test func P_10_childrenOfAPresentedContainerInheritFromIt() throws {
    let nav = controller("nav", .dark, subviews: [controller("top")])
    let tree = try hierarchy(window("W", .unspecified, controller("root", presents: nav)))
    expect("nav.presentation:L nav:D top:D", in: tree)
  }

  @Test func P_11_aPresentationControllersOverrideChangesWhatItPresents() throws {
    let tree = try presenting(.pageSheet, by: .unspecified)
    for release in IOSRelease.adaptive {
      expect(
        "root:L p.presentation:D p:D p.view:D", in: try tree.setting("p.presentation", .dark, on: release),
        on: [release])
    }
    expect("root:D p:L", in: try presenting(.pageSheet))
    var partial = tree
    _ = try partial.setOverrideTraitCollection(
      TraitCollection(userInterfaceStyle: .dark), on: "p.presentation")
    expect("p:D", in: partial)
    expectLevels("p:elevated", in: partial)
  }

  @Test func P_12_aPresentationsOverrideDoesNotReachTheNextPresentation() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", presents: controller("p", presents: controller("q")))))
    for release in IOSRelease.adaptive {
      expect("p:D q:L", in: try tree.setting("p.presentation", .dark, on: release), on: [release])
    }
  }

  @Test func P_13_inACompactWidthAPopoverIsASheetUnlessItMayNot() throws {
    let adaptive = try presenting(.popover)
    let fixed = try presenting(.popover, isAdaptive: false)
    var wide = adaptive
    wide.screenWidth = 1024
    for (tree, expected) in [
      (adaptive, ModalPresentationStyle.pageSheet), (fixed, .popover), (wide, .popover),
    ] {
      let p = try #require(tree.index(of: "p"))
      for release in IOSRelease.adaptive {
        #expect(tree.resolved(on: release).effectivePresentation(of: p, in: tree) == expected)
      }
      expectLevels("p:elevated", in: tree)
    }
  }

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, "base"), (.overFullScreen, "base"), (.currentContext, "elevated"),
    (.overCurrentContext, "elevated"), (.pageSheet, "elevated"), (.formSheet, "elevated"),
    (.popover, "elevated"),
    (.custom, "elevated"), (.automatic, "elevated"),
  ])
  func P_14_presentationsRaiseTheLevelUnlessTheyFillTheScreen(style: ModalPresentationStyle, level: String)
    throws
  {
    expectLevels("root:base p.presentation:\(level) p:\(level) p.view:\(level)", in: try presenting(style))
    expectLevels("p:elevated", in: try presenting(style, class: "UIAlertController"))
  }

  @Test func P_15_theLevelIsIndependentOfTheStyle() throws {
    let tree = try presenting(.pageSheet, by: .unspecified)
    expect("p:L", in: tree)
    expectLevels("root:base p:elevated", in: tree)
  }

  @Test func P_16_theLevelShowsInDarkBackgrounds() throws {
    let palette = Palette(system: try SystemPalettes().theme(for: .iOS13))
    let tree = try presenting(.pageSheet, by: .unspecified)
    let full = try presenting(.fullScreen, by: .unspecified)
    func background(
      _ id: NodeID, _ tree: Hierarchy, _ style: EffectiveStyle, _ role: String = "systemBackground"
    )
      throws -> String?
    {
      let traits = tree.resolved(style, on: .iOS13).traits(of: try #require(tree.index(of: id)))
      return palette.resolve(role, for: traits.collection)?.color.hexRGB
    }
    #expect(try background("root", tree, .dark) == "#000000")
    #expect(try background("p", tree, .dark) == "#1C1C1E")
    #expect(try background("p", full, .dark) == "#000000")
    #expect(try background("p", tree, .dark, "secondarySystemBackground") == "#2C2C2E")
    #expect(try background("p", tree, .dark, "tertiarySystemBackground") == "#3A3A3C")
    #expect(try background("p", tree, .light) == background("root", tree, .light))
  }

  @Test func P_17_aStyleOverrideLeavesTheLevelAlone() throws {
    let tree = try presenting(.pageSheet, by: .unspecified).setting("p", .dark)
    expectLevels("p:elevated", in: tree)
    var lowered = tree
    _ = try lowered.setTraitOverride(
      .userInterfaceLevel, to: 0, on: "p", behaviors: IOSRelease.latest.behaviors)
    expectLevels("p.presentation:elevated p:base", in: lowered, on: IOSRelease.unified)
    expect("p:D", in: lowered)
  }
}
