/// The way to files that readers of folders are handed, so that they are functions of their arguments: the real one
/// belongs to the command line tool, tests bring one in memory.
package protocol FileAccess: Sendable {
  /// What stands at a path; follows links.
  func kind(of path: String) throws(FileFailure) -> FileKind
  /// The bytes of a regular file, at most `limit` of them.
  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]
  /// The names in a folder, sorted by their UTF-8 bytes, without `.` and `..`.
  func names(inFolder path: String) throws(FileFailure) -> [String]
}

package enum FileKind: Hashable, Sendable {
  case file, folder, other
}

/// A path that could not be used (exit status 4), or a file over its limit (3).
package struct FileFailure: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing, unreadable, isFolder, isNotFolder, isSpecial, tooLarge, unwritable, exists
  }

  package var path: String
  package var reason: Reason
  /// What the system said, or a limit; one phrase.
  package var detail: String?

  package init(_ path: String, _ reason: Reason, detail: String? = nil) {
    self.path = path
    self.reason = reason
    self.detail = detail
  }

  /// What is wrong with the path, without its name.
  package var sentence: String {
    let sentence =
      switch reason {
      case .missing: "there is no such file or folder"
      case .unreadable: "cannot be read"
      case .isFolder: "is a folder where a file belongs"
      case .isNotFolder: "is a file where a folder belongs"
      case .isSpecial: "is a pipe, socket or device, not a file; use - for what is piped in"
      case .tooLarge: "is too large"
      case .unwritable: "cannot be written"
      case .exists: "exists already"
      }
    return sentence + (detail.map { " (\($0))" } ?? "")
  }

  /// `path: what is wrong`, safe for a terminal.
  package var text: String { visibleControls(in: "\(path.isEmpty ? "''" : path): \(sentence)") }
}

/// The last component of a path, without trailing slashes.
package func lastPathComponent(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// `name` below `folder`.
package func joinedPath(_ folder: String, _ name: String) -> String {
  folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
