import LocatedInput
import ThemeFormats
import TraitModel

extension Subcommand {
  static let paletteShow = Subcommand(
    "palette show", operands: .one(.theme, .path), summary: "one theme's colours in every appearance",
    details: """
      `system` is Apple's palette of the release that --ios picks. A '?' stands behind a value that no direct
      source confirms. A colour that refers to a system colour is shown with its value in that release.
      """,
    options: [.light, .dark, .map, .ios, .json, .color]
  ) { arguments, context in
    let release = try arguments.release()
    let loaded = try context.theme(arguments, for: release, command: "palette show")
    let sheet = PaletteSheet(loaded.theme, system: try context.systemTheme(for: release))
    context.write(
      arguments.has(.json)
        ? sheet.json(loaded.diagnostics).text : sheet.text(release, inColor: context.usesColor(arguments)))
    return context.report(loaded.diagnostics)
  }
}
