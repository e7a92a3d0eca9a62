import LocatedInput
import TraitModel

extension ThemeFormat {
  /// Android's colour resources: a folder with `values` and perhaps `values-night`, or one file.
  static let android = ThemeFormat(
    identifier: "android", title: "Android colour resources (res, .xml)", extensions: ["xml"],
    readsFolders: true,
    recognizes: { input in
      input.isFolder
        ? input.names.contains("values") || input.names.contains("values-night")
        : input.beginning.contains("<resources")
    },
    read: { input throws(InputError) in
      var reader = AndroidReader()
      if case .file(let bytes) = input.content {
        try reader.read(bytes, isNight: input.path.contains("values-night"))
      } else {
        reader.readFolder(input.path, files: input.files)
      }
      let theme = try reader.theme(named: input.stem)
      return LoadedTheme(theme: theme, diagnostics: reader.diagnostics)
    })
}
