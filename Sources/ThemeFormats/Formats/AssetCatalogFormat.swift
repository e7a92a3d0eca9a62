import LocatedInput
import TraitModel

extension ThemeFormat {
  /// Xcode's asset catalogs, a lone colour set, or the `Contents.json` of one.
  static let assetCatalog = ThemeFormat(
    identifier: "xcassets", title: "asset catalogs and colour sets (.xcassets, .colorset)",
    extensions: ["xcassets", "colorset"], readsFolders: true,
    recognizes: { input in
      if input.isFolder { return input.names.contains { nameParts(of: $0).fileExtension == "colorset" } }
      guard let entries = input.root?["colors"]?.array else { return false }
      return lastPathComponent(input.path) == "Contents.json" || entries.contains { $0["idiom"] != nil }
    },
    read: { input throws(InputError) in
      var reader = AssetCatalogReader(files: input.files)
      if let document = try input.json?.get() {
        reader.addSet(document, name: setName(ofContentsAt: input.path), file: input.path)
      } else if !input.isFolder {
        throw InputError(
          Diagnostic(
            .error, "this is a file, and no colour set", remedy: "name the .xcassets or .colorset folder"))
      } else if input.fileExtension == "colorset" {
        reader.readSet(at: input.path, name: input.stem)
      } else {
        reader.readGroup(at: input.path, names: input.names)
      }
      return LoadedTheme(theme: try reader.theme(named: input.stem), diagnostics: reader.diagnostics)
    })

  /// The colour's name where somebody points at the file inside a colour set.
  private static func setName(ofContentsAt path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let parts = nameParts(of: folder)
    return parts.fileExtension == "colorset" ? parts.stem : nameParts(of: path).stem
  }
}
