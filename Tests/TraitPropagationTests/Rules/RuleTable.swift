import Testing
import TraitModel
import TraitPropagation

// The rule tests: one function per rule, its id first, over trees as the rules' texts write them.

/// Expects these styles (`root:D sheet:L`) of a tree, in each release.
func expect(
  _ expected: String, in tree: Hierarchy, _ device: EffectiveStyle = .light,
  on releases: [IOSRelease] = IOSRelease.adaptive, plist: InfoPlistStyle = .automatic,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let names = expected.split(separator: " ").map { $0.prefix { $0 != ":" } }.joined(separator: " ")
  for release in releases {
    let found = tree.styles(names, in: tree.resolved(device, on: release, plist: plist))
    #expect(found == expected, "\(release.name)", sourceLocation: sourceLocation)
  }
}

/// The same for levels: `root:base sheet:elevated`.
func expectLevels(
  _ expected: String, in tree: Hierarchy, on releases: [IOSRelease] = IOSRelease.adaptive,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for release in releases {
    let resolution = tree.resolved(on: release)
    let found = expected.split(separator: " ").map { pair in
      let name = String(pair.prefix { $0 != ":" })
      let index = tree.index(of: NodeID(name)) ?? tree.screen
      return "\(name):\(resolution.traits(of: index).level)"
    }.joined(separator: " ")
    #expect(found == expected, "\(release.name)", sourceLocation: sourceLocation)
  }
}

extension Hierarchy {
  /// A copy with a style requested on a node.
  func setting(_ id: NodeID, _ style: UserInterfaceStyle, on release: IOSRelease = .latest) throws
    -> Hierarchy
  {
    var copy = self
    _ = try copy.setRequestedStyle(style, on: id, behaviors: release.behaviors)
    return copy
  }
}
