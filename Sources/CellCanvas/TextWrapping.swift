/// Text broken into lines of at most `width` cells: at spaces, and between the characters of a script that writes none,
/// where no punctuation forbids it.
package func wrapped(_ text: String, width: Int) -> [String] {
  guard width > 0 else { return [] }
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      for (place, unit) in unbreakableParts(of: word).enumerated() {
        let joint = place == 0 && !line.isEmpty ? " " : ""
        if cellWidth(of: line) + joint.count + cellWidth(of: unit) <= width {
          line += joint + unit
          continue
        }
        if !line.isEmpty { lines.append(line) }
        let pieces = pieces(of: unit, width: width)
        lines += pieces.dropLast()
        line = pieces.last ?? ""
      }
    }
    lines.append(line)
  }
  return lines
}

/// A word cut where a line may end: beside wide characters, but neither before closing punctuation nor behind opening.
private func unbreakableParts(of word: Substring) -> [Substring] {
  var parts: [Substring] = []
  var start = word.startIndex
  var previous: Character?
  for place in word.indices {
    let character = word[place]
    if let previous, cellWidth(of: previous) == 2 || cellWidth(of: character) == 2,
      !closingPunctuation.contains(character), !openingPunctuation.contains(previous)
    {
      parts.append(word[start..<place])
      start = place
    }
    previous = character
  }
  return parts + [word[start...]]
}

private let closingPunctuation = Set("，。、；：？！）】」』》〉”’…—％,.;:?!)]}%")
private let openingPunctuation = Set("（【「『《〈“‘([{")

/// What is too long for a line, in pieces that fit.
private func pieces(of text: Substring, width: Int) -> [String] {
  var pieces: [String] = []
  var piece = ""
  for character in text {
    if !piece.isEmpty, cellWidth(of: piece) + cellWidth(of: character) > width {
      pieces.append(piece)
      piece = ""
    }
    piece.append(character)
  }
  return pieces + [piece]
}
