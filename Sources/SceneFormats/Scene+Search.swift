import SceneModel

extension Scene {
  /// Whether a search for words finds it: each stands, without regard to case, in its name, title, description or
  /// lesson, in any language.
  package func matches(_ words: [String], named name: String) -> Bool {
    let texts = [self.name, about, lesson?.question, lesson?.answer].compactMap(\.self)
    let haystack =
      ([name, lesson?.group ?? "", lesson?.source ?? ""] + (lesson?.rules ?? [])
      + texts.flatMap(\.byLanguage.values)).joined(separator: "\n").lowercased()
    return words.allSatisfy { haystack.contains($0.lowercased()) }
  }
}
