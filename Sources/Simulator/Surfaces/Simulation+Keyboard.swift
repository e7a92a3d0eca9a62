import Localization
import SceneFormats
import SceneModel
import TraitModel
import TraitPropagation

extension Simulation {
  private static let typing = ["UITextField", "UITextView", "UISearchBar"]

  mutating func setFirstResponder(_ field: NodeID?) throws {
    if let field {
      try requireNode(field)
      let isField = Self.typing.contains { hierarchy[field]?.className.hasSuffix($0.dropFirst(2)) == true }
      guard isField else {
        throw EditFailure("`\(field)` takes no text, so no keyboard comes for it", rule: "W-16")
      }
    }
    scene.content.firstResponder = field
  }

  /// The style of a field's keyboard: `keyboardAppearance`, by default the field's own (W-16).
  func keyboardStyle(of field: NodeID, _ style: EffectiveStyle) -> EffectiveStyle {
    switch content.views[field]?.keyboardAppearance {
    case .light?: .light
    case .dark?: .dark
    case .default?, nil: style
    }
  }
}
