import SceneModel
import TraitModel
import TraitPropagation

enum ControllerKey: String, SceneKey {
  case id, `class`, title, overrideUserInterfaceStyle, traitOverrides, implements, registersForTraitChanges,
    readsTraits, overrideTraitCollectionForChild,
    definesPresentationContext, modalPresentationStyle, adaptive, preferredStyle, message, actions,
    preferredStatusBarStyle, view,
    childViewControllers, presentationController, presentedViewController

  static let object = "a view controller"

  var entry: SceneKeyEntry {
    switch self {
    case .id: .id
    case .class: SceneKeyEntry("a class name", "UIViewController if missing; UIAlertController is an alert")
    case .title: SceneKeyEntry(SceneKeyEntry.localizedText, "its title")
    case .overrideUserInterfaceStyle: .style
    case .traitOverrides: .traitOverrides
    case .implements: .implements
    case .registersForTraitChanges: .registersForTraitChanges
    case .readsTraits: .readsTraits
    case .overrideTraitCollectionForChild:
      SceneKeyEntry("an object of traits by child id", "setOverrideTraitCollection(_:forChild:)")
    case .definesPresentationContext:
      SceneKeyEntry("a boolean", "whether context presentations cover it and not the screen")
    case .modalPresentationStyle:
      SceneKeyEntry(choices(ModalPresentationStyle.self), "how it is presented; automatic if missing")
    case .adaptive: SceneKeyEntry("a boolean", "false: a popover that stays one in compact width")
    case .preferredStyle: SceneKeyEntry("\"alert\" or \"actionSheet\"", "which kind of alert it is")
    case .message: SceneKeyEntry(SceneKeyEntry.localizedText, "an alert's second text")
    case .actions: SceneKeyEntry("an array of alert actions", "an alert's buttons")
    case .preferredStatusBarStyle:
      SceneKeyEntry(choices(StatusBarStyle.self), "default: by its own style (W-17)")
    case .view: SceneKeyEntry("a view", "its root view; an empty one if missing")
    case .childViewControllers:
      SceneKeyEntry("an array of view controllers", "children whose view is in no hierarchy")
    case .presentationController:
      SceneKeyEntry("a presentation controller", "what its presentation controller asks for")
    case .presentedViewController: SceneKeyEntry("a view controller", "what it presents")
    }
  }
}

/// The words of UIAlertController's `preferredStyle`.
enum AlertStyle: String, CaseIterable {
  case alert, actionSheet
}

enum AlertActionKey: String, SceneKey {
  case title, style

  static let object = "an alert action"

  var entry: SceneKeyEntry {
    switch self {
    case .title: SceneKeyEntry(SceneKeyEntry.localizedText, "the button's title; needed")
    case .style: SceneKeyEntry(choices(AlertAction.Style.self), "default if missing")
    }
  }
}

enum PresentationKey: String, SceneKey {
  case `class`, overrideTraitCollection, traitOverrides

  static let object = "a presentation controller"

  var entry: SceneKeyEntry {
    switch self {
    case .class: SceneKeyEntry("a class name", "UIPresentationController if missing")
    case .overrideTraitCollection:
      SceneKeyEntry("an object of traits", "the traits it overrides, deprecated with iOS 17")
    case .traitOverrides: .traitOverrides
    }
  }
}

enum TraitKey: String, SceneKey {
  case userInterfaceStyle, userInterfaceLevel, accessibilityContrast

  static let object = "an object of traits"

  var trait: Trait {
    switch self {
    case .userInterfaceStyle: .userInterfaceStyle
    case .userInterfaceLevel: .userInterfaceLevel
    case .accessibilityContrast: .accessibilityContrast
    }
  }

  /// The values of the trait, and the word for none.
  var words: [String] { [UserInterfaceStyle.unspecified.rawValue] + trait.values }

  var entry: SceneKeyEntry {
    SceneKeyEntry(alternatives(words.map { "\"\($0)\"" }), "unspecified is the same as leaving it out")
  }
}
