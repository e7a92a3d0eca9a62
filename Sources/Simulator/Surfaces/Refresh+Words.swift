package import Localization
package import SceneModel

extension Refresh {
  /// What the code does, for a list: a phrase.
  package var summary: Phrase {
    switch self {
    case .never: "assigned once, never again"
    case .resolvedColor: "resolvedColor(with: view.traitCollection), when the view hears of a change"
    case .performAsCurrent: "view.traitCollection.performAsCurrent { }, when the view hears of a change"
    case .setCurrent: "UITraitCollection.current set to the view's traits and restored"
    case .traitCollectionDidChange: "plain cgColor in the view's traitCollectionDidChange"
    case .registerForTraitChanges: "plain cgColor in the view's handler for trait changes, iOS 17"
    case .layoutSubviews: "plain cgColor in layoutSubviews"
    case .draw: "plain cgColor in draw(_:)"
    case .tintColorDidChange: "plain cgColor in tintColorDidChange"
    case .updateProperties: "plain cgColor in updateProperties, iOS 26"
    case .viewWillLayoutSubviews: "plain cgColor in the controller's viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "plain cgColor in the controller's viewDidLayoutSubviews"
    case .previousTraits: "mistake: resolved with previousTraitCollection"
    case .onlyInCallback: "mistake: assigned in the change callback alone"
    case .controllerTraits: "mistake: resolved with the controller's traits"
    }
  }

  /// The rule that says whether the code is right.
  package var rule: String {
    switch self {
    case .never: "K-13"
    case .previousTraits: "K-16"
    case .onlyInCallback: "C-27"
    case .controllerTraits, .viewWillLayoutSubviews, .viewDidLayoutSubviews: "K-15"
    default: "K-14"
    }
  }
}
