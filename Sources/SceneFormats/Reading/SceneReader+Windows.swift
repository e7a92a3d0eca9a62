import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

/// Screen, window scenes, windows.
extension SceneReader {
  mutating func windowScenes(in screen: SceneObject<ScreenKey>) -> [NodeTree] {
    if let bounds = frame(.bounds, in: screen), bounds.width > 0, bounds.height > 0 {
      content.bounds = Size(width: bounds.width, height: bounds.height)
    } else if let json = screen[.bounds], json.array != nil {
      report("the screen has no extent", at: json.location, path: screen.path(to: .bounds))
    }
    var scenes: [NodeTree] = []
    for (place, item) in items(.windowScenes, in: screen).enumerated() {
      if let scene = windowScene(item.json, path: item.path, made: "\(Hierarchy.screenID).\(place + 1)") {
        scenes.append(scene)
      }
    }
    return scenes
  }

  mutating func windowScene(_ json: JSONNode, path: String, made: String) -> NodeTree? {
    guard let object = open(WindowSceneKey.self, json, path: path),
      let id = name(.id, of: object, as: .windowScene, made: made)
    else { return nil }
    lineage.append(id)
    defer { lineage.removeLast() }
    var node = Node(id: id, kind: .windowScene, className: string(.class, in: object))
    node.traitOverrides = traitOverrides(.traitOverrides, in: object)
    var windows: [NodeTree] = []
    for (place, item) in items(.windows, in: object).enumerated() {
      if let window = window(item.json, path: item.path, made: "\(id).\(place + 1)") {
        windows.append(window)
      }
    }
    return NodeTree(node, windows)
  }

  mutating func window(_ json: JSONNode, path: String, made: String) -> NodeTree? {
    guard let object = open(WindowKey.self, json, path: path),
      let id = name(.id, of: object, as: .window, made: made)
    else { return nil }
    lineage.append(id)
    defer { lineage.removeLast() }
    var node = Node(id: id, kind: .window, className: string(.class, in: object))
    readOverrides(.overrideUserInterfaceStyle, .traitOverrides, in: object, into: &node)
    readCallbacks(.implements, .registersForTraitChanges, .readsTraits, in: object, of: id)
    content.windowFrames[id] = frame(.frame, in: object)
    var shown = ViewContent()
    shown.backgroundColor = color(.backgroundColor, in: object)
    shown.tintColor = color(.tintColor, in: object)
    shown.alpha = number(.alpha, in: object, 0...1) ?? shown.alpha
    shown.isHidden = flag(.isHidden, in: object) ?? shown.isHidden
    if shown != ViewContent() { content.views[id] = shown }

    var children = layer(.layer, in: object, of: id)
    if let json = object[.rootViewController] {
      let path = object.path(to: .rootViewController)
      if let root = controller(json, path: path, as: .rootController, made: "\(id).1") {
        children.append(root)
      }
    }
    return NodeTree(node, children + subviews(.subviews, in: object, of: id))
  }
}
