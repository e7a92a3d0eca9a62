import LocatedInput
import TraitModel

extension ThemeFormat {
  /// Palettes in property lists; a folder of them is one theme, a palette for each library of an app.
  static let propertyList = ThemeFormat(
    identifier: "plist", title: "property list palettes (.plist)", extensions: ["plist"], readsFolders: true,
    recognizes: { input in
      if input.isFolder { return input.names.contains { nameParts(of: $0).fileExtension == "plist" } }
      return input.beginning.hasPrefix("bplist") || input.beginning.contains("<plist")
    },
    read: { input throws(InputError) in
      var colors: [ThemeColor] = []
      var diagnostics: [Diagnostic] = []
      for (path, bytes) in try propertyLists(input) {
        var found = try palette(bytes, path)
        diagnostics += found.diagnostics
        for index in found.colors.indices {
          // A name that another library uses too is told apart by its file.
          if colors.contains(where: { $0.name == found.colors[index].name }) {
            found.colors[index].name = nameParts(of: path).stem + "/" + found.colors[index].name
          }
        }
        colors += found.colors
      }
      if colors.isEmpty {
        if !diagnostics.contains(where: { $0.severity == .error }) {
          diagnostics.append(Diagnostic(.error, "the property list holds no colours"))
        }
        throw InputError(diagnostics)
      }
      assignRoles(in: &colors)
      return LoadedTheme(
        theme: Theme(name: input.stem, format: "plist", colors: colors),
        diagnostics: diagnostics)
    })

  /// The file itself, or those of the folder.
  private static func propertyLists(_ input: ThemeInput) throws(InputError) -> [(String, [UInt8])] {
    if case .file(let bytes) = input.content { return [(input.path, bytes)] }
    var lists: [(String, [UInt8])] = []
    for name in input.names where nameParts(of: name).fileExtension == "plist" {
      let path = joinedPath(input.path, name)
      do throws(FileFailure) {
        lists.append((path, try input.files.read(path, limit: ThemeInput.byteLimit)))
      } catch {
        throw InputError(Diagnostic(.error, error.sentence, file: path))
      }
    }
    return lists
  }

  private static func palette(
    _ bytes: [UInt8], _ path: String
  ) throws(InputError) -> (colors: [ThemeColor], diagnostics: [Diagnostic]) {
    do throws(InputError) {
      let (root, isLocated) = try PropertyListReader.read(bytes)
      var reader = PropertyPaletteReader()
      reader.read(root)
      let diagnostics = reader.diagnostics.map { diagnostic in
        var diagnostic = diagnostic.named(file: path)
        if !isLocated { diagnostic.location = nil }
        return diagnostic
      }
      return (reader.colors, diagnostics)
    } catch {
      throw InputError(error.diagnostics.map { $0.named(file: path) })
    }
  }
}
