package import TraitModel

extension Hierarchy {
  /// Calls `body` with each thing that a node itself sets, and the rule by which it does. In the order in which they
  /// apply: a later one wins.
  func forEachOwnSetting(
    of index: NodeIndex, under behaviors: ReleaseBehaviors, _ body: (RuleID, TraitCollection) -> Void
  ) {
    guard behaviors.contains(.adaptiveAppearance) else { return }
    if self[index].kind == .presentationController, raisesLevel(index, under: behaviors) {
      body("P-14", TraitCollection(userInterfaceLevel: .elevated))
    }
    self[index].forEachOwnSetting(under: behaviors, body)
  }

  /// All that a node itself sets, laid over each other in the order in which they apply.
  func ownTraits(of index: NodeIndex, under behaviors: ReleaseBehaviors) -> TraitCollection {
    var own = TraitCollection()
    forEachOwnSetting(of: index, under: behaviors) { _, setting in own = own.merging(setting) }
    return own
  }

  /// The traits of a node that inherits `inherited`.
  package func traits(
    of index: NodeIndex, inheriting inherited: EffectiveTraits, under behaviors: ReleaseBehaviors
  ) -> EffectiveTraits {
    inherited.applying(ownTraits(of: index, under: behaviors))
  }
}

extension Node {
  // Made once: it is asked for at each node.
  private static let inertChildOverride: ReleaseBehaviors = [
    .childOverrideIsInert, .childInheritsFromSuperview,
  ]

  fileprivate func forEachOwnSetting(
    under behaviors: ReleaseBehaviors, _ body: (RuleID, TraitCollection) -> Void
  ) {
    let hasTraitOverrides = behaviors.contains(.traitOverrides)
    switch kind {
    case .screen, .layer: break
    case .windowScene:
      if hasTraitOverrides { body("W-10", traitOverrides) }
    case .presentationController:
      body("P-11", overrideTraitCollection)
      if hasTraitOverrides { body("P-11", traitOverrides) }
    case .window, .viewController, .view:
      if !behaviors.isSuperset(of: Self.inertChildOverride) { body("T-01", overrideFromParent) }
      let style = TraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
      let propertyIsLast = !behaviors.contains(.traitOverridesApplyLast)
      if !propertyIsLast { body(kind.overrideRule, style) }
      if hasTraitOverrides { body("T-07", traitOverrides) }
      if propertyIsLast { body(kind.overrideRule, style) }
    }
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
