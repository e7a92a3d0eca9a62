package import TraitModel

extension Hierarchy {
  /// Calls `body` with each thing that a node itself sets, and the rule by which it does. In the order in which they
  /// apply: a later one wins.
  func forEachOwnSetting(
    of index: NodeIndex, under behaviors: ReleaseBehaviors, _ body: (RuleID, TraitCollection) -> Void
  ) {
    guard behaviors.contains(.adaptiveAppearance) else { return }
    let node = self[index]
    let hasTraitOverrides = behaviors.contains(.traitOverrides)
    switch node.kind {
    case .screen, .layer: break
    case .windowScene:
      if hasTraitOverrides { body("W-10", node.traitOverrides) }
    case .presentationController:
      if raisesLevel(index, under: behaviors) { body("P-14", TraitCollection(userInterfaceLevel: .elevated)) }
      body("P-11", node.overrideTraitCollection)
      if hasTraitOverrides { body("P-11", node.traitOverrides) }
    case .window, .viewController, .view:
      if !behaviors.isSuperset(of: [.childOverrideIsInert, .childInheritsFromSuperview]) {
        body("T-01", node.overrideFromParent)
      }
      let style = TraitCollection(userInterfaceStyle: node.overrideUserInterfaceStyle)
      let propertyIsLast = !behaviors.contains(.traitOverridesApplyLast)
      if !propertyIsLast { body(node.kind.overrideRule, style) }
      if hasTraitOverrides { body("T-07", node.traitOverrides) }
      if propertyIsLast { body(node.kind.overrideRule, style) }
    }
  }

  /// The traits of a node that inherits `inherited`.
  package func traits(
    of index: NodeIndex, inheriting inherited: EffectiveTraits, under behaviors: ReleaseBehaviors
  ) -> EffectiveTraits {
    var traits = inherited
    forEachOwnSetting(of: index, under: behaviors) { _, setting in
      if !setting.isEmpty { traits = traits.applying(setting) }
    }
    return traits
  }
}

extension NodeKind {
  /// The rule by which `overrideUserInterfaceStyle` on such a node decides.
  var overrideRule: RuleID {
    switch self {
    case .window: "O-09"
    case .viewController: "O-04"
    default: "O-11"
    }
  }
}
