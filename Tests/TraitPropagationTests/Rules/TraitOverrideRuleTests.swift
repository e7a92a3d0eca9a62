import Testing
import TraitModel
import TraitPropagation

/// Group T: the other ways to override traits.
struct TraitOverrideRuleTests {
  private let dark = TraitCollection(userInterfaceStyle: .dark)

  private func family() throws -> Hierarchy {
    try hierarchy(
      window("W", .unspecified, controller("root", subviews: [controller("c1"), controller("c2")])))
  }

  @Test func T_01_aParentOverridesTraitsForOneChild() throws {
    var tree = try family()
    _ = try tree.setOverrideTraitCollection(dark, forChild: "c1", of: "root")
    expect("root:L c1:D c1.view:D c2:L", in: tree)
    let c1 = try #require(tree.index(of: "c1"))
    let book = try RuleBook.builtIn()
    for (release, evidence) in [(IOSRelease.iOS16, Evidence.documented), (.iOS17, .inferred)] {
      let decision = tree.resolved(on: release).decision(for: c1, in: tree, rules: book)
      #expect(decision.node == c1 && decision.rule == "T-01" && decision.evidence == evidence)
    }
  }

  @Test func T_02_theChildsOwnOverrideWins() throws {
    var tree = try family().setting("c1", .light)
    _ = try tree.setOverrideTraitCollection(dark, forChild: "c1")
    expect("c1:L c2:L", in: tree)
  }

  @Test func T_03_anEmptyCollectionRemovesTheOverride() throws {
    var tree = try family()
    let untouched = tree
    _ = try tree.setOverrideTraitCollection(dark, forChild: "c1")
    _ = try tree.setOverrideTraitCollection(TraitCollection(), forChild: "c1")
    expect("c1:L", in: tree)
    #expect(tree == untouched)
  }

  @Test func T_04_theLastCollectionThatSpecifiesATraitWins() {
    let light = TraitCollection(userInterfaceStyle: .light)
    #expect(light.merging(TraitCollection()) == light)
    #expect(light.merging(dark).userInterfaceStyle == .dark)
    #expect(light.merging(TraitCollection(userInterfaceLevel: .elevated)).userInterfaceStyle == .light)
  }

  @Test(arguments: ["scene", "W", "p.presentation", "root", "root.view"] as [NodeID])
  func T_05_traitOverridesExistFromIOS17On(id: NodeID) throws {
    let tree = try hierarchy(window("W", .unspecified, controller("root", presents: controller("p"))))
    for release in IOSRelease.adaptive {
      var copy = tree
      if release.rawValue >= 17 {
        _ = try copy.setTraitOverride(.accessibilityContrast, to: 1, on: id, behaviors: release.behaviors)
        let index = try #require(copy.index(of: id))
        #expect(copy.resolved(on: release).traits(of: index).contrast == .high)
      } else {
        let refusal = #expect(throws: EditRefusal.self) {
          try copy.setTraitOverride(.accessibilityContrast, to: 1, on: id, behaviors: release.behaviors)
        }
        #expect(refusal?.rule == (id == "scene" ? "W-10" : "T-05"))
      }
    }
  }

  @Test func T_06_singleTraitsAreContainedAndRemoved() throws {
    var tree = try family()
    let behaviors = IOSRelease.latest.behaviors
    _ = try tree.setTraitOverride(.userInterfaceStyle, to: 1, on: "root", behaviors: behaviors)
    _ = try tree.setTraitOverride(.userInterfaceLevel, to: 1, on: "root", behaviors: behaviors)
    #expect(
      tree["root"]?.traitOverrides.specified.map(\.trait) == [.userInterfaceStyle, .userInterfaceLevel])
    _ = try tree.setTraitOverride(.userInterfaceStyle, to: nil, on: "root", behaviors: behaviors)
    #expect(tree["root"]?.traitOverrides[.userInterfaceStyle] == nil)
    expect("root:L", in: tree)
    expectLevels("root:elevated", in: tree, on: IOSRelease.unified)
  }

  @Test func T_07_traitOverridesChangeTheObjectAndAllBelow() throws {
    var tree = try hierarchy(
      window("W", .unspecified, controller("root", subviews: [view("a", .unspecified, controller("child"))])))
    _ = try tree.setTraitOverride(.userInterfaceStyle, to: 1, on: "a", behaviors: IOSRelease.latest.behaviors)
    expect("root.view:L a:D child:D child.view:D", in: tree, on: IOSRelease.unified)
    expect("a:L child:L", in: tree, on: IOSRelease.legacy)
  }

  @Test func T_08_ofTwoStylesOnOneObjectThePropertyIsTakenToWin() throws {
    let tree = try hierarchy(
      window("W", .unspecified, controller("root", .light) { $0.traitOverrides.userInterfaceStyle = .dark }))
    expect("root:L", in: tree)
    let root = try #require(tree.index(of: "root"))
    let decision = tree.resolved().decision(for: root, in: tree, rules: try RuleBook.builtIn())
    #expect(decision.rule == "O-04" && decision.evidence == .inferred)
  }
}
