import LocatedInput

/// Files in memory: a path leads to text, and every prefix of it is a folder.
struct MemoryFiles: FileAccess {
  var texts: [String: String]
  /// Paths that exist and cannot be read.
  var unreadable: Set<String> = []
  /// Paths that are neither file nor folder.
  var special: Set<String> = []

  init(_ texts: [String: String] = [:]) { self.texts = texts }

  func kind(of path: String) throws(FileFailure) -> FileKind {
    if special.contains(path) { return .other }
    if texts[path] != nil { return .file }
    if texts.keys.contains(where: { $0.hasPrefix(path + "/") }) { return .folder }
    throw FileFailure(path, .missing)
  }

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    if unreadable.contains(path) { throw FileFailure(path, .unreadable) }
    guard let text = texts[path] else { throw FileFailure(path, .missing) }
    if text.utf8.count > limit { throw FileFailure(path, .tooLarge, detail: "\(limit) bytes are the limit") }
    return Array(text.utf8)
  }

  func names(inFolder path: String) throws(FileFailure) -> [String] {
    guard try kind(of: path) == .folder else { throw FileFailure(path, .isNotFolder) }
    if unreadable.contains(path) { throw FileFailure(path, .unreadable) }
    let below = texts.keys.filter { $0.hasPrefix(path + "/") }
      .compactMap { $0.dropFirst(path.utf8.count + 1).split(separator: "/").first.map(String.init) }
    return Set(below).sorted()
  }
}
