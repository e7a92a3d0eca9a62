/// How well a few typed letters fit a text: they stand in it in their order, best at the starts of words and side by side.
package struct FuzzyMatch: Hashable, Sendable {
  package private(set) var score = 0
  /// The places of the letters that are matched, in characters from 0.
  package private(set) var offsets: Set<Int> = []

  private static let letter = 8
  private static let neighbour = 10
  private static let wordStart = 12
  private static let gap = 4

  /// Nil where some word of what is typed is not in the text; nothing typed fits everything.
  package init?(_ typed: String, in text: String) {
    let words = typed.split(separator: " ")
    let letters = Array(text)
    let places = Self.bonuses(letters)
    for word in words {
      guard let (points, found) = Self.best(Array(word.lowercased()), letters, places) else { return nil }
      score += points
      offsets.formUnion(found)
    }
    // Of texts that fit alike, the shorter one was meant.
    score -= letters.count / 8
  }

  /// What a letter is worth for where it stands.
  private static func bonuses(_ letters: [Character]) -> [Int] {
    letters.indices.map { place in
      guard place > 0 else { return wordStart + 2 }
      let (before, here) = (letters[place - 1], letters[place])
      let isWordStart =
        !(before.isLetter || before.isNumber) || (before.isLowercase && here.isUppercase)
      return isWordStart ? wordStart : 0
    }
  }

  /// The best places of a word's letters: for each letter and place what it is worth there, and where the letter before
  /// stands then.
  private static func best(_ word: [Character], _ letters: [Character], _ places: [Int])
    -> (score: Int, offsets: [Int])?
  {
    guard word.count <= letters.count else { return nil }
    var scores: [Int?] = []
    var origins: [[Int]] = []
    for (row, wanted) in word.enumerated() {
      var here = [Int?](repeating: nil, count: letters.count)
      var origin = [Int](repeating: -1, count: letters.count)
      var far: (score: Int, place: Int)?
      for place in letters.indices {
        if row > 0, place >= 2, let score = scores[place - 2], score > far?.score ?? .min {
          far = (score, place - 2)
        }
        guard letters[place].lowercased() == String(wanted) else { continue }
        let own = letter + places[place]
        if row == 0 {
          here[place] = own
          continue
        }
        let near = place > 0 ? scores[place - 1].map { $0 + neighbour } : nil
        let leap = far.map { $0.score - gap }
        if let near, near >= leap ?? .min {
          here[place] = near + own
          origin[place] = place - 1
        } else if let leap, let far {
          here[place] = leap + own
          origin[place] = far.place
        }
      }
      scores = here
      origins.append(origin)
    }
    guard
      let end = letters.indices.filter({ scores[$0] != nil }).max(by: { scores[$0] ?? 0 < scores[$1] ?? 0 })
    else { return nil }
    var found = [end]
    for row in origins.indices.dropFirst().reversed() { found.append(origins[row][found[found.count - 1]]) }
    return (scores[end] ?? 0, found)
  }
}
