import Localization
import Testing
import TraitModel
import TraitPropagation

struct EditTests {
  private let modern = IOSRelease.latest.behaviors

  private func app() throws -> Hierarchy {
    try hierarchy(
      window(
        "W", .unspecified,
        controller(
          "root", subviews: [view("a"), view("b", .unspecified, controller("child"), orphan("lost"))],
          detached: [controller("late")], presents: controller("sheet"))))
  }

  /// What a refused edit says; the tree must be as it was.
  private func refusal(_ edit: (inout Hierarchy) throws(EditRefusal) -> Void) throws -> EditRefusal {
    var tree = try app()
    let refusal = #expect(throws: EditRefusal.self) { try edit(&tree) }
    #expect(try tree == app())
    return try #require(refusal)
  }

  @Test func presentingMakesAPresentationController() throws {
    var tree = try app()
    try tree.present(
      .viewController("alert", className: "UIAlertController"), from: "sheet", style: .formSheet)
    let presentation = try #require(tree["alert.presentation"])
    #expect(presentation.kind == .presentationController)
    #expect(presentation.parent == tree.index(of: "sheet"))
    #expect(tree["alert"]?.modalPresentationStyle == .formSheet && tree["alert.view"] != nil)
  }

  @Test func aControllerThatPresentsCannotPresentAgain() throws {
    var tree = try app()
    try tree.present(controller("q"), from: "sheet")
    let error = #expect(throws: EditRefusal.self) { try tree.present(controller("r"), from: "root") }
    #expect(error?.reason == "`root` presents `sheet` already" && error?.nearest == "q")
  }

  @Test func aControllerWithoutAWindowCannotPresent() throws {
    let error = try refusal { (tree) throws(EditRefusal) in try tree.present(controller("q"), from: "late") }
    #expect(error.reason == "the view of `late` is in no window, so it cannot present")
    #expect(error.nearest == "root")
  }

  @Test func onlyControllersPresent() throws {
    let error = try refusal { (tree) throws(EditRefusal) in try tree.present(controller("q"), from: "b") }
    #expect(error.reason == "`b` is a view; a view controller presents" && error.nearest == "root")
  }

  @Test(arguments: ["root", "sheet", "sheet.presentation", "child"] as [NodeID])
  func dismissingTakesThePresentationAway(id: NodeID) throws {
    var tree = try app()
    try tree.dismiss(id)
    #expect(tree["sheet"] == nil && tree["sheet.presentation"] == nil && tree["root"] != nil)
  }

  @Test func aPresenterDismissesEverythingAboveIt() throws {
    var tree = try app()
    try tree.present(controller("q"), from: "sheet")
    var inner = tree
    try inner.dismiss("sheet")
    #expect(inner["q"] == nil && inner["sheet"] != nil)
    try tree.dismiss("root")
    #expect(tree["q"] == nil && tree["sheet"] == nil)
  }

