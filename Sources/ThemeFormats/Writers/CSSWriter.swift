import ColorModel
import LocatedInput
import TraitModel

extension ThemeWriter {
  /// Custom properties with `light-dark()`.
  static let css = ThemeWriter(
    identifier: "css", title: "CSS custom properties (.css)",
    lacks: "elevated, a value for dark only, system references"
  ) { theme in
    var names = NameFitting()
    var plain: [String] = []
    var high: [String] = []
    for color in theme.colors {
      let name = "--" + names.unique(cssIdentifier(color.name), for: color.name)
      guard let light = color.light ?? color.dark else { continue }
      // One value alone says that there is none for dark.
      let dark = color.dark ?? (color.light == nil ? light : nil)
      plain.append("  \(name): \(pair(light, dark));")
      if color.hasHigh {
        high.append(
          "    \(name): \(pair(color[.light, high: true] ?? light, color[.dark, high: true] ?? dark));")
      }
    }
    var lines = [":root {", "  color-scheme: light dark;"] + plain + ["}"]
    if !high.isEmpty {
      lines += ["", "@media (prefers-contrast: more) {", "  :root {"] + high + ["  }", "}"]
    }
    var report = LossReport(
      theme, format: "CSS", holding: [.highContrast, .wideGamut, .alpha, .precision, .lightOnly])
    report.addRenamed(names.renamed)
    return WrittenTheme(content: .file(lines.joined(separator: "\n") + "\n"), losses: report.diagnostics)
  }

  private static func pair(_ light: RGBA, _ dark: RGBA?) -> String {
    dark.map { "light-dark(\(cssColor(light)), \(cssColor($0)))" } ?? cssColor(light)
  }

  /// A name as the rest of a custom property's: letters, digits, dashes and underscores.
  private static func cssIdentifier(_ name: String) -> String {
    name.replacingScalars {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" || $0 == "_" || $0.value >= 0xA0
    }
  }

  /// The shortest notation that holds the colour: hexadecimal, `rgb()` with an opacity, or `color()`.
  private static func cssColor(_ color: RGBA) -> String {
    if color.isInGamut, color.isEightBit(withAlpha: true) {
      return (color.bytes.alpha == 255 ? color.hexRGB : color.hexRGBA).lowercased()
    }
    let alpha = color.alpha >= 1 ? "" : " / " + decimalText(color.alpha, places: 6)
    if color.isInGamut, color.isEightBit(withAlpha: false) {
      let bytes = color.bytes
      return "rgb(\(bytes.red) \(bytes.green) \(bytes.blue)\(alpha))"
    }
    let components = [color.red, color.green, color.blue].map { decimalText($0, places: 6) }
    return "color(srgb \(components.joined(separator: " "))\(alpha))"
  }
}
