import LocatedInput
import ThemeFormats
import TraitModel

extension Subcommand {
  static let paletteShow = Subcommand(
    "palette show", operands: "NAME|PATH", summary: "one theme's colours in every appearance",
    details: """
      `system` is Apple's palette of the release that --ios picks. A '?' stands behind a value that no direct
      source confirms. A colour that refers to a system colour is shown with its value in that release.
      """,
    options: [.ios, .json, .color]
  ) { arguments, context in
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandFailure.usage("'palette show' wants the name or the path of one theme")
    }
    let release = try arguments.release()
    let sheet: PaletteSheet
    let diagnostics: [Diagnostic]
    do throws(PaletteFailure) {
      let catalog = context.themes
      let loaded = try catalog.theme(name, for: release)
      diagnostics = loaded.diagnostics
      sheet = PaletteSheet(loaded.theme, system: try catalog.theme("system", for: release).theme)
    } catch {
      throw CommandFailure(error)
    }
    context.write(
      arguments.has(.json)
        ? sheet.json(diagnostics).text : sheet.text(release, inColor: context.usesColor(arguments)))
    return context.report(diagnostics)
  }
}
