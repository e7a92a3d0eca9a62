import ColorModel
import TraitModel

extension Session {
  /// The colours that the palette tab lists, filtered and in its order.
  package var paletteRows: [PaletteRow] {
    let palette = simulation.palette
    let own = palette.namedColors.map { PaletteRow(name: $0.name, color: $0, isFromSystem: false) }
    let roles = SemanticColor.all.compactMap { role in
      palette.color(named: role.name).map {
        PaletteRow(name: role.name, color: $0, isFromSystem: palette.isFromSystem(role.name))
      }
    }
    let needle = paletteView.filter.lowercased()
    let rows = (own + roles).filter { needle.isEmpty || $0.name.lowercased().contains(needle) }
    switch paletteView.order {
    case .listed: return rows
    case .name: return rows.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    case .lightness: return sorted(rows) { ($0.lightness, $0.chroma) }
    case .hue: return sorted(rows) { ($0.chroma < Self.leastChroma ? -1 : $0.hue, $0.lightness) }
    }
  }

  /// The OKLCH chroma under which a colour is a grey to the eye.
  private static let leastChroma = 0.02

  private func sorted(_ rows: [PaletteRow], by key: (OKLCH) -> (Double, Double)) -> [PaletteRow] {
    let traits = paletteView.appearance.traits
    let keyed = rows.map { row in
      (row, simulation.palette.resolve(row.name, for: traits).map { key(OKLCH($0.color)) } ?? (400, 0))
    }
    return keyed.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Where the palette's cursor stands among its rows.
  package func paletteCursor(in rows: [PaletteRow]) -> Int {
    rows.firstIndex { $0.name == paletteView.color } ?? 0
  }

  /// The colour under the palette's cursor.
  package var paletteSelection: PaletteRow? {
    let rows = paletteRows
    return rows.isEmpty ? nil : rows[paletteCursor(in: rows)]
  }

  /// Whether the movement keys belong to the palette's cursor.
  package var isInPalette: Bool { focus == .detail && tab == .palette }

  mutating func movePaletteCursor(by distance: Int) {
    let rows = paletteRows
    guard !rows.isEmpty else { return }
    paletteView.color = rows[max(0, min(rows.count - 1, paletteCursor(in: rows) + distance))].name
  }

  mutating func moveAppearance(by distance: Int) {
    paletteView.column = max(0, min(PaletteView.appearances.count - 1, paletteView.column + distance))
  }

  /// Shows the palette; where it is shown already, its cursor takes the movement keys or gives them back to the tree.
  mutating func showPalette() {
    if tab == .palette {
      focus = focus == .detail ? .hierarchy : .detail
    } else {
      show(.palette)
    }
  }
}
