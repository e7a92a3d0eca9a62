import SceneModel
import TraitModel

enum ViewKey: String, SceneKey {
  case id, `class`, overrideUserInterfaceStyle, traitOverrides, implements, registersForTraitChanges,
    readsTraits, frame, backgroundColor, tintColor, alpha,
    isHidden, isEnabled, style, text, attributedText, detailText, placeholder, textColor, font, textAlignment,
    image, accessoryType, isOn, value, items, selectedIndex, barStyle, prefersColorScheme,
    keyboardAppearance, isFirstResponder,
    layer, subviews

  static let object = "a view"

  var entry: SceneKeyEntry {
    switch self {
    case .id: .id
    case .class: SceneKeyEntry("a class name", "UIView if missing")
    case .overrideUserInterfaceStyle: .style
    case .traitOverrides: .traitOverrides
    case .implements: .implements
    case .registersForTraitChanges: .registersForTraitChanges
    case .readsTraits: .readsTraits
    case .frame: SceneKeyEntry(SceneKeyEntry.frame, "in its superview's coordinates; fills it if missing")
    case .backgroundColor: SceneKeyEntry(SceneKeyEntry.color, "its class's own if missing")
    case .tintColor: SceneKeyEntry(SceneKeyEntry.color, "its superview's if missing")
    case .alpha: SceneKeyEntry("a number from 0 to 1", "its opacity")
    case .isHidden: SceneKeyEntry("a boolean", "whether it is not drawn")
    case .isEnabled: SceneKeyEntry("a boolean", "false: drawn as a disabled control")
    case .style:
      SceneKeyEntry(
        "a string",
        "a table's plain, grouped, insetGrouped; a button's plain, tinted, filled; a blur's systemMaterialDark …"
      )
    case .text:
      SceneKeyEntry(SceneKeyEntry.localizedText, "a label's, field's, cell's or button's; a bar's title")
    case .attributedText:
      SceneKeyEntry(
        SceneKeyEntry.localizedText, "text without a foreground colour: black in both styles (K-22)")
    case .detailText: SceneKeyEntry(SceneKeyEntry.localizedText, "a cell's second text")
    case .placeholder: SceneKeyEntry(SceneKeyEntry.localizedText, "what an empty field shows")
    case .textColor: SceneKeyEntry(SceneKeyEntry.color, "its class's own if missing")
    case .font: SceneKeyEntry("an object of size and weight", "its class's own if missing")
    case .textAlignment: SceneKeyEntry(choices(TextAlignment.self), "natural if missing")
    case .image: SceneKeyEntry("a string or a picture", "the name of a picture, or its variants")
    case .accessoryType: SceneKeyEntry(choices(CellAccessory.self), "a cell's mark at its end")
    case .isOn: SceneKeyEntry("a boolean", "a switch's state")
    case .value: SceneKeyEntry("a number from 0 to 1", "a slider's or progress view's")
    case .items: SceneKeyEntry("an array of titles or bar items", "a bar's buttons, a control's segments")
    case .selectedIndex: SceneKeyEntry("a whole number from 0", "the chosen tab or segment")
    case .barStyle: SceneKeyEntry(choices(BarStyle.self), "black: a bar that is dark whatever its traits")
    case .prefersColorScheme:
      SceneKeyEntry("a boolean", "whether a web view's page follows its style by prefers-color-scheme (W-18)")
    case .keyboardAppearance:
      SceneKeyEntry(choices(KeyboardAppearance.self), "its keyboard's; by its own traits if missing (W-16)")
    case .isFirstResponder: SceneKeyEntry("a boolean", "whether it has the keyboard; one view of a scene can")
    case .layer: SceneKeyEntry("a layer", "its layer, where it holds colours")
    case .subviews: SceneKeyEntry("an array of views and controllers", "from the back to the front")
    }
  }
}

enum EmbeddingKey: String, SceneKey {
  case childViewController, orphanViewController

  static let object = "a controller among subviews"

  var entry: SceneKeyEntry {
    switch self {
    case .childViewController: SceneKeyEntry("a view controller", "a child, at the place of its view")
    case .orphanViewController:
      SceneKeyEntry("a view controller", "one whose view was added, but addChild never called (O-20)")
    }
  }
}

enum LayerKey: String, SceneKey {
  case id, `class`, backgroundColor, borderColor, borderWidth, cornerRadius, shadowColor, refresh

  static let object = "a layer"

  var entry: SceneKeyEntry {
    switch self {
    case .id: .id
    case .class: SceneKeyEntry("a class name", "CALayer if missing")
    case .backgroundColor, .borderColor, .shadowColor:
      SceneKeyEntry(SceneKeyEntry.color, "a CGColor: resolved when assigned, and frozen then (K-13)")
    case .borderWidth: SceneKeyEntry("a number of points", "1 where there is a border colour")
    case .cornerRadius: SceneKeyEntry("a number of points", "0 if missing")
    case .refresh:
      SceneKeyEntry(
        choices(Refresh.self), "the code in which the owner assigns the colours again; never if missing")
    }
  }
}

enum FontKey: String, SceneKey {
  case size, weight

  static let object = "a font"

  var entry: SceneKeyEntry {
    switch self {
    case .size: SceneKeyEntry("a number of points", "its class's own if missing")
    case .weight: SceneKeyEntry(choices(FontWeight.self), "semibold and heavier are drawn bold")
    }
  }
}

/// UIFont's weights, light to heavy.
enum FontWeight: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// A terminal has two weights only.
  var isBold: Bool {
    switch self {
    case .ultraLight, .thin, .light, .regular, .medium: false
    case .semibold, .bold, .heavy, .black: true
    }
  }
}

enum BarItemKey: String, SceneKey {
  case title, image, isLeading

  static let object = "a bar item"

  var entry: SceneKeyEntry {
    switch self {
    case .title: SceneKeyEntry(SceneKeyEntry.localizedText, "what it says")
    case .image: SceneKeyEntry("a string", "the name of a picture")
    case .isLeading: SceneKeyEntry("a boolean", "in a navigation bar: on the leading side")
    }
  }
}

enum ColorKey: String, SceneKey {
  case light, dark, unspecified
  case lightElevated = "light.elevated"
  case lightHigh = "light.high"
  case lightElevatedHigh = "light.elevated.high"
  case darkElevated = "dark.elevated"
  case darkHigh = "dark.high"
  case darkElevatedHigh = "dark.elevated.high"

  static let object = "a dynamic colour"

  /// The slot whose value stands there; nil for the idiom.
  var slot: DynamicColor.Slot? {
    if self == .unspecified { return nil }
    return DynamicColor.Slot(
      rawValue.hasPrefix("dark") ? .dark : .light, elevated: rawValue.contains(".elevated"),
      high: rawValue.hasSuffix(".high"))
  }

  var entry: SceneKeyEntry {
    switch self {
    case .unspecified:
      SceneKeyEntry(choices(EffectiveStyle.self), "what its provider gives an unspecified style (K-27)")
    case .light, .dark: SceneKeyEntry("#RRGGBB[AA] or a colour's name", "needed")
    default: SceneKeyEntry("#RRGGBB[AA] or a colour's name", "where that level or contrast has its own value")
    }
  }
}
