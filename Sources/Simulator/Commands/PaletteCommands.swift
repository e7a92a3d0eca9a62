import Localization

extension CommandGroup {
  static let palette = CommandGroup(
    title: "Palette",
    commands: [
      .change("palette", "c", "the palette: every colour in every appearance; again: its cursor, and back") {
        $0.showPalette()
      },
      .change("paletteNotation", "=", "its values as hex, as components, in OKLCH") { session in
        session.bringPalette()
        let view = session.paletteView
        session.paletteView.notation = next(after: view.notation, in: PaletteView.Notation.allCases)
        session.message = Message(.note, "values: \(session.paletteView.notation.title)")
      },
      .change("paletteOrder", "z", "its order: as listed, by name, lightness, hue") { session in
        session.bringPalette()
        let view = session.paletteView
        session.paletteView.order = next(after: view.order, in: PaletteView.Order.allCases)
        session.message = Message(.note, "order: \(session.paletteView.order.title)")
      },
      .change("savePalette", "Z", "save the palette as a file") { $0.askWhereToSave() },
    ])
}

extension Session {
  /// A key that changes how the palette looks shows it.
  mutating func bringPalette() {
    if tab != .palette { show(.palette) }
  }
}
