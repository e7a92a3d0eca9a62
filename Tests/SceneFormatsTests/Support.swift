import LocatedInput
import SceneModel
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

/// Compares part by part, so that a failure says where. Hierarchies are compared as trees: places in storage may differ
/// after edits.
func expectSame(_ a: Scene, _ b: Scene, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  #expect(a.name == b.name, sourceLocation: sourceLocation)
  #expect(a.about == b.about, sourceLocation: sourceLocation)
  #expect(a.defaults == b.defaults, sourceLocation: sourceLocation)
  #expect(a.lesson == b.lesson, sourceLocation: sourceLocation)
  #expect(a.content.bounds == b.content.bounds, sourceLocation: sourceLocation)
  #expect(a.content == b.content, sourceLocation: sourceLocation)
  #expect(a.hierarchy.screenWidth == b.hierarchy.screenWidth, sourceLocation: sourceLocation)
  let (one, other) = (nodes(of: a.hierarchy), nodes(of: b.hierarchy))
  #expect(one.count == other.count, sourceLocation: sourceLocation)
  for (x, y) in zip(one, other) where x != y {
    Issue.record("\(x) is not \(y)", sourceLocation: sourceLocation)
  }
}

/// The nodes in structural preorder, each with its depth.
func nodes(of hierarchy: Hierarchy) -> [NodeAtDepth] {
  hierarchy.preorder.map {
    NodeAtDepth(depth: hierarchy.ancestors(of: $0).count, node: hierarchy.tree(at: $0).node)
  }
}

struct NodeAtDepth: Equatable {
  var depth: Int
  var node: Node
}
