/// In which language phrases are shown. What it has no words for stays English.
package struct Language: Sendable {
  /// The tag of the language: `en`, `zh-Hans`.
  package let tag: String
  /// Its words for a phrase; nil where it has none.
  private let translation: @Sendable (Phrase) -> Translation?

  init(tag: String, translation: @escaping @Sendable (Phrase) -> Translation?) {
    self.tag = tag
    self.translation = translation
  }

  package static let english = Language(tag: "en") { _ in nil }

  /// The phrase as it is read, blanks around it kept.
  package func text(_ phrase: Phrase) -> String {
    func argument(_ place: Int) -> String {
      guard phrase.arguments.indices.contains(place) else { return "" }
      switch phrase.arguments[place] {
      case .text(let text): return text
      case .phrase(let phrase): return text(phrase)
      }
    }
    guard let translation = translation(phrase) else {
      var text = phrase.parts[0]
      for (place, part) in phrase.parts.dropFirst().enumerated() {
        text += argument(place)
        text += part
      }
      return text
    }
    let before = phrase.parts[0].prefix { $0 == " " }
    let after = phrase.parts[phrase.parts.count - 1].reversed().prefix { $0 == " " }
    return before + translation.filled(with: argument) + String(after)
  }
}

extension Language: Hashable {
  package static func == (left: Language, right: Language) -> Bool { left.tag == right.tag }
  package func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
