import Specimens
import Testing
import TraitModel
import TraitPropagation

struct RedundancyTests {
  private func redundancy(_ id: NodeID, _ tree: Hierarchy, _ resolution: TraitResolution) throws
    -> Redundancy?
  {
    resolution.redundancy(of: try #require(tree.index(of: id)), in: tree)
  }

  @Test func whatEqualsTheDevicesStyleIsRedundantOnlyNow() throws {
    let tree = try hierarchy(window("W", .light, controller("root", .unspecified)))
    #expect(try redundancy("W", tree, tree.resolved()) == .now)
    #expect(try redundancy("root", tree, tree.resolved()) == nil)
  }

  @Test func whatEqualsAnOuterOverrideIsRedundantAlways() throws {
    let tree = try hierarchy(
      window("W", .dark, controller("root", .dark, subviews: [view("a", .light), view("b", .dark)])))
    #expect(try redundancy("W", tree, tree.resolved()) == nil)
    #expect(try redundancy("root", tree, tree.resolved()) == .always)
    #expect(try redundancy("a", tree, tree.resolved()) == nil)
    #expect(try redundancy("b", tree, tree.resolved()) == .always)
  }

  @Test func aChildsOwnOverrideRepeatsItsParentsRequest() throws {
    var tree = try hierarchy(
      window("W", .unspecified, controller("root", subviews: [controller("child", .dark)])))
    #expect(try redundancy("child", tree, tree.resolved()) == nil)
    _ = try tree.setOverrideTraitCollection(TraitCollection(userInterfaceStyle: .dark), forChild: "child")
    #expect(try redundancy("child", tree, tree.resolved()) == .always)
  }

  @Test func aRequestOfADetachedControllerWaitsAndIsNotRedundant() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", detached: [controller("away", .light)])))
    #expect(try redundancy("away", tree, tree.resolved()) == nil)
  }

  /// The definition, against taking each override back and resolving anew, on random hierarchies.
  @Test func redundantIsWhatCanBeTakenBackUnseen() throws {
    var found: Set<Redundancy?> = []
    for seed in 1...60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var tree = try hierarchy(
        window(
          "W", .unspecified,
          controller(
            "root",
            subviews: [view("a", .unspecified, view("b", .unspecified, controller("child")))],
            presents: controller("sheet"))))
      for id: NodeID in ["W", "root", "a", "b", "child", "child.view", "sheet", "sheet.view"] {
        let style = UserInterfaceStyle.allCases[Int(random.next() % 3)]
        _ = try tree.setRequestedStyle(style, on: id, behaviors: IOSRelease.iOS26.behaviors)
      }
      for release: IOSRelease in [.iOS13, .iOS26] {
        for index in tree.preorder where tree[index].requestedStyle != .unspecified {
          var bare = tree
          _ = try bare.setRequestedStyle(.unspecified, on: tree[index].id, behaviors: release.behaviors)
          let isUnseen = EffectiveStyle.allCases.map { style in
            let device = DeviceSettings(style: style)
            return TraitResolution(of: tree, device: device, release: release).changedNodes(
              since: TraitResolution(of: bare, device: device, release: release)
            ).isEmpty
          }
          let expected: Redundancy? = isUnseen == [true, true] ? .always : isUnseen[0] ? .now : nil
          let resolution = TraitResolution(of: tree, device: DeviceSettings(style: .light), release: release)
          #expect(resolution.redundancy(of: index, in: tree) == expected)
          found.insert(expected)
        }
      }
    }
    #expect(found.count == 3)
  }
}
