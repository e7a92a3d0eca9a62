package import LocatedInput
import SceneFormats
package import Simulator
import ThemeFormats

extension Library {
  /// A library of what ships and nothing else.
  package static func shipped() throws(FileFailure) -> Library {
    let files = FilesInMemory()
    return Library(scenes: try SceneCatalog(files: files), themes: ThemeCatalog(files: files)) {
      (_) throws(FileFailure) in throw FileFailure("-", .missing)
    }
  }
}
