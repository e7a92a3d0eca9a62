import Foundation
import LocatedInput

/// The package's own folder and what lies beside it, for tests that read real files.
struct DiskFiles: FileAccess {
  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The collected facts and the corpus, which a clone does not have.
  static let facts = packageRoot.deletingLastPathComponent().appending(path: "shared")
  static var hasFacts: Bool { FileManager.default.fileExists(atPath: facts.path) }
  static func corpus(_ name: String) -> String { facts.appending(path: "formats/corpus/" + name).path }

  func kind(of path: String) throws(FileFailure) -> FileKind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FileFailure(path, .missing)
    }
    return isFolder.boolValue ? .folder : .file
  }

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw FileFailure(path, .missing) }
    return Array(data.prefix(limit))
  }

  func names(inFolder path: String) throws(FileFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFailure(path, .unreadable)
    }
    return names.sorted()
  }
}
