import LocatedInput
import TraitModel

extension ThemeFormat {
  /// Design Tokens, of 2025.10 and before, and resolvers that tell light and dark apart.
  static let designTokens = ThemeFormat(
    identifier: "dtcg", title: "Design Tokens (.tokens.json, .resolver.json)", extensions: ["tokens"],
    recognizes: { input in
      guard let root = input.root else { return false }
      return ResolverDocument.isResolver(root) || TokenCollector.holdsTokens(root)
    },
    read: { input throws(InputError) in
      let document = try input.document()
      var reader = DesignTokensReader(diagnostics: document.diagnostics)
      let theme = try reader.theme(document.root, path: input.path, files: input.files)
      return LoadedTheme(theme: theme, diagnostics: reader.diagnostics)
    })
}
