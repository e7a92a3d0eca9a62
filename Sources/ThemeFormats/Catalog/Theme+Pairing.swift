import ColorModel
import TraitModel

extension Theme {
  /// This theme's colours in light and another's in dark. What a theme shows in a style counts, its substitutes too, so
  /// that a theme made for one style can be either half.
  func paired(withDark dark: Theme) -> Theme {
    let darkByName = Dictionary(dark.colors.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(colors.map(\.name))
    var result: [ThemeColor] = colors.map { color in
      var merged = color
      merged.color = Self.merged(light: color.color, dark: darkByName[color.name]?.color)
      merged.isDerived = color.isDerived || darkByName[color.name]?.isDerived == true
      merged.notes += darkByName[color.name]?.notes.filter { !color.notes.contains($0) } ?? []
      merged.unverified += darkByName[color.name]?.unverified ?? []
      return merged
    }
    for color in dark.colors where !names.contains(color.name) {
      var only = color
      only.color = Self.merged(light: nil, dark: color.color)
      result.append(only)
    }
    return Theme(name: "\(name) / \(dark.name)", format: format, colors: result, author: author)
  }

  private static func merged(light: DynamicColor?, dark: DynamicColor?) -> DynamicColor {
    var slots = DynamicColor.Slots()
    for appearance in Appearance.all {
      let source = appearance.style == .light ? light : dark
      let traits = TraitCollection(
        userInterfaceStyle: UserInterfaceStyle(appearance.style), userInterfaceLevel: appearance.level,
        accessibilityContrast: appearance.contrast)
      let slot = DynamicColor.Slot(
        appearance.style, elevated: appearance.level == .elevated, high: appearance.contrast == .high)
      slots[slot] = source?.match(traits)?.value
    }
    return DynamicColor(slots)
  }
}
