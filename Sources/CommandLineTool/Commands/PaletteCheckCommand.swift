import Audit
import LocatedInput
import ThemeFormats
import TraitModel

extension Subcommand {
  static let paletteCheck = Subcommand(
    "palette check", operands: .optional(.theme, .path), summary: "the audit of a palette alone",
    details: """
      Judges the palette's own colours: pairs of roles that UIKit puts together, in all eight appearances, by the
      exact ratio of WCAG 2.2; dark values that are missing or the same; names that stand for nothing; colours that
      sRGB, a terminal of 256 colours or a colour vision deficiency cannot tell. Shortfalls of Apple's own colours
      are notes. Without a name Apple's palette itself is judged; --light and --dark judge a pair.
      `halflight audit` judges scenes: what is really painted.
      """,
    options: [.theme, .light, .dark, .map, .ios] + OptionSpec.auditOptions
  ) { arguments, context in
    if arguments.operands.count > 1 {
      throw CommandFailure.usage("'palette check' takes one palette; --theme adds others under it")
    }
    var request = try arguments.paletteRequest(for: arguments.release())
    request.themes += arguments.operands
    let palette: Palette
    let diagnostics: [Diagnostic]
    do throws(PaletteFailure) { (palette, diagnostics) = try context.themes.palette(request) } catch {
      throw CommandFailure(error)
    }
    let name =
      palette.themes.isEmpty ? palette.system.name : palette.themes.map(\.name).joined(separator: " + ")
    var report = PaletteAudit(palette, subject: name).report()
    if let path = arguments.operands.first, path.contains("/") || path.contains(".") {
      report.name(file: path)
    }
    return try context.deliver(report, diagnostics, arguments)
  }
}
