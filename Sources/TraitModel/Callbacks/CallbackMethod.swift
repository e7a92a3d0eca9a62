/// A method of UIKit's, or a handler given to it, that a trait change calls. Raw values are the words of scene files.
package enum CallbackMethod: String, CaseIterable, Sendable {
  case willTransition, traitCollectionDidChange, windowSceneDidUpdate, tintColorDidChange
  /// A handler or action given to `registerForTraitChanges` (iOS 17+, C-12).
  case traitChangeHandler
  case viewWillAppear, viewIsAppearing
  case updateProperties, updateViewConstraints, updateConstraints
  case containerViewWillLayoutSubviews, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews
  case containerViewDidLayoutSubviews, draw

  /// As Swift spells it: `traitCollectionDidChange(_:)`.
  package var signature: String {
    switch self {
    case .willTransition: "willTransition(to:with:)"
    case .traitCollectionDidChange: "traitCollectionDidChange(_:)"
    case .windowSceneDidUpdate: "windowScene(_:didUpdate:…)"
    case .traitChangeHandler: "registered handler"
    case .viewWillAppear: "viewWillAppear(_:)"
    case .viewIsAppearing: "viewIsAppearing(_:)"
    case .draw: "draw(_:)"
    case .tintColorDidChange, .updateProperties, .updateViewConstraints, .updateConstraints,
      .containerViewWillLayoutSubviews, .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews,
      .containerViewDidLayoutSubviews:
      rawValue + "()"
    }
  }

  /// As UIKit's own log spells it, where that log has it at all (L-01).
  package var loggedSelector: String? {
    switch self {
    case .willTransition: "willTransitionToTraitCollection:withTransitionCoordinator:"
    case .traitCollectionDidChange: "traitCollectionDidChange:"
    default: nil
    }
  }

  /// Whether UIKit sets `UITraitCollection.current` to the receiver's traits around it (K-01).
  package var setsCurrent: Bool {
    switch self {
    case .traitCollectionDidChange, .tintColorDidChange, .traitChangeHandler,
      .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews,
      .draw:
      true
    case .willTransition, .windowSceneDidUpdate, .viewWillAppear, .viewIsAppearing, .updateProperties,
      .updateViewConstraints, .updateConstraints:
      false
    }
  }

  /// Whether the traits that it reads are recorded, so that a change of one of them calls it again (C-20, C-21).
  package var isTracked: Bool {
    switch self {
    case .updateProperties, .updateViewConstraints, .updateConstraints, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews,
      .draw:
      true
    default: false
    }
  }
}
