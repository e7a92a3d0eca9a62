import ColorModel
import LocatedInput
import TraitModel

extension ThemeWriter {
  /// Halflight's own theme files.
  static let native = ThemeWriter(
    identifier: "native", title: "Halflight's own file (.json)",
    lacks: "P3, finer components, system references"
  ) { theme in
    let colors = theme.colors.map { color in
      let slots = color.values.sorted { $0.key < $1.key }
      return (color.name, JSONText.object(slots.map { ($0.key.name, .string(hex($0.value))) }))
    }
    var members: [(String, JSONText)] = [("name", .string(theme.name))]
    for (key, text) in [
      ("author", theme.theme.author), ("source", theme.theme.source), ("license", theme.theme.license),
    ] {
      if let text { members.append((key, .string(text))) }
    }
    members.append(("colors", .object(colors)))
    let report = LossReport(
      theme, format: "a native theme", holding: [.elevated, .highContrast, .alpha, .lightOnly, .darkOnly])
    return WrittenTheme(content: .file(JSONText.object(members).text), losses: report.diagnostics)
  }

  /// `#RRGGBB`, with the alpha only where there is some.
  private static func hex(_ color: RGBA) -> String { color.bytes.alpha == 255 ? color.hexRGB : color.hexRGBA }
}
