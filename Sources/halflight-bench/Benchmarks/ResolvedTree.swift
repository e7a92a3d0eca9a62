import Specimens
import TraitModel
import TraitPropagation

/// A tree of one shape with everybody's traits, as the program keeps it.
struct ResolvedTree {
  static let views = 100_000

  private(set) var hierarchy: Hierarchy
  private(set) var resolution: TraitResolution
  private var device = DeviceSettings()
  private let behaviors = IOSRelease.latest.behaviors

  init(_ shape: TreeShape, views: Int = Self.views) throws {
    hierarchy = try shape.hierarchy(ofViews: views)
    resolution = TraitResolution(of: hierarchy, device: device, release: .latest)
  }

  /// Sets the style of one node, by the same ways as an edit.
  mutating func set(_ style: UserInterfaceStyle, on node: NodeID) throws {
    let damage = try hierarchy.setOverrideUserInterfaceStyle(style, on: node, behaviors: behaviors)
    update(damage)
  }

  /// Sets the style that the node does not have.
  mutating func toggle(_ node: NodeID) throws {
    try set(hierarchy[node]?.overrideUserInterfaceStyle == .dark ? .light : .dark, on: node)
  }

  mutating func toggleDevice() {
    device.style = device.style.opposite
    update(.device)
  }

  /// Puts a view in, the last below another.
  mutating func insert(_ view: NodeID, under parent: NodeID) throws {
    update(try hierarchy.insert(Node(id: view, kind: .view), under: parent))
  }

  mutating func remove(_ view: NodeID) throws {
    update(try hierarchy.remove(view).damage)
  }

  private mutating func update(_ damage: Damage?) {
    guard let damage else { return }
    resolution.update(to: hierarchy, device: device, damage: damage)
  }
}
