import CellCanvas
import ColorModel
import ScreenPainter
import SceneModel
import TraitModel
import TraitPropagation

/// What stands for colours where there are none: lines around areas, and a letter where the style changes.
extension PhoneRaster {
  /// Draws the edge of an area that differs from what lies behind it. Edges that two cells of a list share are left to
  /// their separator.
  mutating func outline(_ item: PaintItem, _ box: PixelBox, within area: PixelBox, over behind: RGBA) {
    guard item.content != .dimming, area.maxX - area.x >= 2, area.maxY > area.y else { return }
    // A part of a picture, an arrow.
    if item.content == .shape, item.shape.corners == .top { return }
    let (left, right) = (box.x / 2, (box.maxX - 1) / 2)
    let row = scale.row(middleOf: item.frame)
    if box.maxY - box.y <= 2 {
      self[left, row] = Ink(character: "[", color: item.color.value, kind: .symbol)
      self[right, row] = Ink(character: "]", color: item.color.value, kind: .symbol)
      return
    }
    if item.isTopOfSheet {
      edge(left, right, box.y % 2 != 0 ? box.y / 2 : box.y / 2 - 1, "╭", "─", "╮", item)
      return
    }
    let isWhole = item.frame.width >= scale.visible.width && item.shape.radius == 0
    if isWhole || item.shape.radius == 0 && item.color.value.composited(over: behind) == behind { return }
    let (top, bottom) = (box.y % 2 != 0 ? box.y / 2 : box.y / 2 - 1, box.maxY / 2)
    let corners = item.shape.corners
    if corners.contains(.topLeft) { edge(left, right, top, "╭", "─", "╮", item) }
    if corners.contains(.bottomLeft) { edge(left, right, bottom, "╰", "─", "╯", item) }
    // Where the row goes on in the next one, the sides do too.
    let first = max(corners.contains(.topLeft) ? top + 1 : top, area.y / 2)
    let last = corners.contains(.bottomLeft) ? bottom - 1 : bottom
    for row in first..<max(first, last + 1) {
      line("│", left, row, item)
      line("│", right, row, item)
    }
  }

  private mutating func edge(
    _ left: Int, _ right: Int, _ row: Int, _ start: Character, _ middle: Character, _ end: Character,
    _ item: PaintItem
  ) {
    for column in left...max(left, right) {
      line(column == left ? start : column == right ? end : middle, column, row, item)
    }
  }

  /// Writes `[L]` or `[D]` into the upper right of each area whose style differs from what surrounds it.
  mutating func labelStyles(of painting: Painting) {
    // A sheet stands out anyway, so what it is must be said even where it has the style of its window.
    let whole = scale.visible
    for placed in painting.nodes
    where placed.kind != .layer
      && (placed.changesStyle || placed.kind == .presentationController && placed.shape.rect != whole)
    {
      let frame = placed.visibleFrame.intersection(scale.visible)
      let (right, top) = (scale.column(frame.maxX) - 4, scale.y(frame.y) / 2)
      let bottom = max(top + 1, (scale.y(frame.maxY) + 1) / 2)
      let letters = placed.style == .dark ? "[D]" : "[L]"
      // The first row that has room for it and shows this area.
      let place = (top..<min(bottom, top + 6)).first { row in
        let point = scale.point(column: right + 1, row: row)
        let isSeen = painting.node(atX: point.x, y: point.y).map { seen in
          painting.nodes.last { $0.node == seen }?.style == placed.style
        }
        return isSeen == true
          && (right..<(right + 3)).allSatisfy { self[$0, row].map { $0.kind == .line } ?? true }
      }
      guard let place, right >= 0 else { continue }
      for (offset, letter) in letters.enumerated() {
        self[right + offset, place] = Ink(
          character: letter, color: placed.style == .dark ? .white : .black, isBold: true, kind: .text)
      }
    }
  }
}
