import ColorModel
import ScreenPainter
import SceneModel

/// Gives the rows of lists, buttons and fields whole cells, as a font's hinting gives stems whole pixels; the gaps
/// between them take up the difference.
///
/// A row of two cells starts in the middle of a cell: then its text has a cell of its own, half a cell above and below
/// it, and the line between two rows runs through the middle of a cell.
struct RowFitting {
  private let visible: Rect
  private let pixels: Int
  private let rows: [Row]

  private struct Row {
    var top: Double
    var bottom: Double
    var pixels: Int
    /// How many lines of text stand one below the other in it.
    var lines: Int
    /// A bar starts where a cell does, whatever it holds: its hairline then lies between cells.
    var isBar: Bool
  }

  private struct Block {
    var rows: [Row]
    var start = 0
    var pixels: Int { rows.reduce(0) { $0 + $1.pixels } }
    var top: Double { rows.first?.top ?? 0 }
    var bottom: Double { rows.last?.bottom ?? 0 }
    /// 1 where the first row starts in the middle of a cell: its lines of text then have whole cells in its middle.
    var parity: Int { rows.first.map { $0.isBar ? 0 : ($0.pixels / 2 + $0.lines) & 1 } ?? 0 }
  }

  init(painting: Painting, visible: Rect, pixels: Int) {
    self.visible = visible
    self.pixels = pixels
    let scale = Double(pixels) / visible.height
    var found: [Row] = []
    // From the front, so that what is seen comes before what it covers.
    for (index, item) in painting.items.enumerated().reversed() {
      guard Self.isRow(item, in: painting), Self.isSeen(item, at: index, in: painting) else { continue }
      let frame = item.frame
      guard frame.y >= visible.y, frame.maxY <= visible.maxY,
        !found.contains(where: { frame.y < $0.bottom - 1 && frame.maxY > $0.top + 1 })
      else { continue }
      // A little upwards: two cells for a list's row as soon as they nearly fit.
      let cells = max(1, Int(frame.height * scale / 2 + 0.6))
      let lines = Self.lines(in: frame, of: painting)
      found.append(
        Row(
          top: frame.y, bottom: frame.maxY, pixels: cells * 2, lines: lines, isBar: item.content == .material)
      )
    }
    rows = found.sorted { $0.top < $1.top }
  }

  /// A background as high as a row and not narrow: a cell, a button, a field; or a bar at the lower edge.
  private static func isRow(_ item: PaintItem, in painting: Painting) -> Bool {
    let isBar = item.content == .material && item.frame.maxY == painting.bounds.height
    return
      (item.content == .background && (38...80).contains(item.frame.height)
      || isBar && (38...100).contains(item.frame.height))
      && item.frame.width > painting.bounds.width * 0.3
      && item.visibleFrame.height >= item.frame.height - 1
  }

  private static func isSeen(_ item: PaintItem, at index: Int, in painting: Painting) -> Bool {
    let (x, y) = (item.frame.x + item.frame.width / 2, item.frame.y + item.frame.height / 2)
    return !painting.items[(index + 1)...].contains { later in
      later.isFill && later.color.value.alpha > 0.9 && later.frame.height > item.frame.height + 1
        && later.covers(x: x, y: y)
    }
  }

  /// 1 for a row whose texts stand side by side, 2 where some stand below others.
  private static func lines(in frame: Rect, of painting: Painting) -> Int {
    let middles = painting.items.compactMap { item -> Double? in
      guard case .text = item.content, item.frame.y >= frame.y, item.frame.maxY <= frame.maxY,
        item.frame.x < frame.maxX, item.frame.maxX > frame.x
      else { return nil }
      return item.frame.y + item.frame.height / 2
    }
    guard let highest = middles.min(), let lowest = middles.max() else { return 1 }
    return lowest - highest > 10 ? 2 : 1
  }

  /// Where the edges of the rows come to lie; nil where there are no rows or they do not fit.
  var stops: [PhoneScale.Stop]? {
    guard var blocks = blocks() else { return nil }
    let scale = Double(pixels) / visible.height
    var floor = 0
    for index in blocks.indices {
      let block = blocks[index]
      let middle = ((block.top + block.bottom) / 2 - visible.y) * scale
      var start = Int((middle - Double(block.pixels) / 2).rounded())
      if (start & 1) != block.parity { start += Double(start) + Double(block.pixels) / 2 < middle ? 1 : -1 }
      while start < floor { start += 2 }
      blocks[index].start = start
      floor = start + block.pixels + 1
    }
    var ceiling = pixels
    for index in blocks.indices.reversed() {
      while blocks[index].start + blocks[index].pixels > ceiling { blocks[index].start -= 2 }
      if blocks[index].start < 0 { return nil }
      ceiling = blocks[index].start - 1
    }
    return stops(of: blocks)
  }

  /// Rows that touch move together.
  private func blocks() -> [Block]? {
    var blocks: [Block] = []
    for row in rows {
      if let last = blocks.last, row.top - last.bottom < 2 {
        blocks[blocks.count - 1].rows.append(row)
      } else {
        blocks.append(Block(rows: [row]))
      }
    }
    return blocks.isEmpty ? nil : blocks
  }

  private func stops(of blocks: [Block]) -> [PhoneScale.Stop] {
    var stops = [PhoneScale.Stop(point: visible.y, pixel: 0)]
    func add(_ point: Double, _ pixel: Int) {
      if let last = stops.last, point > last.point, pixel >= last.pixel {
        stops.append(PhoneScale.Stop(point: point, pixel: pixel))
      }
    }
    for block in blocks {
      var pixel = block.start
      add(block.top, pixel)
      for row in block.rows {
        pixel += row.pixels
        add(row.bottom, pixel)
      }
    }
    add(visible.maxY, pixels)
    return stops
  }
}
