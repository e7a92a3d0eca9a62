import CellCanvas
import ColorModel
import LocatedInput
import TraitModel

/// All colours of one theme in the eight appearances, as a table and as JSON.
struct PaletteSheet {
  private struct Row {
    var color: ThemeColor
    /// By the appearances of `Appearance.all`; nil where there is no value.
    var values: [Appearance: RGBA]
  }

  private let theme: Theme
  private let palette: Palette
  private let rows: [Row]

  init(_ theme: Theme, system: Theme) {
    let palette = Palette(system: system, themes: theme.format == system.format ? [] : [theme])
    self.theme = theme
    self.palette = palette
    rows = theme.colors.map { color in
      let values = Appearance.all.compactMap { appearance in
        palette.resolve(color.color, for: Self.traits(appearance)).map { (appearance, $0.color) }
      }
      return Row(color: color, values: Dictionary(uniqueKeysWithValues: values))
    }
  }

  private static func traits(_ appearance: Appearance) -> TraitCollection {
    EffectiveTraits(style: appearance.style, level: appearance.level, contrast: appearance.contrast)
      .collection
  }

  // MARK: JSON

  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .object([
      ("schema", 1),
      ("name", .string(theme.name)),
      ("format", .string(theme.format)),
      ("colors", .array(rows.map(json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func json(_ row: Row) -> JSONText {
    .object([
      ("name", .string(row.color.name)),
      ("role", .optional(row.color.role?.name)),
      ("derived", .bool(row.color.isDerived)),
      ("values", .object(Appearance.all.map { ($0.key, .optional(row.values[$0]?.hexRGBA)) })),
      (
        "unverified",
        .array(Appearance.all.map(\.key).filter(row.color.unverified.contains).map(JSONText.string))
      ),
      ("notes", .array(row.color.notes.map(JSONText.string))),
    ])
  }

  // MARK: Table

  private static let columns: [(title: String, appearance: Appearance)] = [
    ("light", Appearance(style: .light)), ("dark", Appearance(style: .dark)),
    ("light elevated", Appearance(style: .light, level: .elevated)),
    ("dark elevated", Appearance(style: .dark, level: .elevated)),
    ("light high", Appearance(style: .light, contrast: .high)),
    ("dark high", Appearance(style: .dark, contrast: .high)),
    ("light elevated high", Appearance(style: .light, level: .elevated, contrast: .high)),
    ("dark elevated high", Appearance(style: .dark, level: .elevated, contrast: .high)),
  ]

  /// A heading, then a line for each colour. Appearances in which no colour differs from simpler ones have no column.
  func text(_ release: IOSRelease, inColor: Bool) -> String {
    let shown = Self.columns.filter { column in
      Self.simpler(column.appearance).allSatisfy { simpler in
        rows.contains { $0.values[column.appearance] != $0.values[simpler] }
      }
    }
    var table = SwatchTable()
    table.rows.append(
      [SwatchTable.Entry(text: "")] + shown.map { SwatchTable.Entry(text: $0.title, attributes: .bold) })
    for row in rows {
      var entries = [SwatchTable.Entry(text: title(row.color))]
      for (_, appearance) in shown { entries.append(entry(row, appearance)) }
      entries.append(SwatchTable.Entry(text: row.color.notes.joined(separator: "; "), attributes: .dim))
      table.rows.append(entries)
    }
    return heading(release) + "\n" + table.text(inColor: inColor)
  }

  /// The appearances with one thing less to tell apart, in the same style.
  private static func simpler(_ appearance: Appearance) -> [Appearance] {
    var result: [Appearance] = []
    if appearance.level == .elevated {
      result.append(Appearance(style: appearance.style, contrast: appearance.contrast))
    }
    if appearance.contrast == .high {
      result.append(Appearance(style: appearance.style, level: appearance.level))
    }
    return result
  }

  private func heading(_ release: IOSRelease) -> String {
    let isSystem = theme.format == palette.system.format
    var lines = [isSystem ? "Apple's system colours, \(release.name)" : "\(theme.name) (\(theme.format))"]
    lines += [
      theme.author.map { "by " + $0 }, theme.license.map { "licence " + $0 },
      theme.source.map { "from " + $0 },
    ].compactMap(\.self)
    let count = "\(rows.count) colour\(rows.count == 1 ? "" : "s")"
    lines.append(
      isSystem ? count : count + "; roles it lacks come from the system palette of \(release.name)")
    if rows.contains(where: { !$0.color.unverified.isEmpty }) {
      lines.append("? no direct source confirms this value")
    }
    return lines.map { visibleControls(in: $0) + "\n" }.joined()
  }

  private func title(_ color: ThemeColor) -> String {
    var title = color.name
    if let role = color.role, role.name != color.name { title += " → \(role)" }
    return title + (color.isDerived ? " (derived)" : "")
  }

  private func entry(_ row: Row, _ appearance: Appearance) -> SwatchTable.Entry {
    guard let value = row.values[appearance] else { return SwatchTable.Entry(text: "none", attributes: .dim) }
    let backdrop = palette.resolve("systemBackground", for: Self.traits(appearance))?.color ?? .white
    let hex = value.bytes.alpha == 255 ? value.hexRGB : value.hexRGBA
    let isUnverified = row.color.unverified.contains(appearance.key)
    let base = row.values[Appearance(style: appearance.style)]
    return SwatchTable.Entry(
      text: hex + (isUnverified ? "?" : ""), swatches: [value.clamped.composited(over: backdrop)],
      attributes: appearance.level == .base && appearance.contrast == .normal || value != base ? [] : .dim)
  }
}
