package import LocatedInput

/// Files in memory: a path leads to text, and every prefix of it is a folder. Without texts, a machine without a file on
/// it: what ships is all there is.
package struct FilesInMemory: FileAccess {
  package var texts: [String: String]
  /// Paths that exist and cannot be read.
  package var unreadable: Set<String>
  /// Paths that are neither file nor folder.
  package var special: Set<String>

  package init(
    _ texts: [String: String] = [:], unreadable: Set<String> = [], special: Set<String> = []
  ) {
    self.texts = texts
    self.unreadable = unreadable
    self.special = special
  }

  package func kind(of path: String) throws(FileFailure) -> FileKind {
    if special.contains(path) { return .other }
    if texts[path] != nil { return .file }
    if texts.keys.contains(where: { $0.hasPrefix(joinedPath(path, "")) }) { return .folder }
    throw FileFailure(path, .missing)
  }

  package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    if unreadable.contains(path) { throw FileFailure(path, .unreadable) }
    guard let text = texts[path] else {
      throw FileFailure(path, try kind(of: path) == .folder ? .isFolder : .missing)
    }
    if text.utf8.count > limit {
      throw FileFailure(path, .tooLarge, detail: "over the limit of \(limit) bytes")
    }
    return Array(text.utf8)
  }

  package func names(inFolder path: String) throws(FileFailure) -> [String] {
    guard try kind(of: path) == .folder else { throw FileFailure(path, .isNotFolder) }
    if unreadable.contains(path) { throw FileFailure(path, .unreadable) }
    let prefix = joinedPath(path, "")
    let below = texts.keys.filter { $0.hasPrefix(prefix) }
      .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
    return Set(below).sorted()
  }
}
