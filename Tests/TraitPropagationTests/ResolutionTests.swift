import Testing
import TraitModel
import TraitPropagation

struct ResolutionTests {
  let forest = window(
    "W", .unspecified,
    controller(
      "root", subviews: [view("a", .unspecified, controller("child")), view("b")], presents: controller("p")))

  @Test func aControllersOwnViewsStandBeforeItsChildControllers() throws {
    let tree = try hierarchy(forest)
    let names = { (resolution: TraitResolution) in resolution.preorder.map { tree[$0].id.rawValue } }
    #expect(
      names(tree.resolved(on: .iOS16)) == [
        "screen", "scene", "W", "root", "root.view", "a", "b", "child", "child.view", "p.presentation", "p",
        "p.view",
      ])
    #expect(
      names(tree.resolved(on: .iOS17)) == [
        "screen", "scene", "W", "root", "root.view", "a", "child", "child.view", "b", "p.presentation", "p",
        "p.view",
      ])
  }

  @Test func anEditEntersOnlyWhatItChanges() throws {
    var tree = try hierarchy(forest)
    var resolution = tree.resolved()
    let before = resolution
    let damage = try #require(
      try tree.setRequestedStyle(.dark, on: "a", behaviors: resolution.behaviors))
    resolution.update(to: tree, device: resolution.device, damage: damage)
    #expect(resolution.counters == counters(visited: 3, recomputed: 3, changed: 3))
    #expect(resolution.changedNodes(since: before).map { tree[$0].id } == ["a", "child", "child.view"])
  }

  @Test func aSubtreeWithAnOverrideIsVisitedAtItsTopOnly() throws {
    var tree = try hierarchy(window("W", .unspecified, controller("root", .dark, subviews: [view("a")])))
    var resolution = tree.resolved()
    let damage = try #require(try tree.setRequestedStyle(.dark, on: "W", behaviors: resolution.behaviors))
    resolution.update(to: tree, device: resolution.device, damage: damage)
    #expect(resolution.counters == counters(visited: 2, recomputed: 2, changed: 1))
  }

  @Test func settingTheStyleThatANodeHasAnywayChangesNothing() throws {
    var tree = try hierarchy(forest)
    var resolution = tree.resolved(.dark)
    let before = resolution
    let damage = try #require(try tree.setRequestedStyle(.dark, on: "root", behaviors: resolution.behaviors))
    resolution.update(to: tree, device: resolution.device, damage: damage)
    #expect(resolution.counters == counters(visited: 1, recomputed: 1, changed: 0))
    #expect(resolution.changedNodes(since: before).isEmpty)
    let again = try tree.setRequestedStyle(.dark, on: "root", behaviors: resolution.behaviors)
    #expect(again == nil)
  }

  @Test func addedAndRemovedNodesDoNotCountAsChanged() throws {
    var tree = try hierarchy(forest)
    var resolution = tree.resolved(.dark)
    let before = resolution
    let damage = try tree.present(controller("q"), from: "p")
    resolution.update(to: tree, device: resolution.device, damage: damage)
    #expect(resolution.changedNodes(since: before).isEmpty)
  }

  @Test func aLargeTreeIsEnteredOnlyWhereItChanges() throws {
    var tree = try hierarchy(window("W", .unspecified, controller("root")))
    for row in 0..<1000 {
      try tree.insert(Node(id: NodeID("row\(row)"), kind: .view), under: "root.view")
      for cell in 0..<20 {
        try tree.insert(Node(id: NodeID("row\(row).\(cell)"), kind: .view), under: NodeID("row\(row)"))
      }
    }
    var resolution = tree.resolved()
    #expect(resolution.counters == counters(visited: 21_005, recomputed: 21_005, changed: 21_005))
    let damage = try #require(
      try tree.setRequestedStyle(.dark, on: "row500", behaviors: resolution.behaviors))
    resolution.update(to: tree, device: resolution.device, damage: damage)
    #expect(resolution.counters == counters(visited: 21, recomputed: 21, changed: 21))
    resolution.update(to: tree, device: DeviceSettings(style: .dark), damage: .device)
    #expect(resolution.counters == counters(visited: 20_985, recomputed: 20_985, changed: 20_984))
  }

  @Test func onIOS12EverythingIsLightAndNothingIsStale() throws {
    let tree = try hierarchy(
      window("W", .dark, controller("root", .dark, detached: [controller("late", .dark)])))
    let resolution = tree.resolved(.dark, on: .iOS12, plist: .dark)
    for index in tree.preorder {
      #expect(resolution.traits(of: index) == EffectiveTraits())
      #expect(!resolution.isStale(index))
    }
  }

  private func counters(visited: Int, recomputed: Int, changed: Int) -> [Int] {
    [visited, recomputed, changed]
  }
}

private func == (counters: TraitResolution.Counters, numbers: [Int]) -> Bool {
  [counters.visited, counters.recomputed, counters.changed] == numbers
}
