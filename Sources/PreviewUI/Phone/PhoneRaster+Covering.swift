import CellCanvas
import ColorModel
import SceneModel
import ScreenPainter

/// What a fill does to the texts and lines below it.
extension PhoneRaster {
  /// An opaque or blurring fill takes inks away, a translucent one tints them. A cell counts as covered where the fill
  /// reaches its upper half; what is presented also hides the row of its presenter through which its upper edge runs.
  mutating func coverInks(in area: PixelBox, by item: PaintItem) {
    let cells = PixelBox(
      x: (area.x + 1) / 2, y: area.y / 2, maxX: area.maxX / 2, maxY: (area.maxY + 1) / 2)
    let firstRow = (area.y + 1) / 2
    let color = item.color.value
    let takesAway = item.content == .material || color.alpha > 0.75
    // A control beside a text that is too long for the cells: the text ends before it.
    let shortens = area.rows.count <= 2 && takesAway
    for row in cells.rows {
      for column in cells.columns {
        guard var ink = self[column, row], row >= firstRow || ink.presentation != item.presentation else {
          continue
        }
        if takesAway {
          self[column, row] = nil
          if shortens, ink.run > 0 { end(run: ink.run, before: column, row) }
        } else {
          let opacity = ink.color.alpha
          ink.color = color.composited(over: ink.color.withAlpha(1)).withAlpha(opacity)
          self[column, row] = ink
        }
      }
    }
  }

  /// Cuts a text off before a column.
  private mutating func end(run: Int, before column: Int, _ row: Int) {
    for rest in column..<max(column, scale.columns) where self[rest, row]?.run == run {
      self[rest, row] = nil
    }
    guard var last = self[column - 1, row], last.run == run else { return }
    last.character = capabilities.isUTF8 ? "…" : "~"
    self[column - 1, row] = last
  }

  /// A text that is written into a row's hairline takes it away as a whole, rather than leaving pieces.
  mutating func removeHairline(through columns: Range<Int>, _ row: Int) {
    func isHairline(_ column: Int) -> Bool {
      guard let ink = self[column, row], ink.kind == .line else { return false }
      return ink.character == "▔" || ink.character == "▁"
    }
    guard columns.contains(where: isHairline) else { return }
    var (left, right) = (columns.lowerBound, columns.upperBound - 1)
    while isHairline(left - 1) { left -= 1 }
    while isHairline(right + 1) { right += 1 }
    for column in left...right where isHairline(column) { self[column, row] = nil }
  }
}

extension PaintItem {
  /// Whether its upper edge is that of the sheet which cuts it off.
  var isTopOfSheet: Bool { clips.contains { $0.corners == .top && $0.rect.y == frame.y } }
}
