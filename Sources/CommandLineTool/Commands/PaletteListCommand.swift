import CellCanvas
import ColorModel
import LocatedInput
import ThemeFormats
import TraitModel

extension Subcommand {
  static let paletteList = Subcommand(
    "palette list", summary: "the themes that can be named",
    details:
      "A theme of your own is a file in the folder halflight/themes of XDG_DATA_HOME (~/.local/share).",
    options: [.json, .color]
  ) { arguments, context in
    guard arguments.operands.isEmpty else { throw CommandFailure.usage("'palette list' takes no operands") }
    let catalog = context.themes
    for failure in catalog.failures { context.complain("halflight: " + failure.text) }
    let system = try PaletteListing.load(catalog, "system").theme
    var listing = PaletteListing(system: system)
    var status = catalog.failures.isEmpty ? ExitStatus.done : .badPath
    for entry in catalog.entries {
      do throws(ThemeReadFailure) {
        let loaded = try catalog.load(entry, for: .latest)
        if context.report(loaded.diagnostics) != .done { status = .badInput }
        listing.rows.append((entry, loaded.theme))
      } catch {
        // One broken file of the user's does not hide the others.
        let failure = CommandFailure(PaletteFailure(error))
        failure.lines.forEach(context.complain)
        status = failure.status
      }
    }
    context.write(
      arguments.has(.json) ? listing.json.text : listing.table.text(inColor: context.usesColor(arguments)))
    return status
  }
}

/// The themes of a catalog, as a table and as JSON.
private struct PaletteListing {
  let system: Theme
  var rows: [(entry: ThemeCatalog.Entry, theme: Theme)] = []

  static func load(_ catalog: ThemeCatalog, _ name: String) throws(CommandFailure) -> LoadedTheme {
    do { return try catalog.theme(name, for: .latest) } catch { throw CommandFailure(error) }
  }

  /// The roles that give a first impression.
  private static let samples = [
    "systemGroupedBackground", "secondarySystemGroupedBackground", "label", "secondaryLabel", "tintColor",
  ]

  var table: SwatchTable {
    SwatchTable(
      rows: rows.map { entry, theme in
        [
          SwatchTable.Entry(text: entry.slug, attributes: .bold),
          SwatchTable.Entry(text: "", swatches: samples(of: theme, .light)),
          SwatchTable.Entry(text: "", swatches: samples(of: theme, .dark)),
          SwatchTable.Entry(text: title(entry, theme)),
          SwatchTable.Entry(text: "\(theme.colors.count) colours"),
          SwatchTable.Entry(text: [theme.author, theme.license].compactMap(\.self).joined(separator: ", ")),
        ]
      })
  }

  var json: JSONText {
    .object([
      ("schema", 1),
      (
        "themes",
        .array(
          rows.map { entry, theme in
            .object([
              ("name", .string(entry.slug)),
              ("title", .string(title(entry, theme))),
              ("format", .string(theme.format)),
              ("path", .optional(path(entry))),
              ("colors", .integer(theme.colors.count)),
              ("author", .optional(theme.author)),
              ("source", .optional(theme.source)),
              ("license", .optional(theme.license)),
            ])
          })
      ),
    ])
  }

  private func title(_ entry: ThemeCatalog.Entry, _ theme: Theme) -> String {
    entry.origin == .system ? "Apple's system colours, iOS \(IOSRelease.latest.number)" : theme.name
  }

  private func path(_ entry: ThemeCatalog.Entry) -> String? {
    if case .user(let path) = entry.origin { path } else { nil }
  }

  private func samples(of theme: Theme, _ style: EffectiveStyle) -> [RGBA] {
    let palette = Palette(system: system, themes: theme.format == system.format ? [] : [theme])
    let traits = EffectiveTraits(style: style).collection
    let backdrop = palette.resolve("systemBackground", for: traits)?.color ?? .white
    return Self.samples.compactMap { palette.resolve($0, for: traits)?.color.composited(over: backdrop) }
  }
}
