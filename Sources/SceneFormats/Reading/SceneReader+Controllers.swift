import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

/// View controllers and what they present.
extension SceneReader {
  /// A controller with everything below it: its view's subtree, children whose view is in no hierarchy, what it presents.
  mutating func controller(_ json: JSONNode, path: String, as role: NodeRole, made: String) -> NodeTree? {
    guard let object = open(ControllerKey.self, json, path: path),
      let id = name(.id, of: object, as: role, made: made)
    else { return nil }
    lineage.append(id)
    defer { lineage.removeLast() }
    if role != .presented, let misplaced = object[.presentationController] {
      warn(
        "\"\(id)\" is not presented, so it has no presentation controller", at: misplaced.location,
        path: object.path(to: .presentationController), remedy: "it is ignored")
    }

    var node = Node(id: id, kind: .viewController, className: string(.class, in: object))
    readOverrides(.overrideUserInterfaceStyle, .traitOverrides, in: object, into: &node)
    readCallbacks(.implements, .registersForTraitChanges, .readsTraits, in: object, of: id)
    if role == .child { node.overrideFromParent = takeOverrideForChild(id) }
    node.definesPresentationContext = flag(.definesPresentationContext, in: object) ?? false
    node.modalPresentationStyle = choice(.modalPresentationStyle, in: object) ?? .automatic
    node.isAdaptive = flag(.adaptive, in: object) ?? true
    node.isOrphan = role == .orphan
    let shown = controllerContent(in: object)
    if shown != ControllerContent() { content.controllers[id] = shown }

    overridesForChildren.append(overridesForChildren(in: object))
    guard let view = rootView(of: id, in: object) else { return nil }
    var children = [view]
    detachedAncestors += 1
    for item in items(.childViewControllers, in: object) {
      let made = "\(id).\(children.count + 1)"
      if let child = controller(item.json, path: item.path, as: .child, made: made) { children.append(child) }
    }
    detachedAncestors -= 1
    reportStrangers(among: overridesForChildren.popLast() ?? [:], of: id, in: object)
    if let json = object[.presentedViewController] {
      let path = object.path(to: .presentedViewController)
      if detachedAncestors > 0 {
        warn(
          "the view of \"\(id)\" is in no window, so UIKit would not let it present", at: json.location,
          path: path, remedy: "what it presents keeps the traits it has")
      }
      let made = "\(id).\(children.count + 1)"
      if let presented = presentation(json, path: path, made: made) { children.append(presented) }
    }
    return NodeTree(node, children)
  }

  /// A presented controller below its presentation controller, whose id is always made from the presented one's.
  mutating func presentation(_ json: JSONNode, path: String, made: String) -> NodeTree? {
    guard let presented = controller(json, path: path, as: .presented, made: made),
      let id = take(
        NodeID("\(presented.node.id).presentation"), as: .presentationController, isMade: true,
        at: json.location, path: path)
    else { return nil }
    var node = Node(id: id, kind: .presentationController)
    if let json = json[ControllerKey.presentationController.rawValue],
      let object = open(
        PresentationKey.self, json, path: path + "." + ControllerKey.presentationController.rawValue)
    {
      node.className = string(.class, in: object) ?? node.className
      node.overrideTraitCollection = traits(.overrideTraitCollection, in: object)
      node.traitOverrides = traitOverrides(.traitOverrides, in: object)
    }
    return NodeTree(node, [presented])
  }

  /// A controller always has a view; one that states none, or a faulty one, gets an empty one.
  private mutating func rootView(of controller: NodeID, in object: SceneObject<ControllerKey>) -> NodeTree? {
    let (path, made) = (object.path(to: .view), "\(controller).view")
    if let json = object[.view], json.members != nil { return view(json, path: path, made: made) }
    if let json = object[.view] { _ = open(ViewKey.self, json, path: path) }
    return take(NodeID(made), as: .view, isMade: true, at: object.location, path: object.path)
      .map { NodeTree(Node(id: $0, kind: .view), []) }
  }

  private mutating func controllerContent(in object: SceneObject<ControllerKey>) -> ControllerContent {
    var shown = ControllerContent()
    shown.title = text(.title, in: object)
    shown.message = text(.message, in: object)
    shown.isActionSheet = choice(.preferredStyle, in: object, AlertStyle.self) == .actionSheet
    for item in items(.actions, in: object) {
      guard let action = open(AlertActionKey.self, item.json, path: item.path) else { continue }
      guard let title = text(.title, in: action) else {
        if action[.title] == nil {
          report("an alert action has no title", at: action.location, path: action.path)
        }
        continue
      }
      shown.actions.append(AlertAction(title: title, style: choice(.style, in: action) ?? .default))
    }
    shown.preferredStatusBarStyle =
      choice(.preferredStatusBarStyle, in: object) ?? shown.preferredStatusBarStyle
    return shown
  }

  // MARK: setOverrideTraitCollection(_:forChild:), T-01

  private mutating func overridesForChildren(
    in object: SceneObject<ControllerKey>
  ) -> [NodeID: TraitCollection] {
    let key = ControllerKey.overrideTraitCollectionForChild
    guard let members = value(key, in: object, { $0.members }) else { return [:] }
    var overrides: [NodeID: TraitCollection] = [:]
    for member in members {
      let path = object.path(to: key) + "." + member.key
      if let traits = open(TraitKey.self, member.value, path: path) {
        overrides[NodeID(member.key)] = self.traits(in: traits)
      }
    }
    return overrides
  }

  private mutating func takeOverrideForChild(_ child: NodeID) -> TraitCollection {
    guard !overridesForChildren.isEmpty else { return TraitCollection() }
    return overridesForChildren[overridesForChildren.count - 1].removeValue(forKey: child)
      ?? TraitCollection()
  }

  private mutating func reportStrangers(
    among rest: [NodeID: TraitCollection], of parent: NodeID, in object: SceneObject<ControllerKey>
  ) {
    let key = ControllerKey.overrideTraitCollectionForChild
    for member in object[key]?.members ?? [] where rest[NodeID(member.key)] != nil {
      report(
        "\"\(parent)\" has no child \"\(member.key)\"", at: member.keyLocation, path: object.path(to: key),
        remedy: "name a controller that stands as childViewController in its views")
    }
  }
}
