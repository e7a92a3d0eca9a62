import BuiltInFiles
package import LocatedInput
import SceneModel

/// The scenes that can be named: those that ship, and those of the user's folder, which come first where names are
/// equal.
package struct SceneCatalog: Sendable {
  package struct Entry: Sendable {
    /// What `--scene` takes: the file's name without its extension.
    package let name: String
    /// Where it stands; nil for a scene that ships.
    package let path: String?
    fileprivate let builtIn: BuiltInFiles.File?
  }

  /// The scene that is shown where none is asked for.
  package static let defaultName = "settings-sheet"

  /// The scenes that ship in the order of their list, then the user's others by name.
  package let entries: [Entry]
  let files: any FileAccess

  /// - Parameter folder: the user's folder of scenes; one that is missing is an empty one.
  /// - Throws: `FileFailure` for a folder that is there and cannot be listed.
  package init(folder: String? = nil, files: any FileAccess) throws(FileFailure) {
    var own: [Entry] = []
    if let folder, let names = try names(in: folder, files) {
      own = names.map { Entry(name: $0, path: joinedPath(folder, $0 + ".json"), builtIn: nil) }
    }
    let shipped = BuiltInFiles.scenes.map { Entry(name: $0.name, path: nil, builtIn: $0) }
    let hidden = shipped.map { entry in own.first { $0.name == entry.name } ?? entry }
    entries = hidden + own.filter { entry in !shipped.contains { $0.name == entry.name } }
    self.files = files
  }

  /// The entry of that name, or of that title in any of its languages, compared without case.
  package func entry(named name: String) -> Entry? {
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    let wanted = name.lowercased()
    return entries.first { $0.name.lowercased() == wanted }
      ?? entries.first { entry in titles(of: entry).contains { $0.lowercased() == wanted } }
  }

  /// What somebody meant who wrote a name that is none: a scene's name, also where its title was nearer.
  package func nearest(to name: String) -> String? {
    if let near = nearestName(to: name, among: entries.map(\.name)) { return near }
    let titled = entries.flatMap { entry in titles(of: entry).map { (title: $0, entry: entry) } }
    let near = nearestName(to: name, among: titled.map(\.title))
    return titled.first { $0.title == near }?.entry.name
  }

  /// The bytes of an entry's file.
  package func bytes(of entry: Entry) throws(FileFailure) -> [UInt8] {
    if let builtIn = entry.builtIn { return builtIn.bytes }
    guard let path = entry.path else { throw FileFailure(entry.name, .missing) }
    return try files.read(path, limit: SceneReader.Limits().bytes)
  }

  private func titles(of entry: Entry) -> [String] {
    guard let bytes = try? bytes(of: entry), let read = try? SceneReader.read(bytes) else { return [] }
    return read.scene.name.byLanguage.values.sorted()
  }
}

/// The names of the scene files in a folder; nil where there is no such folder.
private func names(in folder: String, _ files: any FileAccess) throws(FileFailure) -> [String]? {
  do throws(FileFailure) {
    return try files.names(inFolder: folder).filter { $0.hasSuffix(".json") && $0.utf8.count > 5 }
      .map { String($0.dropLast(5)) }
  } catch {
    if error.reason == .missing { return nil }
    throw error
  }
}
