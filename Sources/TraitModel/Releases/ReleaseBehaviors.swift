/// What differs between releases, by name. Only this file compares release numbers; all else asks for a behaviour.
package struct ReleaseBehaviors: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// There is a dark style, an elevated level and a high contrast variant at all (iOS 13+, O-01, documented). Without
  /// it every node is light, base, normal, and overrides are kept but inert.
  package static let adaptiveAppearance = ReleaseBehaviors(rawValue: 1 << 0)
  /// A child controller inherits from its view's superview, not from its parent controller (iOS 17+, O-13, documented).
  package static let childInheritsFromSuperview = ReleaseBehaviors(rawValue: 1 << 1)
  /// A controller whose view is in no hierarchy keeps the traits it had (iOS 17+, O-21, documented).
  package static let detachedControllerKeepsTraits = ReleaseBehaviors(rawValue: 1 << 2)
  /// `traitOverrides` exists on scene, window, presentation controller, controller and view (iOS 17+, T-05, documented).
  package static let traitOverrides = ReleaseBehaviors(rawValue: 1 << 3)
  /// `modalPresentationStyle = .automatic` is a page sheet, full screen before (iOS 13+, documented).
  package static let automaticIsPageSheet = ReleaseBehaviors(rawValue: 1 << 4)
  /// `registerForTraitChanges` exists (iOS 17+, C-12, documented).
  package static let traitChangeRegistration = ReleaseBehaviors(rawValue: 1 << 5)
  /// After an override is set views and controllers keep their traits until the next update pass, or until
  /// `updateTraitsIfNeeded()` (iOS 17+, C-16, documented). Before, a controller's getter answers at once.
  package static let deferredTraitUpdates = ReleaseBehaviors(rawValue: 1 << 6)
  /// `viewWillAppear` comes before the view is in the hierarchy and so before its traits (iOS 17+, C-18, documented).
  package static let appearanceBeforeTraits = ReleaseBehaviors(rawValue: 1 << 7)
  /// The traits that layout, constraint and drawing methods read are recorded (iOS 18+, C-20, documented).
  package static let automaticTraitTracking = ReleaseBehaviors(rawValue: 1 << 8)
  /// Views and controllers have `updateProperties()` (iOS 26, C-21, documented).
  package static let propertyUpdates = ReleaseBehaviors(rawValue: 1 << 9)

  // Other readings of rules that no public source settles. No release has them; `explain` asks what they would give.

  /// a context presentation inherits from the controller that presents it, not from the window.
  package static let contextPresentationInheritsPresenter = ReleaseBehaviors(rawValue: 1 << 16)
  /// a popover inherits from the controller that presents it, not from the window.
  package static let popoverInheritsPresenter = ReleaseBehaviors(rawValue: 1 << 17)
  /// of two style overrides on one object `traitOverrides` wins over `overrideUserInterfaceStyle`.
  package static let traitOverridesApplyLast = ReleaseBehaviors(rawValue: 1 << 18)
  /// T-01 from iOS 17: an override for a child has no effect once inheritance follows views.
  package static let childOverrideIsInert = ReleaseBehaviors(rawValue: 1 << 19)
  /// an orphan controller takes the traits of the superview before iOS 17 already.
  package static let orphanInheritsFromSuperview = ReleaseBehaviors(rawValue: 1 << 20)
}

/// Which of the collected system palettes a release shows.
package enum PaletteVersion: String, CaseIterable, Sendable {
  case iOS13 = "iOS 13"
  case iOS15 = "iOS 15"
  case iOS26 = "iOS 26"
}

extension ReleaseBehaviors {
  // Made once: they are asked for at each step of a propagation.
  fileprivate static let fromiOS13: ReleaseBehaviors = [.adaptiveAppearance, .automaticIsPageSheet]
  fileprivate static let fromiOS17: ReleaseBehaviors = [
    fromiOS13, .childInheritsFromSuperview, .detachedControllerKeepsTraits, .traitOverrides,
    .traitChangeRegistration, .deferredTraitUpdates, .appearanceBeforeTraits,
  ]
  fileprivate static let fromiOS18: ReleaseBehaviors = [fromiOS17, .automaticTraitTracking]
  fileprivate static let fromiOS26: ReleaseBehaviors = [fromiOS18, .propertyUpdates]
}

extension IOSRelease {
  package var behaviors: ReleaseBehaviors {
    switch rawValue {
    case 26...: .fromiOS26
    case 18...: .fromiOS18
    case 17...: .fromiOS17
    case 13...: .fromiOS13
    default: ReleaseBehaviors(rawValue: 0)
    }
  }

  /// The palette of the nearest release that was collected: 13 also for 12 and 14, 15 for 15 to 18.
  package var paletteVersion: PaletteVersion {
    if rawValue >= 26 { return .iOS26 }
    return rawValue >= 15 ? .iOS15 : .iOS13
  }

  /// Whether something that came with a release's major number exists in this one.
  package func has(introducedIn number: Int) -> Bool { rawValue >= number }
}
