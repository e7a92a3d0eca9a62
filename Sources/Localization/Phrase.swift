/// Text of the interface, written in English and shown in the reader's language.
///
/// The English is the key: `"\(count) nodes changed"` is the phrase `{} nodes changed` with one argument. A phrase may
/// hold others, which are translated on their own; whatever else stands in it (a node's id, a colour, a name from a file)
/// is the same in every language. One literal is one key, so a long sentence is one literal too.
package struct Phrase: Sendable {
  /// What stands between the arguments, one more than there are of those.
  let parts: [String]
  let arguments: [Argument]
  /// Under which name translations hold it, where that is not its English.
  let name: String?

  enum Argument: Sendable {
    case text(String)
    case phrase(Phrase)
  }

  init(parts: [String], arguments: [Argument], name: String? = nil) {
    self.parts = parts
    self.arguments = arguments
    self.name = name
  }

  /// Text that is the same in every language.
  package init(verbatim text: String) { self.init(parts: ["", ""], arguments: [.text(text)]) }

  /// Text that is English in one of the program's files, whole: a tour's caption.
  package init(english text: String) { self.init(parts: [text], arguments: []) }

  /// Text from one of the program's own tables, whose translations go by a name of its own: `rule O-01`.
  package init(_ english: String, named name: String) {
    self.init(parts: [english], arguments: [], name: name)
  }

  /// What translations are looked up by: the English with `{}` for each argument and without blanks around it.
  package var key: String { name ?? String(parts.joined(separator: "{}").trimmingBlanks) }

  /// Whether it has words of its own, so that a language can say it otherwise.
  var isTranslatable: Bool { parts.contains { $0.contains(where: \.isLetter) } }

  package var english: String { Language.english.text(self) }
}

/// Phrases that say the same are the same, however they are put together.
extension Phrase: Hashable {
  package static func == (left: Phrase, right: Phrase) -> Bool { left.english == right.english }
  package func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension Phrase: CustomStringConvertible {
  package var description: String { english }
}

extension StringProtocol {
  var trimmingBlanks: SubSequence {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? start
    return self[start..<end]
  }
}
