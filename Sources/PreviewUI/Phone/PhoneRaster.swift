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
  private var inks: [Ink?]
  /// Frames with a thin border, in points: these take whole cells, so that the border stands at their edges.
  private(set) var bordered: [Rect] = []
  /// How many texts were written.
  var runs = 0

  init(_ painting: Painting, scale: PhoneScale, capabilities: DisplayCapabilities) {
    self.scale = scale
    self.capabilities = capabilities
    canvas = PixelCanvas(columns: scale.columns, rows: scale.rows)
    inks = Array(repeating: nil, count: (scale.columns + 2) * (scale.rows + 2))
    for item in painting.items {
      if case .border = item.content { bordered.append(item.frame) }
    }
    for y in 0..<canvas.height { canvas.blend(0..<canvas.width, y, .black) }
    for item in painting.items { lay(item) }
  }

  var isMonochrome: Bool { capabilities.depth == .monochrome }

  private mutating func lay(_ item: PaintItem) {
    switch item.content {
    case .background, .material, .dimming: layFill(item)
    case .shape: layShape(item)
    case .separator: laySeparator(item)
    case .border(let width): layBorder(item, width: width)
    case .text(let text): layText(text, item)
    case .symbol(let name): laySymbol(name, item)
    }
  }

  private mutating func layShape(_ item: PaintItem) {
    if isThin(item.frame) {
      layBar(item)
    } else if item.isKnob, box(of: item.frame).rows.count <= 2 {
      layKnob(item)
    } else {
      layFill(item)
    }
  }

  // MARK: Cells

  /// The ink of a cell, also of the margin of one cell around the screen; setting one outside does nothing.
  subscript(column: Int, row: Int) -> Ink? {
    get { place(column, row).flatMap { inks[$0] } }
    set { if let place = place(column, row) { inks[place] = newValue } }
  }

  private func place(_ column: Int, _ row: Int) -> Int? {
    guard column >= -1, column <= scale.columns, row >= -1, row <= scale.rows else { return nil }
    return (row + 1) * (scale.columns + 2) + column + 1
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
    if isLow(frame), box.maxY - box.y < 6 {
      let row = scale.row(middleOf: frame)
      (box.y, box.maxY) = (row * 2, row * 2 + 2)
    }
    if bordered.contains(frame) {
      // A row of a list or form that starts and ends in the middle of a cell keeps to that.
      let isFitted = box.y % 2 != 0 && box.maxY % 2 != 0 && frame.height < 80
      let rows = (box.y, box.maxY)
      box.roundToCells()
      if isFitted { (box.y, box.maxY) = rows }
    }
    return box
  }

  // MARK: Fills

  private mutating func layFill(_ item: PaintItem) {
    let shape = PixelShape(item.shape, box(of: item.frame))
    let clips = item.clips.map { PixelShape($0, box(of: $0.rect)) }
    let whole = PixelBox(x: 0, y: 0, maxX: canvas.width, maxY: canvas.height)
    let area = clips.reduce(shape.box.intersection(whole)) { $0.intersection($1.box) }
    let color = item.color.value
    let behind = canvas[(shape.box.x + shape.box.maxX) / 2, (shape.box.y + shape.box.maxY) / 2]
    for y in area.rows {
      let columns = clips.reduce(shape.columns(inRow: y).clamped(to: area.columns)) {
        $0.clamped(to: $1.columns(inRow: y))
      }
      canvas.blend(columns, y, color)
    }
    coverInks(in: area, by: item)
    if isMonochrome { outline(item, shape.box, within: area, over: behind) }
  }
}

extension PaintItem {
  /// A small disc: a switch's or slider's knob.
  fileprivate var isKnob: Bool {
    content == .shape && frame.width < 34 && abs(frame.width - frame.height) < 1
      && shape.effectiveRadius * 2 >= frame.width - 1
  }
}
