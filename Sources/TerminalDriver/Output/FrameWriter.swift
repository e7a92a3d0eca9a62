import CNCurses
import CellCanvas

/// Puts grids on ncurses' screen: reduces each cell that changed to what the terminal shows, and lets ncurses find the
/// shortest way from the screen that stands to the one that is wanted.
struct FrameWriter {
  private var reduction: DepthReduction
  private var pairs: ColorPairs
  private var shown: CellGrid?

  init(_ reduction: DepthReduction, pairs: ColorPairs) {
    self.reduction = reduction
    self.pairs = pairs
  }

  /// The next grid is written whole, whatever is thought to be on the screen.
  mutating func invalidate() {
    shown = nil
    clearok(halflight_curscr(), true)
  }

  /// Changes ncurses' picture of the screen; nothing is sent yet.
  /// - Returns: whether there is anything to send.
  mutating func write(_ grid: CellGrid) -> Bool {
    if grid == shown { return false }
    if shown?.columns != grid.columns || shown?.rows != grid.rows {
      shown = nil
      werase(halflight_stdscr())
    }
    if !writeChanges(to: grid) {
      // More pairs of colours than ncurses has room for: the old ones go, and with them what they stood for.
      pairs.forgetAll()
      shown = nil
      clearok(halflight_curscr(), true)
      _ = writeChanges(to: grid)
    }
    shown = grid
    return true
  }

  /// - Returns: false when the colour pairs ran out on the way.
  private mutating func writeChanges(to grid: CellGrid) -> Bool {
    for row in 0..<grid.rows {
      guard let changed = changedColumns(of: row, in: grid) else { continue }
      guard let cells = encode(grid, row: row, columns: changed) else { return false }
      _ = halflight_put_cells(Int32(row), Int32(changed.lowerBound), cells, Int32(cells.count))
    }
    return true
  }

  /// From the first to the last column that differs, whole wide characters included.
  private func changedColumns(of row: Int, in grid: CellGrid) -> Range<Int>? {
    let start = row * grid.columns
    let end = start + grid.columns
    guard let shown else { return grid.columns > 0 ? 0..<grid.columns : nil }
    guard var first = (start..<end).first(where: { grid.cells[$0] != shown.cells[$0] }),
      var last = (start..<end).last(where: { grid.cells[$0] != shown.cells[$0] })
    else { return nil }
    while first > start, grid.cells[first].character == nil { first -= 1 }
    while last + 1 < end, grid.cells[last + 1].character == nil { last += 1 }
    return (first - start)..<(last + 1 - start)
  }

  /// - Returns: nil when the colour pairs ran out.
  private mutating func encode(_ grid: CellGrid, row: Int, columns: Range<Int>) -> [cchar_t]? {
    var result: [cchar_t] = []
    result.reserveCapacity(columns.count)
    var text: [wchar_t] = []
    var foreground: Int32 = -1
    var column = columns.lowerBound
    while column < columns.upperBound {
      let shown = grid[column, row]
      // Most cells are like the one before them.
      if column > columns.lowerBound, shown.character != nil, shown == grid[column - 1, row],
        let before = result.last
      {
        result.append(before)
        column += 1
        continue
      }
      var cell = reduction.reduce(shown)
      // A blank shows no foreground: it keeps that of the cell before it, and no change of colour has to be sent.
      if cell.isBlank { cell.foreground = foreground }
      foreground = cell.foreground
      guard let pair = pairs.number(foreground: cell.foreground, background: cell.background) else {
        return nil
      }
      let attributes = attributeBits(cell.attributes)
      let isWide = column + 1 < columns.upperBound && grid[column + 1, row].character == nil
      let width = spell(cell.character ?? " ", columns: isWide ? 2 : 1, into: &text)
      result.append(cursesCell(text, attributes, pair))
      if isWide, width == 1 { result.append(cursesCell(Self.blank, attributes, pair)) }
      column += isWide ? 2 : 1
    }
    return result
  }

  private static let blank = [wchar_t(UInt8(ascii: " ")), 0]

  private func cursesCell(_ text: [wchar_t], _ attributes: attr_t, _ pair: Int32) -> cchar_t {
    var cell = cchar_t()
    _ = halflight_set_cell(&cell, text, attributes, pair)
    return cell
  }

  private func attributeBits(_ attributes: CellAttributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    var bits: attr_t = 0
    if attributes.contains(.bold) { bits |= halflight_bold() }
    if attributes.contains(.dim) { bits |= halflight_dim() }
    if attributes.contains(.italic) { bits |= halflight_italic() }
    if attributes.contains(.underline) { bits |= halflight_underline() }
    if attributes.contains(.reverse) { bits |= halflight_reverse() }
    return bits
  }
}
