import ThemeFormats
import TraitModel

/// A place of the palette's cursor: a colour, and one of its appearances.
package struct PalettePlace: Hashable, Sendable {
  let color: String
  /// Nil for the column in which the cursor stands already.
  let appearance: Appearance?
}

extension PalettePlace {
  /// Reads `label`, `label.dark.high`. A colour's name may hold dots; the longest selector at its end counts.
  init(_ text: String) {
    for dot in text.indices where text[dot] == "." {
      if let slot = DynamicColor.Slot(selector: String(text[text.index(after: dot)...])),
        let style = slot.style
      {
        color = String(text[..<dot])
        appearance = Appearance(
          style: style, level: slot.elevated ? .elevated : .base, contrast: slot.high ? .high : .normal)
        return
      }
    }
    (color, appearance) = (text, nil)
  }

  /// As a script has it.
  var name: String {
    guard let appearance else { return color }
    let slot = DynamicColor.Slot(
      appearance.style, elevated: appearance.level == .elevated, high: appearance.contrast == .high)
    return color + "." + slot.name
  }
}

extension Session {
  /// Where the palette's cursor stands; nil while it has not the movement keys.
  var palettePlace: PalettePlace? {
    guard isInPalette, let row = paletteSelection else { return nil }
    return PalettePlace(color: row.name, appearance: paletteView.appearance)
  }

  /// Shows the palette, and gives its cursor the movement keys at a place.
  /// - Returns: whether the palette has the colour.
  mutating func showPalette(at place: PalettePlace?) -> Bool {
    guard let place else {
      show(.palette)
      return true
    }
    guard simulation.palette.color(named: place.color) != nil else { return false }
    show(.palette)
    focus = .detail
    paletteView.color = place.color
    if !paletteRows.contains(where: { $0.name == place.color }) { paletteView.filter = "" }
    if let column = place.appearance.flatMap(PaletteView.appearances.firstIndex) {
      paletteView.column = column
    }
    return true
  }
}
