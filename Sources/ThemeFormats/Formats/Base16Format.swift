import LocatedInput
import LocatedYAML
import TraitModel

extension ThemeFormat {
  /// The schemes of base16 and base24.
  static let base16 = ThemeFormat(
    identifier: "base16", title: "base16 and base24 schemes (.yaml)", extensions: ["yaml", "yml"],
    recognizes: { input in
      SchemeLines(input.beginning, separator: ":").lines.contains {
        ["base00", "\"base00\"", "base0F"].contains($0.key)
      }
    },
    read: { input throws(InputError) in
      guard case .file(let bytes) = input.content else {
        throw InputError(Diagnostic(.error, "this is a folder, and no scheme"))
      }
      let (root, diagnostics) = try YAMLReader.read(bytes, limits: .init(bytes: ThemeInput.byteLimit))
      var reader = Base16Reader(diagnostics: diagnostics)
      let theme = try reader.theme(root, stem: input.stem)
      return LoadedTheme(theme: theme, diagnostics: reader.diagnostics)
    })
}
