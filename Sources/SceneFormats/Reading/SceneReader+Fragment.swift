package import LocatedInput
package import SceneModel
package import TraitModel
package import TraitPropagation

/// One node by itself, spelled as it would stand in a scene file.
extension SceneReader {
  /// A node to be put below another, and what it and the nodes below it show.
  package struct Fragment: Sendable {
    package var tree: NodeTree
    package var content: SceneContent
    package var diagnostics: [Diagnostic]
  }

  /// Reads a node that is to stand below `parent`: a window scene below the screen, a window below a scene, a view or
  /// an embedded controller below a view or window, a child whose view is in no hierarchy below a controller.
  /// - Throws: the faults, where there is any error among them: half a node is not added.
  package static func readNode(
    _ bytes: [UInt8], below parent: NodeIndex, of hierarchy: Hierarchy, release: IOSRelease
  ) throws(InputError) -> Fragment {
    let (root, oddities) = try JSONReader.read(bytes)
    var reader = SceneReader(release: release, limits: Limits())
    reader.findings = oddities
    guard let tree = try reader.node(root, below: parent, of: hierarchy),
      !reader.findings.contains(where: { $0.severity == .error })
    else { throw InputError(reader.findings) }
    return Fragment(tree: tree, content: reader.content, diagnostics: reader.findings)
  }

  private mutating func node(
    _ json: JSONNode, below parent: NodeIndex, of hierarchy: Hierarchy
  ) throws(InputError) -> NodeTree? {
    let above = hierarchy[parent]
    let made = madeName(below: above, in: hierarchy)
    switch above.kind {
    case .screen: return windowScene(json, path: "", made: made)
    case .windowScene: return window(json, path: "", made: made)
    case .window, .view: return subview(json, path: "", made: made)
    case .viewController: return controller(json, path: "", as: .child, made: made)
    case .presentationController, .layer:
      throw InputError(
        Diagnostic(
          .error, "nothing can be added below \(above.kind.phrase)",
          remedy: above.kind == .layer ? nil : "`present` puts a controller there"))
    }
  }

  /// `<parent>.<n>`, as a file's missing ids are made, with the first number that is free.
  private func madeName(below parent: Node, in hierarchy: Hierarchy) -> String {
    var number = parent.children.count + 1
    while hierarchy.index(of: NodeID("\(parent.id).\(number)")) != nil { number += 1 }
    return "\(parent.id).\(number)"
  }
}
