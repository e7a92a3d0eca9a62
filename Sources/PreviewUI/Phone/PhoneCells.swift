import CellCanvas
import ColorModel

/// Subpixels and inks as cells of a grid.
struct PhoneCells {
  let raster: PhoneRaster

  /// The cell of the screen at a place counted from its upper left.
  func cell(column: Int, row: Int) -> Cell {
    let canvas = raster.canvas
    if let ink = raster[column, row] {
      let ground = canvas.ground(column: column, row: row)
      let color = ink.color.composited(over: ground)
      let style = CellStyle(
        foreground: CellColor(color), background: CellColor(ground), attributes: ink.isBold ? .bold : [])
      return Cell(ink.character.map(shown), style: style)
    }
    if !raster.capabilities.isUTF8 {
      return Cell(" ", style: CellStyle(background: CellColor(canvas.ground(column: column, row: row))))
    }
    let glyph = QuarterGlyph(canvas.cell(column: column, row: row))
    return Cell(
      glyph.character, style: CellStyle(foreground: CellColor(glyph.ink), background: CellColor(glyph.ground))
    )
  }

  private func shown(_ character: Character) -> Character {
    raster.capabilities.isUTF8 ? character : asciiSubstitute(for: character)
  }
}

/// What stands for a character of the picture where only ASCII can be shown.
func asciiSubstitute(for character: Character) -> Character {
  if character.isASCII { return character }
  return switch character {
  case "─", "━", "▁", "▔": "-"
  case "│", "┃", "▏", "▕", "▌", "▐": "|"
  case "╭", "╮", "┌", "┐", "┏", "┓": "."
  case "╰", "╯", "└", "┘", "┗", "┛": "'"
  case "▀", "▄", "█": "#"
  case "…": "~"
  case "’", "‘": "'"
  case "“", "”": "\""
  case "–", "—", "−": "-"
  case "·": "."
  default: "?"
  }
}

extension CellColor {
  /// A colour to be shown exactly; a clear one is the terminal's own.
  init(_ color: RGBA) {
    if color.alpha <= 0 {
      self = .terminalDefault
    } else {
      let bytes = color.bytes
      self = .rgb(red: bytes.red, green: bytes.green, blue: bytes.blue)
    }
  }
}
