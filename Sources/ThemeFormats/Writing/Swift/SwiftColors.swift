import ColorModel
import LocatedInput
import TraitModel

/// A theme's colours as Swift code: one constant each, in an enum named after the theme, so that none hides UIKit's.
struct SwiftColors {
  private let theme: FlatTheme

  init(_ theme: FlatTheme) { self.theme = theme }

  /// - Parameter wrapped: what is put around the expression of a `UIColor`.
  func written(module: String, type: String, wrapped: (String) -> String) -> WrittenTheme {
    var names = NameFitting()
    let title = visibleControls(in: theme.name)
    let space = SwiftIdentifier.type(theme.name)
    var lines = [
      "import \(module)", "", "extension \(type) {", "  /// The colours of \(title).", "  enum \(space) {",
    ]
    for (index, color) in theme.colors.enumerated() {
      let name = names.unique(SwiftIdentifier.constant(color.name), for: color.name, isExpected: true)
      if index > 0 { lines.append("") }
      lines.append("    /// " + summary(color))
      let constant = SwiftIdentifier.isReserved(name) ? "`\(name)`" : name
      lines.append("    static let \(constant) = " + wrapped(expression(color)))
    }
    lines += ["  }", "}", ""]
    var report = LossReport(
      theme, format: "Swift", holding: [.elevated, .highContrast, .wideGamut, .alpha, .precision])
    report.add("names are spelled Swift's way", names.renamed.map { "\($0.from) → \($0.to)" }, .note)
    return WrittenTheme(content: .file(lines.joined(separator: "\n")), losses: report.diagnostics)
  }

  /// `Brand/Primary: light #FFFFFF, dark #000000`.
  private func summary(_ color: FlatColor) -> String {
    let slots = color.values.sorted { $0.key < $1.key }
    let values = slots.map { slot, value in
      let words = slot.name.split(separator: ".").joined(separator: " ")
      return words + " " + (value.bytes.alpha == 255 ? value.hexRGB : value.hexRGBA)
    }
    return visibleControls(in: color.name) + ": " + values.joined(separator: ", ")
  }

  private func expression(_ color: FlatColor) -> String {
    let other = color.light ?? color.dark ?? .clear
    let plainLight = DynamicColor.Slot(.light)
    if color.values.keys.allSatisfy({ $0 == plainLight || $0 == DynamicColor.Slot(.dark) }) {
      guard let dark = color.dark, dark != other else { return Self.literal(other) }
      return """
        UIColor { traits in
              traits.userInterfaceStyle == .dark
                ? \(Self.literal(dark))
                : \(Self.literal(other))
            }
        """
    }
    // The lookup of native themes: contrast goes before level.
    var cases: [String] = []
    for style in [EffectiveStyle.dark, .light] {
      for (elevated, high) in [(true, true), (false, true), (true, false), (false, false)] {
        let slot = DynamicColor.Slot(style, elevated: elevated, high: high)
        guard slot != plainLight, let value = color.values[slot] else { continue }
        let pattern = [".\(style.rawValue)", elevated ? ".elevated" : "_", high ? ".high" : "_"]
        cases.append("      case (\(pattern.joined(separator: ", "))): \(Self.literal(value))")
      }
    }
    cases.append("      default: \(Self.literal(other))")
    return """
      UIColor { traits in
            switch (traits.userInterfaceStyle, traits.userInterfaceLevel, traits.accessibilityContrast) {
      \(cases.joined(separator: "\n"))
            }
          }
      """
  }

  private static func literal(_ color: RGBA) -> String {
    let alpha = decimalText(color.alpha, places: 6)
    let bytes = color.bytes
    let components: [String] =
      color.isInGamut && color.isEightBit(withAlpha: false)
      ? [bytes.red, bytes.green, bytes.blue].map { "\($0) / 255" }
      : [color.red, color.green, color.blue].map { decimalText($0, places: 6) }
    return "UIColor(red: \(components[0]), green: \(components[1]), blue: \(components[2]), alpha: \(alpha))"
  }
}
