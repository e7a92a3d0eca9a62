package import TraitModel
package import TraitPropagation

/// The app at one moment: its structure, and the traits that its nodes have.
package struct AppState: Sendable {
  package let hierarchy: Hierarchy
  package let resolution: TraitResolution

  package init(_ hierarchy: Hierarchy, _ resolution: TraitResolution) {
    self.hierarchy = hierarchy
    self.resolution = resolution
  }
}

/// One change that UIKit carries out: from a settled state to the next one.
package struct Change: Sendable {
  /// What set it off.
  package enum Cause: Hashable, Sendable {
    /// The app was launched; there is no state before.
    case launch
    /// The user's settings: style, contrast, or the Info.plist pin.
    case device
    /// An override on a node, or taken back.
    case override(on: NodeIndex)
    /// Nodes came, went or moved.
    case structure
    /// The system renders the app in this style for the app switcher (C-22).
    case snapshot(EffectiveStyle)
    /// The app comes back from the background.
    case foreground
  }

  package let cause: Cause
  package let before: AppState
  package let after: AppState
  /// Traits that a node has from an earlier life, where it was in the hierarchy before and comes back.
  package let former: [NodeID: EffectiveTraits]

  package init(
    _ cause: Cause, from before: AppState, to after: AppState, former: [NodeID: EffectiveTraits] = [:]
  ) {
    self.cause = cause
    self.before = before
    self.after = after
    self.former = former
  }

  /// Whether a node was there before.
  func isNew(_ index: NodeIndex) -> Bool {
    cause == .launch || !before.hierarchy.contains(index)
      || before.hierarchy[index].id != after.hierarchy[index].id
  }
}
