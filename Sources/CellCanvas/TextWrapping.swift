/// Text broken into lines of at most `width` cells, at spaces where that is possible.
package func wrapped(_ text: String, width: Int) -> [String] {
  guard width > 0 else { return [] }
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      for piece in pieces(of: String(word), width: width) {
        if line.isEmpty {
          line = piece
        } else if cellWidth(of: line) + 1 + cellWidth(of: piece) <= width {
          line += " " + piece
        } else {
          lines.append(line)
          line = piece
        }
      }
    }
    lines.append(line)
  }
  return lines
}

/// A word in pieces that fit; scripts without spaces break anywhere.
private func pieces(of word: String, width: Int) -> [String] {
  var pieces: [String] = []
  var piece = ""
  for character in word {
    if cellWidth(of: piece) + cellWidth(of: character) > width {
      pieces.append(piece)
      piece = ""
    }
    piece.append(character)
  }
  return pieces + [piece]
}
