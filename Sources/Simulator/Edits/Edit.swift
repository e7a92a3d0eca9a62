package import ColorModel
package import SceneModel
package import TraitModel
package import TraitPropagation

/// One change to the simulated app, the same in scripts, on the command line, in the explorer and in its history.
package enum Edit: Hashable, Sendable {
  /// `set NODE[.TRAIT] VALUE`; nil is unspecified. The style goes by the property that UIKit has for it.
  case set(NodeID, Trait, rank: Int?)
  /// `set NODE forChild CHILD VALUE`: `setOverrideTraitCollection(_:forChild:)` on the parent (T-01).
  case setForChild(parent: NodeID, child: NodeID, style: UserInterfaceStyle)
  case device(EffectiveStyle)
  case contrast(AccessibilityContrast)
  case plist(InfoPlistStyle)
  case ios(IOSRelease)
  /// `present NODE [STYLE]`: NODE presents something new, or, where NODE was dismissed before, it comes back.
  case present(NodeID, PresentedKind?)
  case dismiss(NodeID)
  /// `add PARENT JSON`, the JSON as in a scene file.
  case add(parent: NodeID, json: String)
  case remove(NodeID)
  case move(NodeID, to: NodeID, at: Int?)
  /// `embed PARENT CHILD [VIEW]`: CHILD becomes a child of PARENT, its view a subview of VIEW (else the root view).
  case embed(parent: NodeID, child: NodeID, view: NodeID?)
  /// `assign LAYER`: its frozen colours are taken again (K-13).
  case assign(NodeID)
  /// `background [darkFirst|lightFirst]`: the app leaves the screen, and the system renders it in both styles; nil is the
  /// style that is not the device's first (C-22).
  case background(SnapshotOrder?)
  /// `foreground`: the app comes back.
  case foreground
  /// `color NAME[.SELECTOR] VALUE` of a palette, `color NODE.PROPERTY[.STYLE] VALUE` of a node.
  case color(ColorTarget, RGBA)
  /// `refresh NODE STRATEGY`: its owner is set up anew, with other code that assigns what freezes (K-14).
  case refresh(NodeID, Refresh)
  /// `app theme system|light|dark`: the app's own switch, saved and set on all its windows but the probe (W-02, W-05).
  case appTheme(AppTheme)
  /// `launch [window]`: the app starts anew; first the system's launch screen, then the app's first frame (W-15).
  case launch(LaunchPhase)
  /// `firstResponder FIELD|none`: the keyboard comes for a field, or goes (W-16).
  case firstResponder(NodeID?)
  /// `setNeedsStatusBarAppearanceUpdate`: the status bar asks its controller again (W-17).
  case updateStatusBar
  /// `theme NAME|PATH`.
  case theme(String)
}

/// In which order the system renders an app in the background for the app switcher (C-22).
package enum SnapshotOrder: String, CaseIterable, Sendable {
  case darkFirst, lightFirst

  /// The styles, one after the other.
  package var styles: [EffectiveStyle] { self == .darkFirst ? [.dark, .light] : [.light, .dark] }
}

/// What is on the screen while an app starts.
package enum LaunchPhase: String, CaseIterable, Sendable {
  /// The launch screen, drawn by the system.
  case screen
  /// The app's first frame.
  case window
}

/// What can be presented: a controller in one of UIKit's styles, or an alert.
package enum PresentedKind: Hashable, Sendable {
  case controller(ModalPresentationStyle)
  case alert
  case actionSheet

  /// In the order of the explorer's list.
  package static let all: [PresentedKind] =
    [.controller(.automatic), .controller(.pageSheet), .controller(.formSheet), .alert, .actionSheet]
    + ([.popover, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom]
    as [ModalPresentationStyle])
    .map(PresentedKind.controller)

  /// The word in an edit.
  package var name: String {
    switch self {
    case .controller(let style): style.rawValue
    case .alert: "alert"
    case .actionSheet: "actionSheet"
    }
  }

  package init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
