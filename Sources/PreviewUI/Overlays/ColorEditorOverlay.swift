import CellCanvas
import ColorModel
import Localization
import LocatedInput
import Simulator
import TraitModel

/// A colour being changed, over the hierarchy pane, so that the preview stays seen.
struct ColorEditorOverlay {
  let session: Session
  let editor: ColorEditor
  let glyphs: Glyphs

  func draw(in drawing: inout Drawing, over pane: CellArea) {
    draw(in: &drawing.grid, &drawing.hits, over: pane)
  }

  private func draw(in grid: inout CellGrid, _ hits: inout HitMap, over pane: CellArea) {
    let width = min(max(pane.columns, min(grid.columns, 40)), 56)
    let lines = lines(width: width - 4)
    let area = CellArea(
      column: pane.column, row: pane.row, columns: width, rows: min(pane.rows, lines.count + 2))
    hits.add(area, .overlay)
    grid.fill(area, with: .blank)
    grid.frame(
      area, title: StyledLine(visibleControls(in: editor.name), Chrome.strong), isFocused: true,
      glyphs: glyphs)
    var inner = area.inner
    inner.column += 1
    inner.columns -= 2
    grid.write(lines, in: inner, top: 0, glyphs: glyphs)
    for place in ColorEditor.Part.allCases.indices where Self.linesAbove + place < inner.rows {
      hits.add(
        CellArea(
          column: inner.column, row: inner.row + Self.linesAbove + place, columns: inner.columns, rows: 1),
        .item(place))
    }
  }

  /// Before those of the parts.
  private static let linesAbove = 3

  private func lines(width: Int) -> [StyledLine] {
    var lines = [
      StyledLine("     ", swatch(editor.original)).then(" before ").then("     ", swatch(editor.color))
        .then(" now"),
      StyledLine(spelling, Chrome.strong),
      contrast,
    ]
    lines += ColorEditor.Part.allCases.map(line)
    let typed =
      editor.typed.isEmpty
      ? StyledLine("or type a value: #rgb, hsl(), oklch(), a name", Chrome.faint)
      : StyledLine("> ", Chrome.key).then(visibleControls(in: editor.typed))
    lines.append(typed)
    if let fault = editor.fault {
      lines += wrapped(visibleControls(in: fault), width: width).map { StyledLine($0, Chrome.bad) }
    } else if editor.isClamped {
      lines.append(StyledLine("outside sRGB: the nearest inside is taken", Chrome.bad))
    }
    lines.append(StyledLine("in ", Chrome.faint).then(editor.slot.name))
    if editor.slots.count > 1 {
      let other = editor.slots.first { $0 != editor.slot }?.name ?? ""
      lines.append(StyledLine("Tab", Chrome.key).then(" changes \(other) instead", Chrome.faint))
    }
    return lines
  }

  private func swatch(_ color: RGBA) -> CellStyle {
    CellStyle(background: CellColor(color.composited(over: ground)))
  }

  private var ground: RGBA {
    let plain: RGBA = editor.appearance.style == .light ? .white : .black
    let background = session.simulation.palette.resolve("systemBackground", for: editor.appearance.traits)
    return background?.color.composited(over: plain) ?? plain
  }

  private var spelling: String {
    editor.color.shortHex + "  rgb " + PaletteView.Notation.components.spelling(of: editor.color)
  }

  private var contrast: StyledLine {
    let ratio = editor.color.composited(over: ground).contrastRatio(on: ground)
    return StyledLine("\(decimalText(ratio, places: 2)) to 1 on systemBackground", Chrome.faint)
  }

  private func line(for part: ColorEditor.Part) -> StyledLine {
    let parts = editor.parts
    let value =
      switch part {
      case .lightness: decimalText(parts.lightness, places: 2)
      case .chroma: decimalText(parts.chroma, places: 3)
      case .hue: decimalText(parts.hue, places: 0)
      case .opacity: decimalText(editor.color.alpha * 100, places: 0) + "%"
      }
    let isChosen = part == editor.part
    let line = StyledLine(
      "\(isChosen ? glyphs.rightward : " ") \(glyphs.padded(part.title, to: 11))",
      isChosen ? Chrome.key : Chrome.plain
    )
    .then(value, isChosen ? Chrome.strong : Chrome.plain)
    return isChosen ? line.then("  \(glyphs.leftward) less  more \(glyphs.rightward)", Chrome.faint) : line
  }
}
