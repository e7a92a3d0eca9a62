package import Localization

extension EffectiveStyle {
  /// The word in prose; in edits and values it is UIKit's in every language.
  package var phrase: Phrase { self == .light ? "light" : "dark" }
}
