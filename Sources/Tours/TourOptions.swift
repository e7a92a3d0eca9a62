/// How a tour is shown.
package struct TourOptions: Hashable, Sendable {
  /// The presenter's notes on the side.
  package var showsNotes: Bool
  /// Changes come at once instead of travelling from node to node.
  package var reducesMotion: Bool
  package var isLarge: Bool
  package var showsKeys: Bool

  package init(
    showsNotes: Bool = false, reducesMotion: Bool = false, isLarge: Bool = false, showsKeys: Bool = false
  ) {
    self.showsNotes = showsNotes
    self.reducesMotion = reducesMotion
    self.isLarge = isLarge
    self.showsKeys = showsKeys
  }
}
