import LocatedInput

extension ThemeFormat {
  /// Halflight's own theme files.
  static let native = ThemeFormat(
    identifier: "native", title: "Halflight's own files (.json)", extensions: ["json"],
    recognizes: { $0.root?["colors"]?.members != nil },
    read: { input throws(InputError) in
      guard let document = try input.json?.get() else {
        throw InputError(Diagnostic(.error, "this is no JSON document", remedy: "a theme starts with '{'"))
      }
      var reader = NativeThemeReader(diagnostics: document.diagnostics)
      let theme = try reader.theme(document.root, stem: input.stem)
      return LoadedTheme(theme: theme, diagnostics: reader.diagnostics)
    })
}
