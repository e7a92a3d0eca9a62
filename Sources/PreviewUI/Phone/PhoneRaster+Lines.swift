import ColorModel
import ScreenPainter
import SceneModel

/// Hairlines, thin bars and borders, as characters that are thinner than half a cell.
extension PhoneRaster {
  /// Along the lower edge of a frame: through the middle of a cell where the edge lies there, else below the cell above.
  mutating func laySeparator(_ item: PaintItem) {
    let frame = item.visibleFrame
    let edge = scale.y(item.frame.maxY)
    let columns =
      max(0, scale.column(frame.x))..<max(scale.column(frame.x), min(scale.columns, scale.column(frame.maxX)))
    let isThroughCells = edge % 2 != 0
    let isFreeAbove = columns.allSatisfy { self[$0, edge / 2 - 1].map { $0.kind == .line } ?? true }
    for column in columns {
      if isThroughCells {
        line("─", column, edge / 2, item)
      } else if isFreeAbove {
        line("▁", column, edge / 2 - 1, item)
      } else {
        line("▔", column, edge / 2, item)
      }
    }
  }

  /// A grabber, a slider's track: a heavy line through the middle of the row.
  mutating func layBar(_ item: PaintItem) {
    let frame = item.visibleFrame
    let row = scale.row(middleOf: item.frame)
    let start = scale.column(frame.x)
    let columns = start..<max(start + 1, min(scale.columns, scale.column(frame.maxX)))
    if columns.contains(where: { self[$0, row]?.kind == .text }) { return }
    let four = canvas.cell(column: (columns.lowerBound + columns.upperBound) / 2, row: row)
    if four[0] != four[2] {
      // An edge runs through these cells: the bar takes the half that it lies in.
      let y = row * 2 + (scale.isLow(middleOf: item.frame) ? 1 : 0)
      canvas.blend(
        scale.x(frame.x)..<max(scale.x(frame.x) + 1, scale.x(frame.maxX)), y, item.color.value)
      return
    }
    var ink = Ink(character: "━", color: item.color.value, kind: .line)
    ink.isLow = scale.isLow(middleOf: item.frame)
    for column in columns {
      self[column, row] = ink
    }
  }

  /// A disc in a cell of its own. One that could not be seen on its ground leaves what lies there: its shadow.
  mutating func layKnob(_ item: PaintItem) {
    let row = scale.row(middleOf: item.frame)
    let column = (scale.x(item.frame.x) + scale.x(item.frame.maxX)) / 4
    let ground = canvas.cell(column: column, row: row).ground()
    if !isMonochrome, item.color.value.contrastRatio(on: ground) < 1.15 { return }
    self[column, row] = Ink(character: "●", color: item.color.value, kind: .symbol)
  }

  mutating func layBorder(_ item: PaintItem, width: Double) {
    let box = box(of: item.frame)
    let (left, right) = (box.x / 2, box.maxX / 2 - 1)
    let (top, bottom) = (box.y / 2, box.maxY / 2 - 1)
    guard right > left, bottom >= top else { return }
    if bottom == top {
      // One row high: an edge to the left and the right is all there is room for.
      line("▏", left, top, item)
      line("▕", right, top, item)
      return
    }
    if box.y % 2 != 0 || box.maxY % 2 != 0 {
      layFittedBorder(box, item)
      return
    }
    let isRound = item.shape.effectiveRadius > 0
    let isHeavy = width >= 3
    // A rounded border stops short of its corners; the fill's own corner shows there.
    let inset = isRound ? 1 : 0
    for column in (left + inset)..<max(left + inset, right + 1 - inset) {
      line(isHeavy ? "▀" : "▔", column, top, item)
      line(isHeavy ? "▄" : "▁", column, bottom, item)
    }
    let rows = isRound ? (top + 1)..<max(top + 1, bottom) : top..<(bottom + 1)
    for row in rows where !isHeavy || isRound || (row > top && row < bottom) {
      line(isHeavy ? "▌" : "▏", left, row, item)
      line(isHeavy ? "▐" : "▕", right, row, item)
    }
  }

  /// The border of a row that starts in the middle of a cell. Where its fill differs from what lies around, the fill's
  /// own edge must do: a cell shows two colours, not three.
  private mutating func layFittedBorder(_ box: PixelBox, _ item: PaintItem) {
    let (left, right) = (box.x / 2, box.maxX / 2 - 1)
    for row in (box.y + 1) / 2..<max((box.y + 1) / 2, box.maxY / 2) {
      line("▏", left, row, item)
      line("▕", right, row, item)
    }
    for edge in [box.y / 2, box.maxY / 2] {
      for column in (left + 1)..<max(left + 1, right) {
        if canvas.cell(column: column, row: edge).isPlain { line("─", column, edge, item) }
      }
    }
  }

  /// A line gives way to what is written already.
  mutating func line(_ character: Character, _ column: Int, _ row: Int, _ item: PaintItem) {
    guard holds(column, row) else { return }
    if let ink = self[column, row], ink.kind != .line { return }
    self[column, row] = Ink(
      character: character, color: item.color.value, kind: .line, presentation: item.presentation)
  }
}
