extension Script.Step {
  /// How long what the step shows stands before the next one is taken, in milliseconds: the pace of recordings and tours.
  package var pause: Int {
    switch action {
    case .edit, .scene: 1200
    case .expect, .note, .select, .palette: 0
    case .say(let text): text.isEmpty ? 0 : readingTime(of: text)
    case .wait(let milliseconds): milliseconds
    case .keys(let keys): keys.count * Self.pauseBetweenKeys
    }
  }

  /// Between two keys of one line, in milliseconds.
  package static let pauseBetweenKeys = 400
}

/// For reading a caption at ease: a second to find it, then about 17 characters a second; characters that are words by
/// themselves, as in Chinese, count for three.
private func readingTime(of text: String) -> Int {
  let letters = text.reduce(0) { count, character in
    count + (character.unicodeScalars.contains { (0x2E80...0xFFEF).contains($0.value) } ? 3 : 1)
  }
  return 1000 + letters * 60
}
