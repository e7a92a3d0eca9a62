import CellCanvas
import ColorModel
import ScreenPainter
import SceneModel

/// A painting as subpixels and inks: the picture before it becomes cells. Items are laid down from the back to the
/// front, so a fill covers, or dims, the texts below it.
struct PhoneRaster {
  let scale: PhoneScale
  let capabilities: DisplayCapabilities
  var canvas: PixelCanvas
  var inks: [Ink?]
  /// Frames with a thin border, in points: these take whole cells, so that the border stands at their edges.
  private var bordered: Set<Rect> = []

  init(_ painting: Painting, scale: PhoneScale, capabilities: DisplayCapabilities) {
    self.scale = scale
    self.capabilities = capabilities
    canvas = PixelCanvas(columns: scale.columns, rows: scale.rows)
    inks = Array(repeating: nil, count: scale.columns * scale.rows)
    for item in painting.items {
      if case .border = item.content { bordered.insert(item.frame) }
    }
    fill(PixelBox(x: 0, y: 0, maxX: canvas.width, maxY: canvas.height), .black)
    for item in painting.items { lay(item) }
  }

  private mutating func lay(_ item: PaintItem) {
    switch item.content {
    case .background, .material, .dimming: layFill(item)
    case .shape: if isThin(item.frame) { layBar(item) } else { layFill(item) }
    case .separator: laySeparator(item)
    case .border(let width): layBorder(item, width: width)
    case .text(let text): layText(text, item)
    case .symbol(let name): laySymbol(name, item)
    }
  }

  // MARK: Cells

  /// The ink of a cell; setting one outside does nothing.
  subscript(column: Int, row: Int) -> Ink? {
    get { holds(column, row) ? inks[row * scale.columns + column] : nil }
    set { if holds(column, row) { inks[row * scale.columns + column] = newValue } }
  }

  func holds(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < scale.columns && row >= 0 && row < scale.rows
  }

  // MARK: Edges

  /// A control's small part, too high for a line and too low to have half cells of its own, takes one row of cells.
  private func isLow(_ frame: Rect) -> Bool { frame.height >= 14 && frame.height <= 37 }

  private func isThin(_ frame: Rect) -> Bool { frame.height < 8 && frame.width > frame.height }

  /// A frame as subpixels.
  func box(of frame: Rect) -> PixelBox {
    var box = PixelBox(
      x: scale.x(frame.x), y: scale.y(frame.y), maxX: scale.x(frame.maxX), maxY: scale.y(frame.maxY))
    if isLow(frame), box.maxY - box.y < 4 {
      let row = scale.row(middleOf: frame)
      (box.y, box.maxY) = (row * 2, row * 2 + 2)
    }
    if bordered.contains(frame) { box.roundToCells() }
    return box
  }

  // MARK: Fills

  private mutating func layFill(_ item: PaintItem) {
    let shape = PixelShape(item.shape, box(of: item.frame))
    let clips = item.clips.map { PixelShape($0, box(of: $0.rect)) }
    let area = clips.reduce(shape.box) { $0.intersection($1.box) }
    guard area.maxX > area.x, area.maxY > area.y else { return }
    let color = item.color.value
    for y in max(0, area.y)..<max(0, min(area.maxY, canvas.height)) {
      for x in max(0, area.x)..<max(0, min(area.maxX, canvas.width)) {
        let coverage = clips.reduce(shape.coverage(x, y)) { $0 * $1.coverage(x, y) }
        if coverage > 0 { canvas.blend(x, y, color.withAlpha(color.alpha * coverage)) }
      }
    }
    coverInks(in: area, with: item.color.value, isBlurring: item.content == .material)
  }

  /// What a fill does to the inks below it: an opaque or blurring one takes them away, a translucent one tints them.
  private mutating func coverInks(in area: PixelBox, with color: RGBA, isBlurring: Bool) {
    // A cell counts as covered where most of it is.
    let rows = max(0, (area.y + 1) / 2)..<max((area.y + 1) / 2, min((area.maxY + 1) / 2, scale.rows))
    let columns = max(0, (area.x + 1) / 2)..<max((area.x + 1) / 2, min(area.maxX / 2, scale.columns))
    for row in rows {
      for column in columns {
        guard var ink = self[column, row] else { continue }
        if isBlurring || color.alpha > 0.75 {
          self[column, row] = nil
        } else {
          let opacity = ink.color.alpha
          ink.color = color.composited(over: ink.color.withAlpha(1)).withAlpha(opacity)
          self[column, row] = ink
        }
      }
    }
  }

  private mutating func fill(_ box: PixelBox, _ color: RGBA) {
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX { canvas[x, y] = color }
    }
  }
}
