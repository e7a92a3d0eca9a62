import CellCanvas
import ColorModel
import Localization
import LocatedInput
import ScreenPainter
import Simulator
import TraitModel

/// From a role to a cell: what happens on the way of the chosen colour.
extension PalettePane {
  func chain(of row: PaletteRow, width: Int) -> [StyledLine] {
    let appearance = view.appearance
    var lines = [
      StyledLine(visibleControls(in: row.name), Chrome.strong).then(" in \(appearance.phrase)"),
      step("from", origin(of: row)),
    ]
    guard let resolved = palette.resolve(row.name, for: appearance.traits) else {
      lines.append(step("slot", "none that serves this appearance", Chrome.bad))
      return lines
    }
    if resolved.names.count > 1 {
      lines.append(
        step(
          "names",
          Phrase(
            verbatim: resolved.names.map { visibleControls(in: $0) }.joined(
              separator: " \(glyphs.rightward) "))))
    }
    let slot: Phrase = resolved.slot.map { Phrase(verbatim: $0.name) } ?? "one value for all"
    lines.append(
      resolved.isSubstitute
        ? step("slot", "\(slot), since there is no value for \(appearance.style.phrase)", Chrome.bad)
        : step("slot", slot))
    lines.append(
      step(
        "value",
        Phrase(
          verbatim: "#" + PaletteView.Notation.hex.spelling(of: resolved.color)
            + "  oklch \(PaletteView.Notation.oklch.spelling(of: resolved.color))")))
    let (ground, seen) = composited(resolved.color, in: appearance)
    lines.append(
      resolved.color.alpha < 1
        ? step("over", "systemBackground \(ground.hexRGB) it is \(seen.hexRGB)") : step("over", "opaque"))
    var indexed = ColorReducer.indexed256
    var basic = ColorReducer.ansi16
    let rgb = UInt32(seen.bytes.red) << 16 | UInt32(seen.bytes.green) << 8 | UInt32(seen.bytes.blue)
    lines.append(
      step(
        "cell",
        "\(seen.hexRGB); of 256 colours \(indexed.index(nearestTo: rgb)), of 16 \(basic.index(nearestTo: rgb))"
      ))
    let nodes = session.nodesPainted(with: row.name)
    lines.append(
      step(
        "paints",
        nodes.isEmpty
          ? "nothing on this screen" : Phrase(verbatim: nodes.map(\.rawValue).joined(separator: ", "))))
    for note in row.color.notes {
      lines += wrapped(visibleControls(in: note), width: width).map { StyledLine($0, Chrome.faint) }
    }
    return lines
  }

  private func step(_ word: Phrase, _ text: Phrase, _ style: CellStyle = .plain) -> StyledLine {
    StyledLine(glyphs.padded(" \(word)", to: 9), Chrome.faint).then(text, style)
  }

  private func origin(of row: PaletteRow) -> Phrase {
    if row.isFromSystem { return "the system palette of \(session.simulation.release.name)" }
    let theme = palette.themes.last { $0.colors.contains(row.color) }
    let name: Phrase = theme.map { Phrase(verbatim: visibleControls(in: $0.name)) } ?? "a theme"
    let there: Phrase =
      row.color.name == row.name ? "" : ", there \(visibleControls(in: row.color.name))"
    let derived: Phrase = row.color.isDerived ? ", derived" : ""
    return "\(name)\(there)\(derived)"
  }

  private func composited(_ color: RGBA, in appearance: Appearance) -> (ground: RGBA, seen: RGBA) {
    let plain: RGBA = appearance.style == .light ? .white : .black
    let ground =
      palette.resolve("systemBackground", for: appearance.traits)?.color.composited(over: plain) ?? plain
    return (ground, color.composited(over: ground))
  }
}

extension Session {
  /// The nodes on the screen that are painted with a colour, by whatever name they ask for it, in the painting's order.
  func nodesPainted(with name: String) -> [NodeID] {
    let palette = simulation.palette
    var found: [NodeID] = []
    for item in paint(paintInput).items {
      guard let asked = item.color.name, !found.contains(item.node),
        asked == name
          || palette.resolve(asked, for: item.color.traits.collection)?.names.contains(name) == true
      else { continue }
      found.append(item.node)
    }
    return found
  }
}
