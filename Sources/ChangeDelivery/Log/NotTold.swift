package import Localization
package import TraitModel
package import TraitPropagation

/// A node, with all below it, that hears nothing of a change, and why.
package struct NotTold: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The value it gets is the value it has (C-02).
    case equalValue
    /// Its traits were predicted right when it was created (C-04).
    case predicted
    /// It is in no hierarchy (C-07, O-21).
    case detached
    /// An override of its own gives it the same value as before (C-02).
    case pinned
    /// It inherits past the node that changed, from another.
    case inheritsFrom(NodeID)
    /// Info.plist pins the app (W-12).
    case plist
    /// The release knows no styles.
    case noStyles
  }

  package let node: NodeIndex
  package let id: NodeID
  package let reason: Reason
  package let rule: RuleID
  /// The style it has and keeps.
  package let style: EffectiveStyle
  /// How many nodes below it, layers apart, hear nothing for the same reason.
  package let below: Int

  /// A phrase: `pinned by its own override: light`.
  package var text: Phrase {
    switch reason {
    case .equalValue: "\(style.phrase) already; no trait changed"
    case .predicted: "was created \(style.phrase): the prediction was right"
    case .detached: "in no window's hierarchy; keeps \(style.phrase)"
    case .pinned: "pinned by its own override: \(style.phrase)"
    case .inheritsFrom(let other): "inherits from \(other), which did not change: \(style.phrase)"
    case .plist: "pinned by Info.plist: \(style.phrase)"
    case .noStyles: "this release has no dark style"
    }
  }
}
