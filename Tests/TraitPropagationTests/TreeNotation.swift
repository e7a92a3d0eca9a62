import TraitModel
import TraitPropagation

// A small notation for trees: `scene("S", window("W", controller("root", .dark, presents: controller("p"))))`.

func scene(_ id: NodeID, _ windows: NodeTree...) -> NodeTree {
  NodeTree(Node(id: id, kind: .windowScene), windows)
}

func window(_ id: NodeID, _ style: UserInterfaceStyle = .unspecified, _ content: NodeTree...) -> NodeTree {
  var node = Node(id: id, kind: .window)
  node.overrideUserInterfaceStyle = style
  return NodeTree(node, content)
}

func view(_ id: NodeID, _ style: UserInterfaceStyle = .unspecified, _ subviews: NodeTree...) -> NodeTree {
  var node = Node(id: id, kind: .view)
  node.overrideUserInterfaceStyle = style
  return NodeTree(node, subviews)
}

/// A controller whose view, unless given, is `<id>.view`; `subviews` stand in that view.
func controller(
  _ id: NodeID, _ style: UserInterfaceStyle = .unspecified, class className: String? = nil,
  as presentation: ModalPresentationStyle = .automatic, viewStyle: UserInterfaceStyle = .unspecified,
  subviews: [NodeTree] = [], detached: [NodeTree] = [], presents: NodeTree? = nil,
  edit: (inout Node) -> Void = { _ in }
) -> NodeTree {
  var node = Node(id: id, kind: .viewController, className: className)
  node.overrideUserInterfaceStyle = style
  node.modalPresentationStyle = presentation
  edit(&node)
  var rootView = Node(id: NodeID(id.rawValue + ".view"), kind: .view)
  rootView.overrideUserInterfaceStyle = viewStyle
  var children = [NodeTree(rootView, subviews)] + detached
  if let presents {
    children.append(
      NodeTree(
        Node(id: Hierarchy.presentationID(of: presents.node.id), kind: .presentationController), [presents]))
  }
  return NodeTree(node, children)
}

func orphan(_ id: NodeID) -> NodeTree {
  controller(id) { $0.isOrphan = true }
}

extension NodeTree {
  /// The same tree with the node of that id changed.
  func editing(_ id: NodeID, _ change: (inout Node) -> Void) -> NodeTree {
    var copy = self
    if copy.node.id == id { change(&copy.node) }
    copy.children = children.map { $0.editing(id, change) }
    return copy
  }
}

/// A hierarchy of these scenes, or of one scene `scene` around these windows.
func hierarchy(_ trees: NodeTree...) throws -> Hierarchy {
  var hierarchy = Hierarchy()
  let windows = trees.filter { $0.node.kind == .window }
  for scene in trees where scene.node.kind == .windowScene { try hierarchy.insert(scene, under: "screen") }
  if !windows.isEmpty {
    try hierarchy.insert(NodeTree(Node(id: "scene", kind: .windowScene), windows), under: "screen")
  }
  return hierarchy
}

extension Hierarchy {
  func resolved(
    _ style: EffectiveStyle = .light, on release: IOSRelease = .latest, plist: InfoPlistStyle = .automatic,
    behaviors: ReleaseBehaviors? = nil
  ) -> TraitResolution {
    TraitResolution(
      of: self, device: DeviceSettings(style: style, plist: plist), release: release, behaviors: behaviors)
  }

  /// The styles of the named nodes: `W:L root:D`.
  func styles(_ names: String, in resolution: TraitResolution) -> String {
    names.split(separator: " ").map { name in
      guard let index = index(of: NodeID(String(name))) else { return "\(name):?" }
      return "\(name):\(resolution.traits(of: index).style == .light ? "L" : "D")"
    }.joined(separator: " ")
  }
}

extension IOSRelease {
  static let legacy: [IOSRelease] = [.iOS13, .iOS14, .iOS15, .iOS16]
  static let unified: [IOSRelease] = [.iOS17, .iOS18, .iOS26]
  static let adaptive = legacy + unified
}
