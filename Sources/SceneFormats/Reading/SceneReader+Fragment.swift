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

  /// Reads one node that is to stand below `parent`: below the screen a window scene, below a scene a window, below a
  /// window its root controller or a view, below a view a view, `{"childViewController": …}`,
  /// `{"orphanViewController": …}` or `{"layer": …}`, below a controller a child whose view is in no hierarchy, or
  /// `{"presentedViewController": …}`.
  /// - Throws: the faults, where there is any error among them: half a node is not added.
  package static func readNode(
    _ bytes: [UInt8], below parent: NodeIndex, of hierarchy: Hierarchy, release: IOSRelease? = nil,
    limits: Limits = Limits()
  ) throws(InputError) -> Fragment {
    let (json, oddities) = try JSONReader.read(bytes, limits: limits.json)
    var reader = SceneReader(release: release, limits: limits)
    reader.findings = oddities
    reader.standing = hierarchy
    reader.lineage = ([parent] + hierarchy.ancestors(of: parent)).reversed().map { hierarchy[$0].id }
    reader.detachedAncestors = hierarchy.isAttached(parent) ? 0 : 1
    guard let tree = reader.node(json, below: parent, of: hierarchy),
      !reader.findings.contains(where: { $0.severity == .error })
    else { throw InputError(reader.findings) }
    return Fragment(tree: tree, content: reader.content, diagnostics: reader.findings)
  }

  private mutating func node(_ json: JSONNode, below parent: NodeIndex, of hierarchy: Hierarchy) -> NodeTree?
  {
    let above = hierarchy[parent]
    let made = madeName(below: above, in: hierarchy)
    switch above.kind {
    case .screen: return windowScene(json, path: "", made: made)
    case .windowScene: return window(json, path: "", made: made)
    case .window:
      if let layer = layerAlone(json, of: above.id) { return layer }
      let hasRoot = above.children.contains { hierarchy[$0].kind == .viewController }
      return hasRoot
        ? subview(json, path: "", made: made) : controller(json, path: "", as: .rootController, made: made)
    case .view: return layerAlone(json, of: above.id) ?? subview(json, path: "", made: made)
    case .viewController:
      let key = ControllerKey.presentedViewController.rawValue
      if let presented = json[key] { return presentation(presented, path: key, made: made) }
      detachedAncestors += 1
      return controller(json, path: "", as: .child, made: made)
    case .presentationController, .layer:
      let remedy = above.kind == .layer ? nil : "`present` puts a controller there"
      report("nothing can be added below \(above.kind.phrase)", at: json.location, path: "", remedy: remedy)
      return nil
    }
  }

  /// An object that holds a layer and nothing else.
  private mutating func layerAlone(_ json: JSONNode, of owner: NodeID) -> NodeTree? {
    guard json.members?.map(\.key) == [ViewKey.layer.rawValue] else { return nil }
    return layer(ViewKey.layer, in: SceneObject(json: json, path: "", keys: [.layer]), of: owner).first
  }

  /// `<parent>.<n>`, as a file's missing ids are made, with the first number that is free.
  private func madeName(below parent: Node, in hierarchy: Hierarchy) -> String {
    var number = parent.children.count + 1
    while hierarchy.index(of: NodeID("\(parent.id).\(number)")) != nil { number += 1 }
    return "\(parent.id).\(number)"
  }
}
