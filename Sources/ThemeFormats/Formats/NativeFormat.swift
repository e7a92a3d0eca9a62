import LocatedInput

extension ThemeFormat {
  /// Halflight's own theme files.
  static let native = ThemeFormat(
    identifier: "native", title: "Halflight's own files (.json)", extensions: ["json"],
    recognizes: { $0.root?["colors"]?.members != nil },
    read: { input throws(InputError) in
      let document = try input.document()
      var reader = NativeThemeReader(diagnostics: document.diagnostics)
      let theme = try reader.theme(document.root, stem: input.stem)
      return LoadedTheme(theme: theme, diagnostics: reader.diagnostics)
    })
}
