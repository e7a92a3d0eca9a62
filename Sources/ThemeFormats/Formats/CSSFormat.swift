import LocatedInput
import TraitModel

extension ThemeFormat {
  /// Custom properties of style sheets, Tailwind's and shadcn/ui's too.
  static let css = ThemeFormat(
    identifier: "css", title: "CSS custom properties (.css)", extensions: ["css"],
    recognizes: { input in
      input.beginning.split(whereSeparator: \.isNewline).contains { line in
        let line = line.trimmed
        return line.hasPrefix("--") && line.contains(":")
      }
    },
    read: { input throws(InputError) in
      var reader = CSSPaletteReader(sheet: CSSSheet(try input.text()))
      let theme = try reader.theme(named: input.stem)
      return LoadedTheme(theme: theme, diagnostics: reader.diagnostics)
    })
}
