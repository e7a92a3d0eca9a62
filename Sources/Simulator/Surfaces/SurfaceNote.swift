package import Localization

/// One thing to know of how a node looks, beside its traits.
package struct SurfaceNote: Hashable, Sendable {
  /// A sentence.
  package var text: Phrase
  /// The rule that says so, where it is one of the rule book's.
  package var rule: String?
  /// Whether it is what people fall for.
  package var isTrap: Bool
  /// The code that avoids it.
  package var swift: String?

  init(_ text: Phrase, _ rule: String? = nil, isTrap: Bool = false, swift: String? = nil) {
    self.text = text
    self.rule = rule
    self.isTrap = isTrap
    self.swift = swift
  }
}
