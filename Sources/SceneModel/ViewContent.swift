/// What a view shows, by UIKit's property names; a property that its class does not have is ignored by the painter.
package struct ViewContent: Hashable, Sendable {
  /// In points, in the superview's coordinates; nil fills the superview.
  package var frame: Rect?
  package var backgroundColor: ColorSource?
  package var tintColor: ColorSource?
  /// 0…1.
  package var alpha = 1.0
  package var isHidden = false
  package var isEnabled = true

  /// A label's, field's or button's text, a bar's title, a cell's first line.
  package var text: LocalizedText?
  /// A cell's second text.
  package var detailText: LocalizedText?
  package var placeholder: LocalizedText?
  package var textColor: ColorSource?
  /// Points.
  package var fontSize: Double?
  package var isBold: Bool?
  package var textAlignment: TextAlignment = .natural
  /// Whether the text is attributed without a foreground colour, which draws black in both styles (K-22).
  package var isAttributedWithoutColor = false

  /// The name of the picture an image view, cell or bar item shows.
  package var image: String?
  /// A picture that differs by appearance, or freezes, in place of `image`.
  package var picture: Picture?
  package var accessory: CellAccessory?
  /// A switch's state.
  package var isOn = false
  /// A slider's or progress view's value, 0…1.
  package var value: Double?
  /// A tab bar's or segmented control's items, a navigation bar's left and right buttons.
  package var items: [BarItem] = []
  package var selectedIndex = 0
  /// A table view's `plain`, `grouped`, `insetGrouped`; a button's `plain`, `tinted`, `filled`.
  package var style: String?
  /// A bar's own look.
  package var barStyle = BarStyle.default
  /// Whether a web view's page opts in to `prefers-color-scheme` (W-18).
  package var prefersColorScheme = false
  package var keyboardAppearance = KeyboardAppearance.default

  package init() {}
}

package enum TextAlignment: String, CaseIterable, Sendable {
  case natural, left, center, right
}

package enum CellAccessory: String, CaseIterable, Sendable {
  case disclosureIndicator, checkmark, detailButton
}

/// One button of a bar or one segment.
package struct BarItem: Hashable, Sendable {
  package var title: LocalizedText?
  package var image: String?
  /// In a navigation bar: on the leading side.
  package var isLeading: Bool

  package init(title: LocalizedText? = nil, image: String? = nil, isLeading: Bool = false) {
    self.title = title
    self.image = image
    self.isLeading = isLeading
  }
}

/// What a layer shows. Its colours are `CGColor`s: resolved when assigned, and frozen then (K-13).
package struct LayerContent: Hashable, Sendable {
  package var backgroundColor: ColorSource?
  package var borderColor: ColorSource?
  /// Points; nil is 1 where there is a border colour.
  package var borderWidth: Double?
  package var shadowColor: ColorSource?
  /// Points.
  package var cornerRadius: Double?
  /// How the owner assigns the colours again.
  package var refresh = Refresh.never

  package init() {}

  /// Whether it holds any colour that can go stale.
  package var hasColors: Bool { backgroundColor != nil || borderColor != nil || shadowColor != nil }
}

/// What a controller brings beside its view.
package struct ControllerContent: Hashable, Sendable {
  package var title: LocalizedText?
  /// An alert's message.
  package var message: LocalizedText?
  /// An alert's buttons.
  package var actions: [AlertAction] = []
  /// An alert's `preferredStyle`: an action sheet rather than an alert.
  package var isActionSheet = false
  package var preferredStatusBarStyle = StatusBarStyle.default

  package init() {}
}

/// One button of an alert.
package struct AlertAction: Hashable, Sendable {
  package enum Style: String, CaseIterable, Sendable { case `default`, cancel, destructive }
  package var title: LocalizedText
  package var style: Style

  package init(title: LocalizedText, style: Style = .default) {
    self.title = title
    self.style = style
  }
}
