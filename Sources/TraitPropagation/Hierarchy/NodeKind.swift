package import Localization

/// The kinds of node, in UIKit's words. All but the layer are trait environments.
package enum NodeKind: String, CaseIterable, Sendable {
  case screen, windowScene, window, presentationController, viewController, view, layer

  /// Whether UIKit gives it `overrideUserInterfaceStyle` (O-01; a scene has none, W-10).
  package var hasOverrideUserInterfaceStyle: Bool {
    self == .window || self == .viewController || self == .view
  }

  /// Whether UIKit gives it `traitOverrides` from iOS 17 on (T-05).
  package var hasTraitOverrides: Bool { self != .screen && self != .layer }

  /// For sentences: `a window scene`.
  package var phrase: Phrase {
    switch self {
    case .screen: "the screen"
    case .windowScene: "a window scene"
    case .window: "a window"
    case .presentationController: "a presentation controller"
    case .viewController: "a view controller"
    case .view: "a view"
    case .layer: "a layer"
    }
  }
}

/// UIKit's modal presentation styles.
package enum ModalPresentationStyle: String, CaseIterable, Sendable {
  case automatic, pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext,
    popover, custom
}
