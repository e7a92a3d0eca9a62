import BuiltInFiles
package import LocatedInput

extension Language {
  /// The tags of the languages that the program speaks: English, and a folder of built-in files for each other one.
  package static var tags: [String] {
    BuiltInFiles.languages.reduce(into: [english.tag]) { tags, file in
      let tag = String(file.name.prefix { $0 != "/" })
      if !tags.contains(tag) { tags.append(tag) }
    }
  }

  /// A language from the built-in files.
  /// - Throws: the faults of its files, each with its place.
  package static func builtIn(_ tag: String) throws(InputError) -> Language {
    if tag == english.tag { return english }
    let table = try translations(tag)
    return Language(tag: tag) { table[$0.key] }
  }

  /// All that the built-in files say in a language, by the phrases' keys.
  static func translations(_ tag: String) throws(InputError) -> [String: Translation] {
    var table: [String: Translation] = [:]
    var faults: [Diagnostic] = []
    for file in BuiltInFiles.languages where file.name.hasPrefix(tag + "/") {
      let (root, oddities) = try JSONReader.read(file.bytes)
      faults += oddities
      for member in root.members ?? [] {
        if let text = member.value.string, let translation = Translation(text) {
          table[member.key] = translation
        } else {
          faults.append(Diagnostic(.error, "a text with {0}, {1} … belongs here", at: member.value.location))
        }
      }
    }
    if !faults.isEmpty { throw InputError(faults) }
    return table
  }

  /// The language that a locale's name asks for: `zh-Hans` for `zh_CN.UTF-8`, `zh_SG`, `zh`; English for all others,
  /// also for Chinese where it is written in traditional characters.
  package static func tag(ofLocale name: String) -> String {
    let words = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }.map {
      $0.lowercased()
    }
    let isTraditional = !Set(words).isDisjoint(with: ["hant", "tw", "hk", "mo"])
    return words.first == "zh" && !isTraditional ? "zh-Hans" : "en"
  }

  /// The name of the locale that decides about messages: the first of these variables that is set and not empty.
  package static func messageLocale(in environment: [String: String]) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
