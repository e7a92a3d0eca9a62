/// Where one text stands in another, compared without case.
package struct TextMatch: Hashable, Sendable {
  /// The places of the letters that are matched, in characters from 0.
  package var offsets: Set<Int>

  /// Nil where `text` does not hold `needle`.
  package init?(_ needle: String, in text: String) {
    let (wanted, letters) = (Array(needle.lowercased()), Array(text.lowercased()))
    guard !wanted.isEmpty, wanted.count <= letters.count else { return nil }
    let starts = 0...(letters.count - wanted.count)
    guard let start = starts.first(where: { letters[$0...].starts(with: wanted) }) else { return nil }
    offsets = Set(start..<(start + wanted.count))
  }
}
