/// A text of a scene in one or more languages, by language tag (`en`, `zh-Hans`).
package struct LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
  package var byLanguage: [String: String]

  package init(_ text: String) { byLanguage = ["en": text] }
  package init(stringLiteral value: String) { self.init(value) }
  package init(byLanguage: [String: String]) { self.byLanguage = byLanguage }

  /// The text in a language, else in English, else in the first by tag.
  package func text(in language: String = "en") -> String {
    byLanguage[language] ?? byLanguage["en"] ?? byLanguage.min { $0.key < $1.key }?.value ?? ""
  }
}
