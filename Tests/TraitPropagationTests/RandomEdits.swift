import Specimens
import TraitModel
import TraitPropagation

/// Makes random trees and edits. Edits that the hierarchy refuses are part of it: they must leave it as it was.
struct RandomEdits {
  var generator: SeededGenerator
  private var made = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func chance(_ one: Int, in all: Int) -> Bool { Int.random(in: 0..<all, using: &generator) < one }

  mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &generator)] }

  private mutating func newID() -> NodeID {
    made += 1
    return NodeID("n\(made)")
  }

  private mutating func style() -> UserInterfaceStyle { pick([.unspecified, .unspecified, .light, .dark]) }

  private mutating func traits() -> TraitCollection {
    var traits = TraitCollection()
    for trait in Trait.all where chance(1, in: 3) { traits[trait] = pick([0, 1]) }
    return traits
  }

  mutating func views(_ depth: Int) -> NodeTree {
    var node = Node(id: newID(), kind: .view)
    node.overrideUserInterfaceStyle = style()
    if chance(1, in: 5) { node.traitOverrides = traits() }
    var children: [NodeTree] = chance(1, in: 4) ? [NodeTree(Node(id: newID(), kind: .layer))] : []
    if depth > 0 {
      for _ in 0..<pick([0, 1, 1, 2]) {
        children.append(
          chance(1, in: 3) ? controllers(depth - 1, orphan: chance(1, in: 4)) : views(depth - 1))
      }
    }
    return NodeTree(node, children)
  }

  mutating func controllers(_ depth: Int, orphan: Bool = false) -> NodeTree {
    var node = Node(
      id: newID(), kind: .viewController, className: chance(1, in: 6) ? "UIAlertController" : nil)
    node.overrideUserInterfaceStyle = style()
    node.modalPresentationStyle = pick(ModalPresentationStyle.allCases)
    node.isOrphan = orphan
    if chance(1, in: 5) { node.traitOverrides = traits() }
    var children: [NodeTree] = chance(5, in: 6) ? [views(depth)] : []
    if depth > 0, chance(1, in: 4) { children.append(controllers(depth - 1)) }
    return NodeTree(node, children)
  }

  mutating func tree() throws -> Hierarchy {
    var tree = Hierarchy()
    for _ in 0..<pick([1, 2]) {
      let scene = newID()
      try tree.insert(Node(id: scene, kind: .windowScene), under: "screen")
      for _ in 0..<pick([1, 2]) {
        let window = newID()
        try tree.insert(Node(id: window, kind: .window), under: scene)
        try tree.insert(controllers(2), under: window)
        if chance(1, in: 3) { try tree.insert(views(1), under: window) }
      }
    }
    return tree
  }

  /// One random edit of settings or structure; nil where nothing came of it.
  mutating func edit(_ tree: inout Hierarchy, _ device: inout DeviceSettings, _ behaviors: ReleaseBehaviors)
    throws(EditRefusal) -> Damage?
  {
    // Trees stay small: what is found in large ones is found in small ones, and sooner.
    if tree.count > 60 { return try tree.remove(node(.viewController, .view, in: tree)).damage }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...4:
      let place = node(.window, .presentationController, .viewController, .view, in: tree)
      return try tree.setRequestedStyle(style(), on: place, behaviors: behaviors)
    case 5, 6:
      let place = node(.windowScene, .presentationController, .viewController, in: tree)
      return try tree.setTraitOverride(
        pick(Trait.all), to: pick([nil, 0, 1]), on: place, behaviors: behaviors)
    case 7: return try tree.setOverrideTraitCollection(traits(), forChild: node(.viewController, in: tree))
    case 8: return try tree.setOverrideTraitCollection(traits(), on: node(.presentationController, in: tree))
    case 9:
      device.style = device.style.opposite
      if chance(1, in: 3) { device.contrast = pick(AccessibilityContrast.allCases) }
      if chance(1, in: 3) { device.plist = pick(InfoPlistStyle.allCases) }
      return .device
    case 10, 11:
      return try tree.present(
        controllers(1), from: node(.viewController, in: tree), style: pick(ModalPresentationStyle.allCases))
    case 12: return try tree.dismiss(node(.presentationController, .viewController, in: tree))
    case 13: return try tree.remove(node(.view, .viewController, in: tree)).damage
    case 14:
      let new = chance(1, in: 2) ? views(1) : controllers(1)
      return try tree.insert(new, under: node(.view, .viewController, in: tree), at: pick([nil, 0, 1]))
    case 15, 16:
      return try tree.move(
        node(.view, .viewController, in: tree), to: node(.view, .viewController, in: tree),
        at: pick([nil, 0, 1]))
    case 17, 18:
      return try tree.embed(node(.viewController, in: tree), in: node(.viewController, in: tree))
    default:
      return try tree.embed(
        node(.viewController, in: tree), in: node(.viewController, in: tree), viewAt: node(.view, in: tree))
    }
  }

  /// A node of one of these kinds, mostly; now and then any, for the refusals.
  private mutating func node(_ kinds: NodeKind..., in tree: Hierarchy) -> NodeID {
    let all = tree.preorder
    let fitting = all.filter { kinds.contains(tree[$0].kind) }
    return tree[pick(fitting.isEmpty || chance(1, in: 12) ? all : fitting)].id
  }
}
