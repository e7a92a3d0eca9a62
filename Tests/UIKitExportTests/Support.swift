import LocatedInput
import SceneFormats
import Simulator
import ThemeFormats

/// A library of what ships.
func shippedLibrary() throws -> Library {
  Library(scenes: try SceneCatalog(files: NoFiles()), themes: ThemeCatalog(files: NoFiles())) {
    (_) throws(FileFailure) in throw FileFailure("-", .missing)
  }
}

struct NoFiles: FileAccess {
  func kind(of path: String) throws(FileFailure) -> FileKind { throw FileFailure(path, .missing) }
  func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] { throw FileFailure(path, .missing) }
  func names(inFolder path: String) throws(FileFailure) -> [String] { throw FileFailure(path, .missing) }
}
