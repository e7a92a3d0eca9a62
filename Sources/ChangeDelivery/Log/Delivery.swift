package import Localization
package import TraitModel
package import TraitPropagation

/// A trait that came out with another value.
package struct ChangedTrait: Hashable, Sendable {
  package let trait: Trait
  /// Scene files' words: `light`.
  package let old: String
  package let new: String

  /// The traits by which two collections differ.
  static func all(from old: EffectiveTraits, to new: EffectiveTraits) -> [ChangedTrait] {
    new.collection.differences(from: old.collection).map { trait in
      ChangedTrait(
        trait: trait, old: trait.values[old.collection[trait] ?? 0],
        new: trait.values[new.collection[trait] ?? 0])
    }
  }
}

/// What `UITraitCollection.current` is at some point of a program.
package enum CurrentReading: Hashable, Sendable {
  /// UIKit set it to the receiver's traits (K-01).
  case receiver(EffectiveTraits)
  /// Nothing is guaranteed here; the screen's traits were seen (K-02).
  case unguaranteed(EffectiveTraits)

  package var traits: EffectiveTraits {
    switch self {
    case .receiver(let traits), .unguaranteed(let traits): traits
    }
  }

  package var isGuaranteed: Bool {
    if case .receiver = self { return true }
    return false
  }
}

/// One call that UIKit makes because of a change.
package struct Delivery: Hashable, Sendable {
  /// The passes of an update, in their order (C-08). Traits are settled before layout starts (C-09).
  package enum Pass: String, CaseIterable, Sendable {
    case transition, willAppear, traits, isAppearing, tint, properties, constraints, layout, drawing

    /// A heading.
    package var title: Phrase {
      switch self {
      case .transition: "Announced"
      case .willAppear: "About to appear"
      case .traits: "Traits, parents first"
      case .isAppearing: "Appearing, in the hierarchy"
      case .tint: "Tint"
      case .properties: "Properties"
      case .constraints: "Constraints"
      case .layout: "Layout"
      case .drawing: "Drawing"
      }
    }
  }

  /// 1-based, over the whole log.
  package internal(set) var number = 0
  /// Which of the log's changes it belongs to.
  package internal(set) var round = 0
  package let node: NodeIndex
  package let id: NodeID
  package let className: String
  package let method: CallbackMethod
  package let pass: Pass
  /// What differs between the collection before and the one after the change.
  package let changes: [ChangedTrait]
  package let previous: EffectiveTraits
  /// What the change leads to: `to:` of a transition.
  package let next: EffectiveTraits
  /// What the receiver's `traitCollection` reads inside the call: not yet `next` where the call comes too early.
  package let read: EffectiveTraits
  package let current: CurrentReading
  /// The rule by which it is called.
  package let rule: RuleID
  /// The open question because of which its place in the order is this program's choice; nil where
  /// documentation gives it.
  package let orderQuestion: RuleID?
  /// A handler's traits, those that it was registered for.
  package let registeredTraits: [Trait]

  /// Whether a hook in the base class's own method does not see the call: these classes of UIKit's answer it without
  /// calling that (C-25).
  package var isMissedByBaseHook: Bool {
    method == .traitCollectionDidChange && Self.classesWithoutBaseCall.contains(className)
  }

  private static let classesWithoutBaseCall: Set = [
    "UIImageView", "UILabel", "UIDatePicker", "UIPickerView", "UISplitViewController",
  ]

  /// The method as people read it; of a handler with what it is registered for.
  package var title: String {
    method == .traitChangeHandler
      ? "handler for " + registeredTraits.map(\.name).joined(separator: ", ") : method.signature
  }
}