  @Test func whatStandsForItsOwnerIsNotRemoved() throws {
    for (id, owner) in [("root", "W"), ("child.view", "child")] as [(NodeID, NodeID)] {
      let error = try refusal { (tree) throws(EditRefusal) in try tree.remove(id) }
      #expect(error.nearest == owner)
    }
    #expect(
      try refusal { (tree) throws(EditRefusal) in try tree.remove("screen") }.reason == "the screen stays")
  }

  @Test func removingGivesBackWhatWasThere() throws {
    var tree = try app()
    let before = tree
    let removed = try tree.remove("b").removed
    #expect(tree["child"] == nil && tree["lost.view"] == nil)
    try tree.insert(removed, under: "root.view")
    #expect(tree.tree(at: tree.screen) == before.tree(at: before.screen))
  }

  @Test func nothingContainsItself() throws {
    let error = try refusal { (tree) throws(EditRefusal) in _ = try tree.move("b", to: "child.view") }
    #expect(error.reason == "`child.view` stands in `b`, which cannot contain itself")
  }

  @Test func idsAreWellFormedAndUnique() throws {
    for (id, reason) in [
      ("a", "there is a node `a` already"), ("screen", "the id `screen` is the screen's own"),
      ("two words", "`two words` is no id; letters, digits and _ . / - make one"),
    ] as [(NodeID, String)] {
      #expect(
        try refusal { (tree) throws(EditRefusal) in try tree.insert(view(id), under: "b") }.reason.english
          == reason)
    }
  }

  @Test func aTreeIsInsertedWholeOrNotAtAll() throws {
    _ = try refusal { (tree) throws(EditRefusal) in
      try tree.insert(view("x", .unspecified, view("y"), view("a")), under: "b")
    }
  }

  @Test func kindsStandWhereUIKitPutsThem() throws {
    let misfit = try refusal { (tree) throws(EditRefusal) in try tree.insert(window("V"), under: "a") }
    #expect(misfit.reason == "a window cannot stand below a view" && misfit.nearest == "scene")
    let second = try refusal { (tree) throws(EditRefusal) in try tree.insert(controller("x"), under: "W") }
    #expect(second.reason == "`W` has its root view controller `root` already" && second.nearest == "root")
  }

  @Test func movingToWhereANodeStandsChangesNothing() throws {
    var tree = try app()
    #expect(try tree.move("a", to: "root.view") == nil)
    #expect(try tree.move("a", to: "root.view", at: 0) == nil)
    #expect(try tree.move("a", to: "root.view", at: 1) == .structure)
    #expect(tree["root.view"]?.children.map { tree[$0].id } == ["b", "a"])
  }

  @Test func embeddingMakesAChildOfAnOrphanAndOfADetachedController() throws {
    var tree = try app()
    for id in ["lost", "late"] as [NodeID] {
      #expect(try tree.embed(id, in: "root", viewAt: "a") == .structure)
      let index = try #require(tree.index(of: id))
      #expect(tree.attachment(of: index) == .embedded)
      #expect(tree.parentViewController(of: index) == tree.index(of: "root"))
    }
    #expect(try tree.embed("late", in: "root", viewAt: "a") == nil)
  }

  @Test func aPresentedOrRootControllerIsNobodysChild() throws {
    let presented = try refusal { (tree) throws(EditRefusal) in _ = try tree.embed("sheet", in: "child") }
    #expect(presented.reason == "`sheet` is presented; a presented controller is nobody's child")
    let root = try refusal { (tree) throws(EditRefusal) in _ = try tree.embed("root", in: "sheet") }
    #expect(root.nearest == "W")
  }

  @Test func anotherParentForgetsWhatTheOldOneSet() throws {
    var tree = try app()
    _ = try tree.setOverrideTraitCollection(TraitCollection(userInterfaceStyle: .dark), forChild: "child")
    _ = try tree.move("child", to: "a")
    #expect(tree["child"]?.overrideFromParent.userInterfaceStyle == .dark)
    _ = try tree.move("child", to: "sheet.view")
    #expect(tree["child"]?.overrideFromParent.isEmpty == true)
  }

  @Test func whatHasNoStyleSaysWhichNodeHas() throws {
    let behaviors = modern
    for (id, nearest, rule) in [("screen", "W", "W-09"), ("card.layer", "card", "K-13")]
      as [(NodeID, NodeID, RuleID)]
    {
      var tree = try hierarchy(
        window(
          "W", .unspecified,
          NodeTree(Node(id: "card", kind: .view), [NodeTree(Node(id: "card.layer", kind: .layer))])))
      let error = #expect(throws: EditRefusal.self) {
        try tree.setRequestedStyle(.dark, on: id, behaviors: behaviors)
      }
      #expect(error?.nearest == nearest && error?.rule == rule)
    }
    let unknown = try refusal { (tree) throws(EditRefusal) in
      _ = try tree.setRequestedStyle(.dark, on: "nobody", behaviors: behaviors)
    }
    #expect(unknown.reason == "there is no node `nobody`")
  }

  @Test func aPresentationControllerIsSetByTheAPIOfItsRelease() throws {
    var (old, new) = (try app(), try app())
    _ = try old.setRequestedStyle(.dark, on: "sheet.presentation", behaviors: IOSRelease.iOS16.behaviors)
    #expect(old["sheet.presentation"]?.overrideTraitCollection.userInterfaceStyle == .dark)
    _ = try new.setRequestedStyle(.dark, on: "sheet.presentation", behaviors: modern)
    #expect(new["sheet.presentation"]?.traitOverrides.userInterfaceStyle == .dark)
    _ = try old.setRequestedStyle(.unspecified, on: "sheet.presentation", behaviors: modern)
    #expect(try old == app())
  }

  @Test func damageAddsUp() throws {
    let tree = try app()
    let a = try #require(tree.index(of: "a"))
    let both = Damage.traits(of: [a]).union(.device)
    #expect(both.nodes == [a] && both.includesDevice && !both.includesStructure)
  }
}
