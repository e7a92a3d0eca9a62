/// The simulated app's own appearance switch.
package enum AppTheme: String, CaseIterable, Sendable {
  case system, light, dark
}

/// `UIKeyboardAppearance`.
package enum KeyboardAppearance: String, CaseIterable, Sendable {
  /// By the traits of the first responder (W-16).
  case `default`
  case light, dark
}

/// `UIStatusBarStyle`.
package enum StatusBarStyle: String, CaseIterable, Sendable {
  /// By the style of the controller that the status bar asks (W-17).
  case `default`
  case lightContent, darkContent
}
