package import ColorModel

extension Palette {
  /// The name of the theme that holds what was changed of the system's colours.
  package static let editedThemeName = "edited"

  /// This palette with one value changed: in the theme that has the colour, or, for a colour of the system's, in a theme
  /// over all others. Without a slot the colour becomes the same everywhere. Nil for an unknown name.
  package func setting(_ value: RGBA, in slot: DynamicColor.Slot?, ofColorNamed name: String) -> Palette? {
    guard var color = color(named: name) else { return nil }
    let isSystem = isFromSystem(name)
    if let slot {
      color.color.slots[slot] = .color(value)
    } else {
      color.color = DynamicColor(fixed: value)
    }
    color.unverified = []
    var themes = themes
    if let place = themes.lastIndex(where: { $0.colors.contains { $0.name == color.name } }), !isSystem {
      themes[place].colors = themes[place].colors.map { $0.name == color.name ? color : $0 }
    } else {
      if themes.last?.format != Self.editedThemeName {
        themes.append(Theme(name: Self.editedThemeName, format: Self.editedThemeName, colors: []))
      }
      themes[themes.count - 1].colors.append(color)
    }
    return Palette(system: system, themes: themes)
  }
}
