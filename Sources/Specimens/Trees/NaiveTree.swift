package import TraitModel
package import TraitPropagation

/// The tree that one would write first: an object for each node, which takes what it inherits and hands it on to all its
/// children, changed or not. Knows views and the controllers above them, and no rules of releases: what the engine is
/// measured by.
package final class NaiveTree {
  /// What the node itself asks for.
  package var override: TraitCollection
  package private(set) var traits = EffectiveTraits()
  private let children: [NaiveTree]

  /// The node at `index` and all below it.
  package init(_ hierarchy: Hierarchy, at index: NodeIndex) {
    override = TraitCollection(userInterfaceStyle: hierarchy[index].overrideUserInterfaceStyle)
    children = hierarchy[index].children.map { NaiveTree(hierarchy, at: $0) }
  }

  package func inherit(_ inherited: EffectiveTraits) {
    traits = inherited.applying(override)
    for child in children { child.inherit(traits) }
  }

  /// The traits of the node and all below it, in preorder.
  package var preorder: [EffectiveTraits] { children.reduce(into: [traits]) { $0 += $1.preorder } }
}
