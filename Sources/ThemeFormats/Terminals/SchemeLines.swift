import ColorModel
import LocatedInput

/// A settings file of lines: `key = value` or `key value`.
struct SchemeLines {
  struct Line {
    var key: Substring
    var value: Substring
    /// Of the value.
    var location: SourceLocation
    var keyLocation: SourceLocation
  }

  private(set) var lines: [Line] = []

  /// - Parameter separator: between key and value; nil for white space.
  init(_ text: String, separator: Character?) {
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    {
      let line = raw.drop(while: \.isWhitespace)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let end =
        line.firstIndex { (character: Character) in
          separator.map { $0 == character } ?? character.isWhitespace
        } ?? line.endIndex
      var value = line[end...].dropFirst().drop(while: \.isWhitespace)
      while value.last?.isWhitespace == true { value.removeLast() }
      func place(_ start: Substring.Index) -> SourceLocation {
        SourceLocation(line: index + 1, column: raw.distance(from: raw.startIndex, to: start) + 1)
      }
      lines.append(
        Line(
          key: line[..<end].trimmed, value: value, location: place(value.startIndex),
          keyLocation: place(line.startIndex)))
    }
  }
}

extension Substring {
  /// Without white space at both ends.
  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension RGBA {
  /// The colour of a terminal's setting: 3 or 6 digits with or without `#`, or a name of X11.
  init?(terminal text: some StringProtocol) {
    let digits = Substring(text).drop { $0 == "#" }
    if [3, 6].contains(digits.utf8.count), let color = ColorNotation.hex(digits) {
      self = color
    } else if let color = NamedColors.x11Color(text) {
      self = color
    } else {
      return nil
    }
  }
}
