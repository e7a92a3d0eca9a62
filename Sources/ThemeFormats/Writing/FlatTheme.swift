import ColorModel
import LocatedInput
import TraitModel

/// A theme ready to be written: its values worked out, its names as they are.
struct FlatTheme {
  let theme: Theme
  /// In the theme's order, those without any value too.
  let all: [FlatColor]

  var name: String { theme.name }
  /// The colours that have a value.
  var colors: [FlatColor] { all.filter { !$0.values.isEmpty } }

  init(_ theme: Theme, system: Theme) {
    let palette = Palette(system: system, themes: theme.format == system.format ? [] : [theme])
    self.theme = theme
    all = theme.colors.map { FlatColor($0, in: palette) }
  }
}

/// One colour as fixed values: only those that differ from what the native lookup would give without them.
struct FlatColor {
  let source: ThemeColor
  let values: [DynamicColor.Slot: RGBA]
  /// Whether a value of the system palette stands among them.
  let usesSystem: Bool

  var name: String { source.name }

  init(_ color: ThemeColor, in palette: Palette) {
    source = color
    var values: [DynamicColor.Slot: RGBA] = [:]
    var usesSystem = false
    for style in EffectiveStyle.allCases {
      // The order in which a slot's fallbacks are there before it is judged.
      for (elevated, high) in [(false, false), (true, false), (false, true), (true, true)] {
        let slot = DynamicColor.Slot(style, elevated: elevated, high: high)
        let traits = EffectiveTraits(
          style: style, level: elevated ? .elevated : .base, contrast: high ? .high : .normal)
        guard let resolved = palette.resolve(color.color, for: traits.collection), !resolved.isSubstitute
        else { continue }
        usesSystem = usesSystem || resolved.isFromSystem
        let soFar = DynamicColor(DynamicColor.Slots(values.mapValues(DynamicColor.Value.color)))
          .match(traits.collection)
        if let soFar, !soFar.isSubstitute, soFar.value == .color(resolved.color) { continue }
        values[slot] = resolved.color
      }
    }
    self.values = values
    self.usesSystem = usesSystem && !palette.themes.isEmpty
  }

  subscript(style: EffectiveStyle?, high high: Bool = false) -> RGBA? {
    values[DynamicColor.Slot(style, high: high)]
  }

  var light: RGBA? { self[.light] }
  var dark: RGBA? { self[.dark] }
  var hasElevated: Bool { values.keys.contains(where: \.elevated) }
  var hasHigh: Bool { values.keys.contains { $0.high && !$0.elevated } }
}
