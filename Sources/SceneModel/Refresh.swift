/// The code that keeps something resolved, a layer's `CGColor` or a picture chosen or drawn by hand, in step with its
/// view: where it is assigned again after the first time, and whose traits it is resolved with there.
package enum Refresh: String, CaseIterable, Sendable {
  /// Assigned once, at setup (K-13).
  case never

  // The repairs of K-14, run where the view hears of a change.
  /// `color.resolvedColor(with: view.traitCollection).cgColor`
  case resolvedColor
  /// `view.traitCollection.performAsCurrent { … color.cgColor }`
  case performAsCurrent
  /// `UITraitCollection.current` set to the view's traits, read through, and set back.
  case setCurrent

  // A plain `color.cgColor` inside a method for which UIKit sets `current` to the receiver's traits (K-01).
  case traitCollectionDidChange, registerForTraitChanges, layoutSubviews, draw, tintColorDidChange,
    updateProperties
  /// The receiver is the controller, so the traits are the controller's.
  case viewWillLayoutSubviews, viewDidLayoutSubviews

  // The known mistakes.
  /// Resolved with `previousTraitCollection` (K-16).
  case previousTraits
  /// Assigned in the change callback alone, so nothing is assigned before the first change (C-27).
  case onlyInCallback
  /// Assigned in the controller's change callback, with the controller's traits (K-15).
  case controllerTraits

  /// What sort of code it is.
  package enum Sort: Hashable, Sendable { case none, repair, guaranteedMethod, mistake }

  package var sort: Sort {
    switch self {
    case .never: .none
    case .resolvedColor, .performAsCurrent, .setCurrent: .repair
    case .previousTraits, .onlyInCallback, .controllerTraits: .mistake
    default: .guaranteedMethod
    }
  }

  /// Whether the code runs in a controller's method and so resolves with the controller's traits.
  package var belongsToController: Bool {
    switch self {
    case .controllerTraits, .viewWillLayoutSubviews, .viewDidLayoutSubviews: true
    default: false
    }
  }

  /// The first release that has the method it stands in; before, the code never runs again.
  package var since: Int {
    switch self {
    case .updateProperties: 26
    case .registerForTraitChanges: 17
    default: 13
    }
  }
}
