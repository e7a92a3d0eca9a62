import CellCanvas
import ColorModel
import ScreenPainter
import SceneModel
import TraitPropagation

/// What lies around the screen or over it, and belongs to no node: the device's edge, and the mark of the selection.
extension PhoneRaster {
  /// The colours of the tool's own marks: seen on dark and on light.
  enum Marks {
    static let edge = RGBA(rgb: 0x45454D)
    static let selection = RGBA(rgb: 0x6CB6FF)
    static let question = RGBA(rgb: 0xE0A030)
  }

  /// Whether marks are characters, because half cells cannot be shown or would have no colour.
  var isLined: Bool { isMonochrome || !capabilities.isUTF8 }

  /// A dark band around the screen, half a cell wide, rounded like the glass in it.
  mutating func layEdge(isWhole: Bool) {
    let (width, height) = (canvas.width, canvas.height)
    if isLined {
      frame(PixelBox(x: -1, y: -1, maxX: width + 1, maxY: height + 1), isHeavy: false, Marks.edge)
      return
    }
    for x in 0..<width {
      canvas[x, -1] = Marks.edge
      canvas[x, height] = Marks.edge
    }
    for y in 0..<height {
      canvas[-1, y] = Marks.edge
      canvas[width, y] = Marks.edge
    }
    if isWhole { roundGlass() }
  }

  /// Cuts the screen's corners. The radius is about that of a phone, an eighth of its width, or of an iPad.
  private mutating func roundGlass() {
    let box = PixelBox(x: 0, y: 0, maxX: canvas.width, maxY: canvas.height)
    let isPhone = scale.visible.width < Hierarchy.regularWidth
    let glass = PixelShape(RoundedRect(scale.visible, radius: isPhone ? scale.visible.width / 8 : 18), box)
    for y in box.rows {
      let inside = glass.columns(inRow: y)
      for x in box.columns where !inside.contains(x) {
        canvas[x, y] = Marks.edge
        self[x / 2, y / 2] = nil
      }
    }
  }

  /// A bright frame around a node, outside what it covers, as far as there is room.
  mutating func laySelection(_ frame: Rect) {
    let inner = box(of: frame)
    let box = PixelBox(
      x: max(-1, inner.x - 1), y: max(-1, inner.y - 1), maxX: min(canvas.width + 1, inner.maxX + 1),
      maxY: min(canvas.height + 1, inner.maxY + 1))
    if isLined {
      self.frame(box, isHeavy: true, Marks.selection)
      return
    }
    for x in box.columns { mark(x, box.y); mark(x, box.maxY - 1) }
    for y in box.rows { mark(box.x, y); mark(box.maxX - 1, y) }
  }

  /// A dotted frame just inside what a node covers: it would change.
  mutating func layMark(_ frame: Rect) {
    let box = box(of: frame)
    if isLined {
      self.frame(box, isHeavy: false, Marks.question)
      return
    }
    for x in box.columns where x % 4 < 2 { for y in [box.y, box.maxY - 1] { mark(x, y, Marks.question) } }
    for y in box.rows where y % 4 < 2 { for x in [box.x, box.maxX - 1] { mark(x, y, Marks.question) } }
  }

  /// A subpixel of a frame; a hairline in its cell gives way.
  private mutating func mark(_ x: Int, _ y: Int, _ color: RGBA = Marks.selection) {
    canvas[x, y] = color
    let (column, row) = ((x + 2) / 2 - 1, (y + 2) / 2 - 1)
    if self[column, row]?.kind == .line { self[column, row] = nil }
  }

  /// A frame of characters through the cells that hold a box's edge; texts stay.
  private mutating func frame(_ box: PixelBox, isHeavy: Bool, _ color: RGBA) {
    let (left, right) = ((box.x + 2) / 2 - 1, (box.maxX + 1) / 2 - 1)
    let (top, bottom) = ((box.y + 2) / 2 - 1, (box.maxY + 1) / 2 - 1)
    let marks: [Character] =
      isHeavy
      ? (capabilities.isUTF8 ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["+", "=", "+", "!", "+", "+"])
      : ["╭", "─", "╮", "│", "╰", "╯"]
    func put(_ character: Character, _ column: Int, _ row: Int) {
      if self[column, row]?.kind == .text { return }
      self[column, row] = Ink(character: character, color: color, isBold: isHeavy, kind: .symbol)
    }
    guard right > left, bottom > top else {
      put(capabilities.isUTF8 ? "▸" : ">", left, top)
      return
    }
    for column in (left + 1)..<right {
      put(marks[1], column, top)
      put(marks[1], column, bottom)
    }
    for row in (top + 1)..<bottom {
      put(marks[3], left, row)
      put(marks[3], right, row)
    }
    put(marks[0], left, top)
    put(marks[2], right, top)
    put(marks[4], left, bottom)
    put(marks[5], right, bottom)
  }
}
