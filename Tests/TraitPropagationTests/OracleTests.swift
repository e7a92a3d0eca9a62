import Testing
import TraitModel
import TraitPropagation

struct OracleTests {
  /// Random trees under random edits, structural ones included: after each, the engine brought up to date, the engine
  /// started anew and the oracle agree on every node.
  @Test(arguments: IOSRelease.allCases)
  func theEngineEqualsTheOracle(release: IOSRelease) throws {
    var settings = 0
    var structural = 0
    for seed in 0..<6 {
      var random = RandomEdits(seed: UInt64(seed * 1000 + release.rawValue))
      var tree = try random.tree()
      var device = DeviceSettings(style: random.pick(EffectiveStyle.allCases))
      var resolution = TraitResolution(of: tree, device: device, release: release)
      var expected = Oracle(tree, release: release.rawValue, device: device, previous: [:]).all()
      #expect(found(resolution, tree) == expected)
      for step in 0..<150 {
        let (before, wasTree, wasDevice) = (resolution, tree, device)
        let damage: Damage?
        do {
          damage = try random.edit(&tree, &device, resolution.behaviors)
        } catch {
          #expect(tree == wasTree, "a refused edit changed the tree: \(error.reason)")
          continue
        }
        guard let damage else {
          #expect(tree == wasTree && device == wasDevice)
          continue
        }
        if damage.includesStructure { structural += 1 } else { settings += 1 }
        resolution.update(to: tree, device: device, damage: damage)
        expected = Oracle(tree, release: release.rawValue, device: device, previous: expected).all()
        let (label, faults) = (Comment("seed \(seed), step \(step)"), tree.checkInvariants())
        #expect(faults.isEmpty, label)
        try #require(found(resolution, tree) == expected, label)
        let anew = TraitResolution(of: tree, device: device, release: release, previous: before)
        try #require(anew.preorder == resolution.preorder && found(anew, tree) == expected, label)
        if chance(&random) { try undo(to: wasTree, wasDevice, before, from: resolution, damage) }
      }
    }
    #expect(settings > 100 && structural > 100)
  }

  private func chance(_ random: inout RandomEdits) -> Bool { random.chance(1, in: 8) }

  /// The snapshot of the hierarchy, resolved with the snapshot's results, is what was.
  private func undo(
    to tree: Hierarchy, _ device: DeviceSettings, _ before: TraitResolution, from now: TraitResolution,
    _ damage: Damage
  ) throws {
    let restored = TraitResolution(of: tree, device: device, release: now.release, previous: before)
    try #require(found(restored, tree) == found(before, tree))
    if !damage.includesStructure {
      var stepped = now
      stepped.update(to: tree, device: device, damage: damage)
      try #require(found(stepped, tree) == found(before, tree))
    }
  }

  private func found(_ resolution: TraitResolution, _ tree: Hierarchy) -> [String: Oracle.Traits] {
    var result: [String: Oracle.Traits] = [:]
    for index in tree.preorder {
      let traits = resolution.traits(of: index)
      result[tree[index].id.rawValue] = Oracle.Traits(
        style: traits.style.rawValue, level: traits.level.rawValue, contrast: traits.contrast.rawValue)
    }
    return result
  }

  /// Every fix that an explanation proposes, and every way to a style, does what it says; and every node's style is its
  /// decider's.
  @Test(arguments: IOSRelease.allCases)
  func everyProposedFixWorks(release: IOSRelease) throws {
    let book = try RuleBook.builtIn()
    var fixes = 0
    for seed in 0..<6 {
      var random = RandomEdits(seed: UInt64(seed * 777 + release.rawValue))
      var tree = try random.tree()
      var device = DeviceSettings()
      for _ in 0..<30 {
        let old = tree
        do { _ = try random.edit(&tree, &device, release.behaviors) } catch { tree = old }
      }
      let resolution = TraitResolution(of: tree, device: device, release: release)
      for index in tree.preorder {
        let explanation = resolution.explain(index, in: tree, rules: book)
        #expect(explanation.chain.first?.node == explanation.decision.node)
        #expect(explanation.chain.last?.node == index)
        #expect(resolution.traits(of: explanation.decision.node).style == explanation.style)
        for blocked in explanation.blocked where !blocked.fix.edits.isEmpty {
          fixes += 1
          #expect(
            try style(of: index, after: blocked.fix.edits, tree, resolution) == blocked.override.effective,
            "\(tree[index].id): \(blocked.fix.text), \(blocked.rule)")
        }
        for way in resolution.waysToMake(index, explanation.style.opposite, in: tree) {
          #expect(try style(of: index, after: way.edits, tree, resolution) == explanation.style.opposite)
          #expect(way.changedCount > 0)
        }
      }
    }
    #expect((fixes > 10) == (release != .iOS12))
  }

  private func style(
    of index: NodeIndex, after edits: [FixEdit], _ tree: Hierarchy, _ resolution: TraitResolution
  )
    throws -> EffectiveStyle
  {
    var (tree, resolution) = (tree, resolution)
    for edit in edits {
      if let damage = try tree.setRequestedStyle(edit.style, on: edit.node, behaviors: resolution.behaviors) {
        resolution.update(to: tree, device: resolution.device, damage: damage)
      }
    }
    return resolution.traits(of: index).style
  }
}
