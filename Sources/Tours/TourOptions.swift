package import Localization

/// How a tour is shown.
package struct TourOptions: Hashable, Sendable {
  /// The presenter's notes on the side.
  package var showsNotes: Bool
  /// Changes come at once instead of travelling from node to node.
  package var reducesMotion: Bool
  package var isLarge: Bool
  package var showsKeys: Bool
  /// What the interface speaks; captions are as the script has them.
  package var language: Language

  package init(
    showsNotes: Bool = false, reducesMotion: Bool = false, isLarge: Bool = false, showsKeys: Bool = false,
    language: Language = .english
  ) {
    self.showsNotes = showsNotes
    self.reducesMotion = reducesMotion
    self.isLarge = isLarge
    self.showsKeys = showsKeys
    self.language = language
  }
}
