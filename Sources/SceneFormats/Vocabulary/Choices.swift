import TraitModel

/// `"light" or "dark"`.
func choices<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> String {
  alternatives(Choice.allCases.map { "\"\($0.rawValue)\"" })
}

/// `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

let releaseNumbers = alternatives(IOSRelease.allCases.map(\.number))
