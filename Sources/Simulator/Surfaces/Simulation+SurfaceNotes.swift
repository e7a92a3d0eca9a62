import Localization
import SceneFormats
import SceneModel
package import TraitModel
import TraitPropagation

/// What keeps its own style, follows another one, or is chosen by the view's traits.
extension Simulation {
  package func surfaceNotes(of node: NodeID) -> [SurfaceNote] {
    guard let index = hierarchy.index(of: node) else { return [] }
    let style = resolution.traits(of: index).style
    switch hierarchy[index].kind {
    case .screen: return launchNote.map { [$0] } ?? []
    case .window: return themeNote(node, style).map { [$0] } ?? []
    case .viewController: return statusBarNote(node, style).map { [$0] } ?? []
    default: break
    }
    guard let shown = content.views[node] else { return keyboardNote(node, style).map { [$0] } ?? [] }
    return [
      keyboardNote(node, style),
      textNote(shown), pictureNote(shown, style), barNote(shown, style),
      blurNote(shown, hierarchy[index].className, style), webNote(shown, hierarchy[index].className, style),
    ].compactMap(\.self)
  }

  private var launchNote: SurfaceNote? {
    guard isLaunching else { return nil }
    let source: Phrase = device.plist.pinned == nil ? "the system's style" : "Info.plist's style"
    return SurfaceNote("The launch screen has \(source): no override of the app's exists yet.", "W-15")
  }

  private func themeNote(_ window: NodeID, _ style: EffectiveStyle) -> SurfaceNote? {
    if window == themeProbe {
      return SurfaceNote(
        "The app never overrides this window, so it tells the system's style: \(style.phrase).", "W-05")
    }
    guard let theme = content.appTheme else { return nil }
    let requested = hierarchy[window]?.requestedStyle ?? .unspecified
    switch (theme, requested.effective) {
    case (.system, nil): return SurfaceNote("The app's switch says System: no override here.", "W-06")
    case (.system, _?):
      return themeProbe == nil
        ? nil : SurfaceNote("The app's switch says System: the probe window's style is copied here.", "W-05")
    case (_, nil):
      return SurfaceNote(
        "The app's switch says \(theme.rawValue), but nobody set it on this window.", "W-02", isTrap: true,
        swift: "window.overrideUserInterfaceStyle = .\(theme.rawValue)  // before it is shown")
    case (_, _?): return SurfaceNote("The app's switch says \(theme.rawValue).", "W-02")
    }
  }

  private func statusBarNote(_ controller: NodeID, _ style: EffectiveStyle) -> SurfaceNote? {
    if let held = statusBarStyles[controller] {
      return SurfaceNote(
        "Its override came late: the status bar still shows content for \(held.phrase).", "W-17",
        isTrap: true, swift: "setNeedsStatusBarAppearanceUpdate()")
    }
    guard let preferred = content.controllers[controller]?.preferredStatusBarStyle, preferred != .default
    else { return nil }
    return SurfaceNote("The status bar's content is \(preferred.rawValue), whatever the style.", "W-17")
  }

  private func keyboardNote(_ field: NodeID, _ style: EffectiveStyle) -> SurfaceNote? {
    guard content.firstResponder == field else { return nil }
    let keyboard = keyboardStyle(of: field, style)
    let reason = content.views[field]?.keyboardAppearance ?? .default
    return SurfaceNote(
      reason == .default
        ? "The keyboard follows the field's traits: \(keyboard.phrase)."
        : "The keyboard is \(keyboard.phrase) by keyboardAppearance.", "W-16")
  }

  private func textNote(_ shown: ViewContent) -> SurfaceNote? {
    guard shown.isAttributedWithoutColor else { return nil }
    return SurfaceNote(
      "Attributed text without a foreground colour is black in both styles.", "K-22", isTrap: true,
      swift: "attributes: [.foregroundColor: UIColor.label]")
  }

  private func pictureNote(_ shown: ViewContent, _ style: EffectiveStyle) -> SurfaceNote? {
    guard let picture = shown.picture, !picture.freezes, let variant = picture.variant(for: style) else {
      return nil
    }
    let made: Phrase = variant.style.map { "its \($0.rawValue) variant" } ?? "its variant for any style"
    return SurfaceNote("An image set: the view picks \(made), \(variant.name), for its own traits.", "K-19")
  }

  private func barNote(_ shown: ViewContent, _ style: EffectiveStyle) -> SurfaceNote? {
    guard let fixed = shown.barStyle.fixedStyle else { return nil }
    return SurfaceNote(
      "barStyle is black: the bar looks \(fixed.phrase) whatever its traits, which are \(style.phrase).",
      isTrap: fixed != style, swift: "navigationBar.barStyle = .default")
  }

  private func blurNote(_ shown: ViewContent, _ className: String, _ style: EffectiveStyle) -> SurfaceNote? {
    guard className == "UIVisualEffectView" else { return nil }
    let blur = BlurStyle(shown.style ?? "systemMaterial")
    guard let fixed = blur.fixedStyle else {
      return SurfaceNote("\(blur.name) adapts: the blur follows the view's traits.")
    }
    return SurfaceNote(
      "\(blur.name) is \(fixed.phrase) by name; what lies in it keeps the view's traits, \(style.phrase).",
      isTrap: fixed != style, swift: "UIBlurEffect(style: .systemMaterial)")
  }

  private func webNote(_ shown: ViewContent, _ className: String, _ style: EffectiveStyle) -> SurfaceNote? {
    guard className == "WKWebView" else { return nil }
    return shown.prefersColorScheme
      ? SurfaceNote("The page asks for prefers-color-scheme and is told \(style.phrase).", "W-18")
      : SurfaceNote(
        "The page does not ask for prefers-color-scheme: it stays as its author made it.", "W-18",
        isTrap: style == .dark, swift: "<meta name=\"color-scheme\" content=\"light dark\">")
  }
}
