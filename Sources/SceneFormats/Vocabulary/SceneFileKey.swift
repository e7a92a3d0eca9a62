import SceneModel
import TraitModel
import TraitPropagation

enum SceneFileKey: String, SceneKey {
  case name, about, theme, device, contrast, plist, ios, appTheme, screen, lesson

  static let object = "a scene"

  var entry: SceneKeyEntry {
    switch self {
    case .name: SceneKeyEntry(SceneKeyEntry.localizedText, "its title; the file's name if missing")
    case .about: SceneKeyEntry(SceneKeyEntry.localizedText, "what there is to see in it")
    case .theme: SceneKeyEntry("a string", "the theme to start with")
    case .device: SceneKeyEntry(choices(EffectiveStyle.self), "the device's style to start with")
    case .contrast: SceneKeyEntry(choices(AccessibilityContrast.self), "the device's contrast to start with")
    case .plist: SceneKeyEntry(choices(InfoPlistStyle.self), "Info.plist's UIUserInterfaceStyle")
    case .ios: SceneKeyEntry(releaseNumbers, "the release whose rules it starts with")
    case .appTheme:
      SceneKeyEntry(
        choices(AppTheme.self), "what the app's own switch was saved as; it sets the windows at launch")
    case .screen: SceneKeyEntry("an object", "the screen; needed")
    case .lesson: SceneKeyEntry("an object", "what the scene teaches, and what must hold for it")
    }
  }
}

enum ScreenKey: String, SceneKey {
  case bounds, windowScenes

  static let object = "a screen"

  var entry: SceneKeyEntry {
    switch self {
    case .bounds: SceneKeyEntry("[0, 0, width, height] in points", "its size; 393×852 if missing")
    case .windowScenes: SceneKeyEntry("an array of window scenes", "at least one with a window")
    }
  }
}

enum WindowSceneKey: String, SceneKey {
  case id, `class`, traitOverrides, windows

  static let object = "a window scene"

  var entry: SceneKeyEntry {
    switch self {
    case .id: .id
    case .class: SceneKeyEntry("a class name", "UIWindowScene if missing")
    case .traitOverrides: .traitOverrides
    case .windows:
      SceneKeyEntry(
        "an array of windows",
        "later ones lie above earlier ones; one outside any scene would be told nothing (W-07)")
    }
  }
}

enum WindowKey: String, SceneKey {
  case id, `class`, overrideUserInterfaceStyle, traitOverrides, implements, registersForTraitChanges,
    readsTraits, frame, backgroundColor, tintColor, alpha,
    isHidden, layer, rootViewController, subviews

  static let object = "a window"

  var entry: SceneKeyEntry {
    switch self {
    case .id: .id
    case .class: SceneKeyEntry("a class name", "UIWindow if missing")
    case .overrideUserInterfaceStyle: .style
    case .traitOverrides: .traitOverrides
    case .implements: .implements
    case .registersForTraitChanges: .registersForTraitChanges
    case .readsTraits: .readsTraits
    case .frame: SceneKeyEntry(SceneKeyEntry.frame, "where it is on the screen; all of it if missing")
    case .backgroundColor: SceneKeyEntry(SceneKeyEntry.color, "what is behind its root view")
    case .tintColor: SceneKeyEntry(SceneKeyEntry.color, "the tint its views inherit")
    case .alpha: SceneKeyEntry("a number from 0 to 1", "its opacity")
    case .isHidden: SceneKeyEntry("a boolean", "whether it is not drawn")
    case .layer: SceneKeyEntry("a layer", "its layer, where it holds colours")
    case .rootViewController: SceneKeyEntry("a view controller", "what fills it")
    case .subviews: SceneKeyEntry("an array of views", "views put on the window itself, above the root view")
    }
  }
}
