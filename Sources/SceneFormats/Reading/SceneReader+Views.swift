import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

/// Views, and the controllers among them.
extension SceneReader {
  mutating func view(_ json: JSONNode, path: String, made: String) -> NodeTree? {
    guard let object = open(ViewKey.self, json, path: path),
      let id = name(.id, of: object, as: .view, made: made)
    else { return nil }
    lineage.append(id)
    defer { lineage.removeLast() }
    var node = Node(id: id, kind: .view, className: string(.class, in: object))
    readOverrides(.overrideUserInterfaceStyle, .traitOverrides, in: object, into: &node)
    readCallbacks(.implements, .registersForTraitChanges, .readsTraits, in: object, of: id)
    let shown = viewContent(in: object)
    if shown != ViewContent() { content.views[id] = shown }
    readFirstResponder(in: object, of: id)
    let layer = layer(.layer, in: object, of: id)
    return NodeTree(node, layer + subviews(.subviews, in: object, of: id))
  }

  /// The views behind a key, and the controllers whose views stand among them.
  mutating func subviews<Key: SceneKey>(
    _ key: Key, in object: SceneObject<Key>, of superview: NodeID
  ) -> [NodeTree] {
    var trees: [NodeTree] = []
    for (place, item) in items(key, in: object).enumerated() {
      if let tree = subview(item.json, path: item.path, made: "\(superview).\(place + 1)") {
        trees.append(tree)
      }
    }
    return trees
  }

  mutating func subview(_ json: JSONNode, path: String, made: String) -> NodeTree? {
    EmbeddingKey.allCases.contains { json[$0.rawValue] != nil }
      ? embedding(json, path: path, made: made) : view(json, path: path, made: made)
  }

  private mutating func embedding(_ json: JSONNode, path: String, made: String) -> NodeTree? {
    guard let object = open(EmbeddingKey.self, json, path: path) else { return nil }
    let (child, orphan) = (object[.childViewController], object[.orphanViewController])
    if child != nil, let orphan {
      report(
        "a controller is either a child or an orphan", at: orphan.location,
        path: object.path(to: .orphanViewController), remedy: "only the child is taken")
    }
    if let child {
      return controller(child, path: object.path(to: .childViewController), as: .child, made: made)
    }
    return orphan.flatMap {
      controller($0, path: object.path(to: .orphanViewController), as: .orphan, made: made)
    }
  }

  private mutating func viewContent(in object: SceneObject<ViewKey>) -> ViewContent {
    var shown = ViewContent()
    shown.frame = frame(.frame, in: object)
    shown.backgroundColor = color(.backgroundColor, in: object)
    shown.tintColor = color(.tintColor, in: object)
    shown.alpha = number(.alpha, in: object, 0...1) ?? shown.alpha
    shown.isHidden = flag(.isHidden, in: object) ?? shown.isHidden
    shown.isEnabled = flag(.isEnabled, in: object) ?? shown.isEnabled
    shown.style = string(.style, in: object)
    readText(in: object, into: &shown)
    readImage(in: object, into: &shown)
    shown.accessory = choice(.accessoryType, in: object)
    shown.isOn = flag(.isOn, in: object) ?? shown.isOn
    shown.value = number(.value, in: object, 0...1)
    for item in items(.items, in: object) {
      if let item = barItem(item.json, path: item.path) { shown.items.append(item) }
    }
    shown.selectedIndex =
      number(.selectedIndex, in: object).flatMap { Int(exactly: $0) } ?? shown.selectedIndex
    shown.barStyle = choice(.barStyle, in: object) ?? shown.barStyle
    shown.keyboardAppearance = choice(.keyboardAppearance, in: object) ?? shown.keyboardAppearance
    shown.prefersColorScheme = flag(.prefersColorScheme, in: object) ?? shown.prefersColorScheme
    return shown
  }

  private mutating func readFirstResponder(in object: SceneObject<ViewKey>, of id: NodeID) {
    guard flag(.isFirstResponder, in: object) == true else { return }
    if let first = content.firstResponder {
      warn(
        "\"\(first)\" is the first responder already", at: object.location,
        path: object.path(to: .isFirstResponder), remedy: "one view has the keyboard")
    } else {
      content.firstResponder = id
    }
  }

  private mutating func readText(in object: SceneObject<ViewKey>, into shown: inout ViewContent) {
    shown.text = text(.text, in: object)
    if let attributed = text(.attributedText, in: object) {
      shown.text = attributed
      shown.isAttributedWithoutColor = true
    }
    shown.detailText = text(.detailText, in: object)
    shown.placeholder = text(.placeholder, in: object)
    shown.textColor = color(.textColor, in: object)
    shown.textAlignment = choice(.textAlignment, in: object) ?? shown.textAlignment
    if let font = nested(.font, as: FontKey.self, in: object) {
      shown.fontSize = number(.size, in: font)
      shown.isBold = choice(.weight, in: font, FontWeight.self)?.isBold
    }
  }

  private mutating func barItem(_ json: JSONNode, path: String) -> BarItem? {
    if let title = json.string { return BarItem(title: LocalizedText(title)) }
    guard let object = open(BarItemKey.self, json, path: path) else { return nil }
    return BarItem(
      title: text(.title, in: object), image: string(.image, in: object),
      isLeading: flag(.isLeading, in: object) ?? false)
  }

  /// The layer behind a key, as a list of one or none; only a view that states its layer has a node for it.
  mutating func layer<Key: SceneKey>(_ key: Key, in owner: SceneObject<Key>, of id: NodeID) -> [NodeTree] {
    guard let object = nested(key, as: LayerKey.self, in: owner),
      let name = name(.id, of: object, as: .layer, made: "\(id).layer")
    else { return [] }
    var shown = LayerContent()
    shown.backgroundColor = color(.backgroundColor, in: object)
    shown.borderColor = color(.borderColor, in: object)
    shown.borderWidth = number(.borderWidth, in: object)
    shown.cornerRadius = number(.cornerRadius, in: object)
    shown.shadowColor = color(.shadowColor, in: object)
    shown.refresh = choice(.refresh, in: object) ?? shown.refresh
    if shown != LayerContent() { content.layers[name] = shown }
    return [
      NodeTree(Node(id: name, kind: .layer, className: string(.class, in: object)), [])
    ]
  }
}
