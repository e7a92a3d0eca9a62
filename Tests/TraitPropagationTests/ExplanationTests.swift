import Localization
import Testing
import TraitModel
import TraitPropagation

struct ExplanationTests {
  let book: RuleBook
  init() throws { book = try RuleBook.builtIn() }

  /// `window root/O-06 …` of an explanation's blocked overrides.
  private func blocked(_ id: NodeID, _ tree: Hierarchy, _ resolution: TraitResolution) throws -> [String] {
    let index = try #require(tree.index(of: id))
    return resolution.explain(index, in: tree, rules: book).blocked.map {
      "\(tree[$0.node].id) \($0.rule): \($0.fix.text)"
    }
  }

  private func chain(_ id: NodeID, _ tree: Hierarchy, _ resolution: TraitResolution) throws -> [String] {
    let index = try #require(tree.index(of: id))
    return resolution.explain(index, in: tree, rules: book).chain.map { "\(tree[$0.node].id) \($0.rule)" }
  }

  @Test func aSheetsChainLeavesItsPresenterOut() throws {
    let tree = try hierarchy(window("W", .light, controller("root", .dark, presents: controller("sheet"))))
    #expect(
      try chain("sheet.view", tree, tree.resolved())
        == ["W O-09", "sheet.presentation P-05", "sheet O-01", "sheet.view O-01"])
    #expect(try blocked("sheet", tree, tree.resolved()) == ["root O-06: set it on `sheet` itself"])
    #expect(
      try blocked("sheet.view", tree, tree.resolved(on: .iOS15)) == ["root O-06: set it on `sheet`"])
  }

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, false, "P-05", "O-06"), (.overCurrentContext, false, "P-03", "P-03"),
    (.popover, true, "P-07", "P-07"), (.popover, false, "P-05", "O-06"), (.custom, false, "P-02", "O-06"),
  ])
  func eachKindOfPresentationNamesItsRule(
    style: ModalPresentationStyle, staysPopover: Bool, crossing: String, blocks: String
  ) throws {
    let presented = controller("p", as: style) { $0.isAdaptive = !staysPopover }
    let tree = try hierarchy(window("W", .unspecified, controller("root", .dark, presents: presented)))
    #expect(try chain("p.presentation", tree, tree.resolved()).last == "p.presentation \(crossing)")
    #expect(try blocked("p", tree, tree.resolved()) == ["root \(blocks): set it on `p` itself"])
  }

  @Test func anAlertNamesTheRuleOfAlerts() throws {
    let alert = controller("alert", class: "UIAlertController")
    let tree = try hierarchy(window("W", .unspecified, controller("root", .dark, presents: alert)))
    #expect(
      try chain("alert", tree, tree.resolved())
        == ["screen O-01", "scene O-01", "W O-01", "alert.presentation P-06", "alert O-01"])
  }

  @Test func aViewOverrideOverAChildControllerIsBlockedUntilIOS16() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", subviews: [view("a", .dark, controller("child"))])))
    #expect(try blocked("child.view", tree, tree.resolved(on: .iOS16)) == ["a O-12: set it on `child`"])
    #expect(try blocked("child", tree, tree.resolved(on: .iOS17)) == [])
    #expect(try chain("child", tree, tree.resolved(on: .iOS17)) == ["a O-11", "child O-13"])
  }

  @Test func anOverrideOnAControllersOwnViewNamesItsOwnRule() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", viewStyle: .dark, subviews: [controller("child")])))
    #expect(
      try blocked("child", tree, tree.resolved(on: .iOS13)) == ["root.view O-14: set it on `child` itself"])
    let index = try #require(tree.index(of: "child"))
    #expect(tree.resolved(on: .iOS17).decision(for: index, in: tree, rules: book).evidence == .inferred)
  }

  @Test func aNearerOverrideIsTakenBack() throws {
    let tree = try hierarchy(window("W", .dark, controller("root", .light, subviews: [view("a")])))
    #expect(try blocked("a", tree, tree.resolved()) == ["W O-02: set `root` back to unspecified"])
  }

  @Test func anOuterPresentationsOverrideIsBlockedByP12() throws {
    let tree = try hierarchy(
      window(
        "W", .unspecified,
        controller("root", presents: controller("p", presents: controller("q"))))
    )
    var edited = tree
    _ = try edited.setRequestedStyle(.dark, on: "p.presentation", behaviors: IOSRelease.latest.behaviors)
    #expect(
      try blocked("q", edited, edited.resolved()) == ["p.presentation P-12: set it on `q` itself"])
    #expect(
      try chain("p.view", edited, edited.resolved()) == ["p.presentation P-11", "p O-01", "p.view O-01"])
  }

  @Test func traitOverridesAreInertBeforeIOS17() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root") { $0.traitOverrides.userInterfaceStyle = .dark }))
    #expect(
      try blocked("root.view", tree, tree.resolved(on: .iOS16)) == [
        "root T-05: set overrideUserInterfaceStyle on `root`"
      ])
    #expect(try chain("root.view", tree, tree.resolved(on: .iOS17)) == ["root T-07", "root.view O-01"])
  }

  @Test func aSceneHasNothingToOverrideBeforeIOS17() throws {
    let tree = try hierarchy(
      scene("S", window("W", .unspecified, controller("root")))
        .editing("S") { $0.traitOverrides.userInterfaceStyle = .dark })
    #expect(
      try blocked("root", tree, tree.resolved(on: .iOS16)) == [
        "S W-10: set overrideUserInterfaceStyle on `W`"
      ])
    #expect(try chain("W", tree, tree.resolved(on: .iOS17)) == ["S W-10", "W O-01"])
  }

  @Test func aChildsOwnOverrideBeatsTheOneFromItsParent() throws {
    let child = controller("c", .light) { $0.overrideFromParent.userInterfaceStyle = .dark }
    let tree = try hierarchy(window("W", .unspecified, controller("root", subviews: [child])))
    #expect(try blocked("c", tree, tree.resolved()) == ["c T-02: set it on `c` itself"])
  }

  @Test func aDetachedNodeDecidesForItself() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("nav", .dark, detached: [controller("tab")])))
    let fix = "add the view of `tab` to a window's views; until then it keeps what it had"
    #expect(try chain("tab", tree, tree.resolved(on: .iOS17)) == ["tab O-21"])
    #expect(try blocked("tab", tree, tree.resolved(on: .iOS17)) == ["nav O-21: \(fix)"])
    #expect(try chain("tab", tree, tree.resolved(on: .iOS16)) == ["nav O-04", "tab O-12"])
    #expect(try blocked("tab.view", tree, tree.resolved(on: .iOS16)) == ["nav C-07: \(fix)"])
  }

  @Test func whatIsInertOnIOS12SaysSo() throws {
    let tree = try hierarchy(window("W", .dark))
    #expect(
      try blocked("W", tree, tree.resolved(on: .iOS12))
        == ["W O-01: none: iOS 12 has no dark style, iOS 13 brings it"])
  }

  @Test func theOtherReadingOfAContextPresentationIsGiven() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("ctx", .dark, presents: controller("p", as: .overCurrentContext))))
    let index = try #require(tree.index(of: "p.view"))
    let explanation = tree.resolved().explain(index, in: tree, rules: book)
    let reading = try #require(explanation.otherReadings.first)
    #expect(explanation.decision.evidence == .inferred && explanation.style == .light)
    #expect(reading.question == "X-01" && reading.style == .dark && tree[reading.decider].id == "ctx")
  }

  @Test func theOtherReadingsOfTheRemainingQuestionsAreGiven() throws {
    let popover = controller("p", as: .popover) { $0.isAdaptive = false }
    let both = view("both", .dark).editing("both") { $0.traitOverrides.userInterfaceStyle = .light }
    let child = controller("c") { $0.overrideFromParent.userInterfaceStyle = .dark }
    let tree = try hierarchy(
      window("A", .unspecified, controller("a", .dark, presents: popover)),
      window("B", .unspecified, controller("b", subviews: [both, child, view("v", .dark, orphan("lost"))])))
    func questions(_ id: NodeID, _ release: IOSRelease) throws -> [RuleID] {
      let index = try #require(tree.index(of: id))
      return tree.resolved(on: release).explain(index, in: tree, rules: book).otherReadings.map(\.question)
    }
    #expect(try questions("p", .iOS26) == ["X-03"])
    #expect(try questions("both", .iOS17) == ["X-05"] && questions("both", .iOS16) == [])
    #expect(try questions("c", .iOS17) == ["T-01@17"] && questions("c", .iOS16) == [])
    #expect(try questions("lost", .iOS16) == ["X-19"] && questions("lost", .iOS17) == [])
  }

  @Test func whatOnlySeemsDocumentedIsInferred() throws {
    let popover = controller("p", as: .popover) { $0.isAdaptive = false }
    let tree = try hierarchy(window("W", .unspecified, controller("root", presents: popover)))
    func evidence(_ id: NodeID, _ tree: Hierarchy, plist: InfoPlistStyle = .automatic) throws -> Evidence {
      let index = try #require(tree.index(of: id))
      return tree.resolved(plist: plist).decision(for: index, in: tree, rules: book).evidence
    }
    #expect(try evidence("p", tree) == .inferred && evidence("p.view", tree) == .inferred)
    #expect(try evidence("p", tree.setting("W", .dark)) == .documented)
    #expect(try evidence("screen", tree, plist: .light) == .inferred)
    #expect(try evidence("W", tree, plist: .light) == .documented)
  }

  @Test func theWaysToMakeANodeDarkAreSortedByWhatTheyChange() throws {
    let tree = try hierarchy(
      window("W", .light, controller("root", .dark, presents: controller("sheet", subviews: [view("a")]))))
    let index = try #require(tree.index(of: "sheet"))
    let ways = tree.resolved(.dark).waysToMake(index, .dark, in: tree)
    #expect(
      ways.map { $0.edits.map { "\($0.node)=\($0.style)" }.joined() } == [
        "sheet=dark", "W=unspecified", "W=dark",
      ])
    #expect(ways.map(\.changedCount) == [3, 5, 5])
  }

  @Test func anEditWithoutEffectSaysWhy() throws {
    var tree = try hierarchy(
      window("W", .dark, controller("root", subviews: [view("a", .light, view("b"))])))
    func reason(_ edit: SettingEdit, _ release: IOSRelease = .latest, plist: InfoPlistStyle = .automatic)
      -> String
    {
      tree.resolved(on: release, plist: plist).noEffectReason(of: edit, in: tree).english
    }
    let root = try #require(tree.index(of: "root"))
    let a = try #require(tree.index(of: "a"))
    #expect(reason(.style(.dark, of: root)) == "already dark (C-02); 2 nodes are pinned by `a`")
    #expect(reason(.style(.light, of: a)) == "already light (C-02)")
    #expect(reason(.deviceStyle, plist: .light) == "pinned by Info.plist (W-12)")
    #expect(reason(.style(.dark, of: root), .iOS12) == "iOS 12 has no dark style")
    #expect(reason(.traitOverride(.userInterfaceLevel, of: root), .iOS16) == "`traitOverrides` needs iOS 17")
    _ = try tree.insert(controller("late"), under: "root")
    let late = try #require(tree.index(of: "late"))
    #expect(reason(.style(.dark, of: late)) == "`late` is in no hierarchy and keeps its traits (O-21)")
  }
}
