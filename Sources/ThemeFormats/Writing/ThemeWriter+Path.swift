extension ThemeWriter {
  /// What a path ends in, and the format that means; the longest that fits stands first.
  private static let formatsByEnd: [(end: String, identifier: String)] = [
    (".resolver.json", "dtcg"), (".json", "native"), (".xcassets", "xcassets"), (".plist", "plist"),
    (".css", "css"),
    (".swift", "swift"),
  ]

  /// The ends of paths that tell a format, for messages.
  package static var ends: [String] { formatsByEnd.map(\.end) }

  /// The format that a path's end asks for; nil where it tells none.
  package static func writing(to path: String) -> ThemeWriter? {
    let lower = path.lowercased()
    guard let found = formatsByEnd.first(where: { lower.hasSuffix($0.end) }) else { return nil }
    return all.first { $0.identifier == found.identifier }
  }
}
