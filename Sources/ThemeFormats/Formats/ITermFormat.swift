import ColorModel
import LocatedInput
import TraitModel

extension ThemeFormat {
  /// iTerm2's colour presets; one may hold a light and a dark scheme.
  static let iTerm = ThemeFormat(
    identifier: "itermcolors", title: "iTerm2 colour presets (.itermcolors)", extensions: ["itermcolors"],
    recognizes: { $0.beginning.contains("Ansi 0 Color") },
    read: { input throws(InputError) in
      guard case .file(let bytes) = input.content else {
        throw InputError(Diagnostic(.error, "this is a folder, and no colour preset"))
      }
      let root = try PropertyListReader.read(bytes).root
      var reader = ITermReader()
      let schemes = reader.schemes(root)
      var diagnostics = reader.diagnostics
      if schemes.isEmpty {
        diagnostics.append(Diagnostic(.error, "the preset holds no colours", at: root.location))
        throw InputError(diagnostics)
      }
      if schemes.count == 1, let only = schemes.first { diagnostics.append(.oneStyle(only.style)) }
      return LoadedTheme(
        theme: Theme(name: input.stem, format: "itermcolors", colors: TerminalScheme.colors(of: schemes)),
        diagnostics: diagnostics)
    })
}
