/// The words of one language for a phrase, with `{0}`, `{1}` … where its arguments stand. `{ }` is text.
struct Translation: Hashable, Sendable {
  private let parts: [String]
  /// Which argument stands behind each part but the last.
  let places: [Int]

  /// Nil where braces hold neither a number nor a blank.
  init?(_ text: String) {
    var parts = [""]
    var places: [Int] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      parts[parts.count - 1] += rest[..<brace]
      guard let end = rest[brace...].firstIndex(of: "}") else { return nil }
      let content = rest[rest.index(after: brace)..<end]
      if let place = Int(content) {
        parts.append("")
        places.append(place)
      } else if content == " " {
        parts[parts.count - 1] += "{ }"
      } else {
        return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    parts[parts.count - 1] += rest
    self.parts = parts
    self.places = places
  }

  func filled(with argument: (Int) -> String) -> String {
    zip(places, parts.dropFirst()).reduce(parts[0]) { $0 + argument($1.0) + $1.1 }
  }
}
