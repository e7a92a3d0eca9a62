import TraitModel
import TraitPropagation

/// A second, deliberately simple resolver: names in dictionaries, recursion, release numbers written out, nothing taken
/// from the engine but the tree itself. It is given the previous results, because a node that is in no hierarchy keeps
/// its own.
struct Oracle {
  struct Traits: Hashable { var style = "light"; var level = "base"; var contrast = "normal" }

  let nodes: [String: Node]
  let parents: [String: String]
  let release: Int
  let device: DeviceSettings
  let previous: [String: Traits]

  init(_ tree: Hierarchy, release: Int, device: DeviceSettings, previous: [String: Traits]) {
    var nodes: [String: Node] = [:]
    var parents: [String: String] = [:]
    for index in tree.preorder {
      let node = tree[index]
      nodes[node.id.rawValue] = node
      if let parent = node.parent { parents[node.id.rawValue] = tree[parent].id.rawValue }
    }
    self.nodes = nodes
    self.parents = parents
    self.release = release
    self.device = device
    self.previous = previous
  }

  func kind(_ id: String?) -> NodeKind? { id.flatMap { nodes[$0]?.kind } }

  func up(from id: String, to kind: NodeKind) -> String? {
    guard let parent = parents[id] else { return nil }
    return self.kind(parent) == kind ? parent : up(from: parent, to: kind)
  }

  /// Whether some controller at or above stands directly in a controller, its view nowhere.
  func isOut(_ id: String) -> Bool {
    guard let parent = parents[id] else { return false }
    if kind(id) == .viewController, kind(parent) == .viewController { return true }
    return isOut(parent)
  }

  func all() -> [String: Traits] {
    var known: [String: Traits] = [:]
    for id in nodes.keys { _ = traits(id, &known) }
    return known
  }

  func traits(_ id: String, _ known: inout [String: Traits]) -> Traits {
    if let done = known[id] { return done }
    let result = fresh(id, &known)
    known[id] = result
    return result
  }

  private func fresh(_ id: String, _ known: inout [String: Traits]) -> Traits {
    if release < 13 { return Traits() }
    guard let node = nodes[id], let parent = parents[id] else {
      let pin = device.plist == .automatic ? device.style.rawValue : device.plist.rawValue
      return Traits(style: pin, contrast: device.contrast.rawValue)
    }
    let window = up(from: id, to: .window)
    func hold() -> Traits {
      if let old = previous[id] { return old }
      return traits(window ?? "screen", &known)
    }
    switch node.kind {
    case .screen: return Traits()
    case .layer: return traits(parent, &known)
    case .windowScene: return lay(node.traitOverrides, over: traits(parent, &known), from: 17)
    case .window: return own(node, over: traits(parent, &known))
    case .view: return isOut(id) ? hold() : own(node, over: traits(parent, &known))
    case .presentationController:
      if isOut(id) { return hold() }
      var result = traits(window ?? "screen", &known)
      if raises(id) { result.level = "elevated" }
      result = lay(node.overrideTraitCollection, over: result, from: 13)
      return lay(node.traitOverrides, over: result, from: 17)
    case .viewController: break
    }
    if release >= 17, isOut(id) { return hold() }
    if kind(parent) == .view, release < 17 {
      if !node.isOrphan, let owner = up(from: id, to: .viewController) {
        return own(node, over: traits(owner, &known))
      }
      return isOut(id) ? hold() : own(node, over: traits(window ?? "screen", &known))
    }
    return own(node, over: traits(parent, &known))
  }

  private func own(_ node: Node, over inherited: Traits) -> Traits {
    var result = lay(node.overrideFromParent, over: inherited, from: 13)
    result = lay(node.traitOverrides, over: result, from: 17)
    if node.overrideUserInterfaceStyle != .unspecified {
      result.style = node.overrideUserInterfaceStyle.rawValue
    }
    return result
  }

  private func lay(_ override: TraitCollection, over traits: Traits, from first: Int) -> Traits {
    guard release >= first else { return traits }
    var result = traits
    for (trait, value) in override.specified {
      if trait.name == "userInterfaceStyle" { result.style = value }
      if trait.name == "userInterfaceLevel" { result.level = value }
      if trait.name == "accessibilityContrast" { result.contrast = value }
    }
    return result
  }

  /// Random trees are on a phone, so a popover is a sheet or raised anyway.
  private func raises(_ id: String) -> Bool {
    guard
      let shown = nodes.values.first(where: { parents[$0.id.rawValue] == id && $0.kind == .viewController })
    else { return false }
    if shown.className == "UIAlertController" { return true }
    return shown.modalPresentationStyle != .fullScreen && shown.modalPresentationStyle != .overFullScreen
  }
}
