/// What an edit made untrue in a resolution, and so what `TraitResolution.update` has to redo.
package struct Damage: Hashable, Sendable {
  /// Nodes whose own settings changed.
  package private(set) var nodes: Set<NodeIndex> = []
  /// The traits of the screen changed.
  package private(set) var includesDevice = false
  /// Nodes came, went or moved, so who inherits from whom has to be found again.
  package private(set) var includesStructure = false

  package static func traits(of nodes: [NodeIndex]) -> Damage { Damage(nodes: Set(nodes)) }
  package static let device = Damage(includesDevice: true)
  package static let structure = Damage(includesStructure: true)

  /// The damage of two edits made one after the other.
  package func union(_ other: Damage) -> Damage {
    Damage(
      nodes: nodes.union(other.nodes), includesDevice: includesDevice || other.includesDevice,
      includesStructure: includesStructure || other.includesStructure)
  }
}
