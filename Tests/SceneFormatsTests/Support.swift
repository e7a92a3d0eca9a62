import LocatedInput
import SceneModel
import Testing
import TraitModel
import TraitPropagation

@testable import SceneFormats

/// A machine without a file on it.
struct NoFiles: FileAccess {
  func kind(of path: String) throws(FileFailure) -> FileKind { throw FileFailure(path, .missing) }
  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] { throw FileFailure(path, .missing) }
  func names(inFolder path: String) throws(FileFailure) -> [String] { throw FileFailure(path, .missing) }
}

/// Files by path; a folder is what stands before a slash.
struct FilesInMemory: FileAccess {
  var files: [String: String]

  func kind(of path: String) throws(FileFailure) -> FileKind {
    if files[path] != nil { return .file }
    if files.keys.contains(where: { $0.hasPrefix(path + "/") }) { return .folder }
    throw FileFailure(path, .missing)
  }

  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    if let text = files[path] { return Array(text.utf8) }
    throw FileFailure(path, try kind(of: path) == .folder ? .isFolder : .missing)
  }

  func names(inFolder path: String) throws(FileFailure) -> [String] {
    guard try kind(of: path) == .folder else { throw FileFailure(path, .isNotFolder) }
    return files.keys.filter { $0.hasPrefix(path + "/") }.map { String($0.dropFirst(path.count + 1)) }
      .sorted()
  }
}

/// Compares part by part, so that a failure says where. Hierarchies are compared as trees: places in storage may differ
/// after edits.
func expectSame(_ a: Scene, _ b: Scene, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  #expect(a.name == b.name, sourceLocation: sourceLocation)
  #expect(a.about == b.about, sourceLocation: sourceLocation)
  #expect(a.defaults == b.defaults, sourceLocation: sourceLocation)
  #expect(a.lesson == b.lesson, sourceLocation: sourceLocation)
  #expect(a.content.bounds == b.content.bounds, sourceLocation: sourceLocation)
  #expect(a.content == b.content, sourceLocation: sourceLocation)
  #expect(a.hierarchy.screenWidth == b.hierarchy.screenWidth, sourceLocation: sourceLocation)
  let (one, other) = (nodes(of: a.hierarchy), nodes(of: b.hierarchy))
  #expect(one.count == other.count, sourceLocation: sourceLocation)
  for (x, y) in zip(one, other) where x != y {
    Issue.record("\(x) is not \(y)", sourceLocation: sourceLocation)
  }
}

/// The nodes in structural preorder, each with its depth.
func nodes(of hierarchy: Hierarchy) -> [NodeAtDepth] {
  hierarchy.preorder.map {
    NodeAtDepth(depth: hierarchy.ancestors(of: $0).count, node: hierarchy.tree(at: $0).node)
  }
}

struct NodeAtDepth: Equatable {
  var depth: Int
  var node: Node
}
