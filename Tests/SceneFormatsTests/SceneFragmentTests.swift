import LocatedInput
import SceneModel
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

/// One node, read for a place in a hierarchy that stands.
@Suite struct SceneFragmentTests {
  private var standing: Hierarchy {
    get throws {
      try SceneReader.read(
        Array(
          window(#""view": {"id": "v", "subviews": [{"id": "a"}]}, "childViewControllers": [{"id": "far"}]"#)
            .utf8)
      ).scene.hierarchy
    }
  }

  @Test(arguments: [
    ("screen", #"{"windows": [{}]}"#, "screen.2", NodeKind.windowScene),
    ("s", "{}", "s.2", .window),
    ("w", "{}", "w.2", .view),
    ("w", #"{"layer": {"borderColor": "label"}}"#, "w.layer", .layer),
    ("v", #"{"class": "UILabel", "text": "x"}"#, "v.2", .view),
    ("v", #"{"layer": {"borderColor": "label"}}"#, "v.layer", .layer),
    ("v", #"{"childViewController": {"id": "new"}}"#, "new", .viewController),
    ("v", #"{"orphanViewController": {}}"#, "v.2", .viewController),
    ("root", "{}", "root.3", .viewController),
    ("root", #"{"presentedViewController": {"id": "p"}}"#, "p.presentation", .presentationController),
  ])
  func whatItIsFollowsFromWhereItGoes(parent: String, json: String, id: String, kind: NodeKind) throws {
    var hierarchy = try standing
    let place = try #require(hierarchy.index(of: NodeID(parent)))
    let fragment = try SceneReader.readNode(Array(json.utf8), below: place, of: hierarchy)
    #expect(fragment.diagnostics == [])
    #expect(fragment.tree.node.id == NodeID(id))
    #expect(fragment.tree.node.kind == kind)
    try hierarchy.insert(fragment.tree, under: NodeID(parent))
    #expect(hierarchy.checkInvariants() == [])
  }

  @Test(arguments: [
    ("v", #"{"id": "a"}"#, "there is a node \"a\" already"),
    ("v", #"{"alpha": 3}"#, "\"alpha\" is 3"),
    ("v", "[]", "found an array where a view belongs"),
  ])
  func halfANodeIsNotAdded(parent: String, json: String, message: String) throws {
    let hierarchy = try standing
    let place = try #require(hierarchy.index(of: NodeID(parent)))
    #expect {
      try SceneReader.readNode(Array(json.utf8), below: place, of: hierarchy)
    } throws: { error in
      (error as? InputError)?.diagnostics.map(\.message) == [message]
    }
  }

  @Test func nothingStandsBelowALayer() throws {
    let hierarchy = try SceneReader.read(Array(window(#""view": {"layer": {"id": "l"}}"#).utf8)).scene
      .hierarchy
    let layer = try #require(hierarchy.index(of: "l"))
    #expect(throws: InputError.self) {
      try SceneReader.readNode(Array("{}".utf8), below: layer, of: hierarchy)
    }
  }
}
