package import KeyInput
package import Localization

/// How a session is shown to an audience.
package struct Staging: Hashable, Sendable {
  /// Fewer and larger parts, for a projector.
  package var isLarge = false
  /// The last keys that were pressed, the newest last; nil where they are not shown.
  package private(set) var keys: [KeyPress]?
  /// What the newest of them does, in a few words; nil where it means nothing.
  package private(set) var meaning: Phrase?

  /// More of them fit no line.
  private static let most = 16

  package init(isLarge: Bool = false, showsKeys: Bool = false) {
    self.isLarge = isLarge
    keys = showsKeys ? [] : nil
  }

  /// Notes a key, where keys are shown.
  package mutating func note(_ key: KeyPress, meaning: Phrase?) {
    guard let former = keys else { return }
    keys = (former + [key]).suffix(Self.most)
    self.meaning = meaning
  }
}
