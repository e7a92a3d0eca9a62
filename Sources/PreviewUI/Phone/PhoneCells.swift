import CellCanvas
import ColorModel

/// Subpixels and inks as cells of a grid.
struct PhoneCells {
  let raster: PhoneRaster

  /// The cell at a place counted from the screen's upper left.
  func cell(column: Int, row: Int) -> Cell {
    let quarters = raster.canvas.cell(column: column, row: row)
    let ink = raster[column, row]
    let ground = quarters.ground(isLow: ink?.isLow ?? false)
    if raster.isMonochrome { return monochromeCell(ink, on: ground) }
    if let ink {
      var style = CellStyle(
        foreground: CellColor(ink.color.composited(over: ground)), background: CellColor(ground))
      if ink.isBold { style.attributes = .bold }
      return Cell(shown(ink.character), style: style)
    }
    if !raster.capabilities.isUTF8 { return Cell(" ", style: CellStyle(background: CellColor(ground))) }
    let glyph = QuarterGlyph(quarters)
    return Cell(
      glyph.character, style: CellStyle(foreground: CellColor(glyph.ink), background: CellColor(glyph.ground))
    )
  }

  /// Light areas are reverse video: on the usual dark terminal they come out light.
  private func monochromeCell(_ ink: Ink?, on ground: RGBA) -> Cell {
    var attributes: CellAttributes = ground.alpha > 0 && ground.relativeLuminance > 0.35 ? .reverse : []
    if ink?.isBold == true { attributes.insert(.bold) }
    guard let ink else { return Cell(" ", style: CellStyle(attributes: attributes)) }
    return Cell(shown(ink.character), style: CellStyle(attributes: attributes))
  }

  /// Without UTF-8 each half of a wide character needs one that stands for it.
  private func shown(_ character: Character?) -> Character? {
    raster.capabilities.isUTF8 ? character : (character ?? "?").asciiSubstitute
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
