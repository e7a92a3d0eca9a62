import CNCurses
import CellCanvas

/// Puts grids on ncurses' screen: reduces each cell that changed to what the terminal shows, and lets ncurses find the
/// shortest way from the screen that stands to the one that is wanted.
struct FrameWriter {
  private var reduction: DepthReduction
  private var pairs: ColorPairs
  private var shown: CellGrid?
  /// ncurses' bits for each set of attributes, by its raw value.
  private let attributeBits = (0..<32).map { Self.bits(for: CellAttributes(rawValue: $0)) }

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
      let start = row * grid.columns
      let places = (start + changed.lowerBound)..<(start + changed.upperBound)
      guard let encoded = encode(places, of: grid) else { return false }
      _ = halflight_put_cells(Int32(row), Int32(changed.lowerBound), encoded, Int32(encoded.count))
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

  /// Neighbours in a row as ncurses takes them.
  /// - Returns: nil when the colour pairs ran out.
  private mutating func encode(_ places: Range<Int>, of grid: CellGrid) -> [cchar_t]? {
    var result: [cchar_t] = []
    result.reserveCapacity(places.count)
    var text: [wchar_t] = []
    for run in reduced(places, of: grid) {
      let (cell, columns) = (run.cell, run.columns)
      guard let pair = pairs.number(foreground: cell.foreground, background: cell.background) else {
        return nil
      }
      let attributes = attributeBits[Int(cell.attributes.rawValue)]
      let character = cell.character ?? " "
      var encoded = cchar_t()
      var width = columns
      if let scalar = character.onlyScalar, cellWidth(of: scalar) == columns {
        _ = halflight_set_character(&encoded, wchar_t(bitPattern: scalar.value), attributes, pair)
      } else {
        width = spell(character, columns: columns, into: &text)
        _ = halflight_set_cell(&encoded, text, attributes, pair)
      }
      for _ in 0..<run.count { result.append(encoded) }
      if width < columns {
        _ = halflight_set_character(&encoded, wchar_t(UInt8(ascii: " ")), attributes, pair)
        result.append(encoded)
      }
    }
    return result
  }

  private mutating func reduced(_ places: Range<Int>, of grid: CellGrid) -> [DeviceRun] {
    var runs: [DeviceRun] = []
    var place = places.lowerBound
    while place < places.upperBound {
      if let last = runs.indices.last, grid.cells[place].character == nil {
        // The second half of the character before.
        runs[last].columns = 2
        place += 1
      } else {
        let count = grid.repeats(at: place, before: places.upperBound)
        runs.append(DeviceRun(cell: reduction.reduce(grid.cells[place]), count: count))
        place += count
      }
    }
    runs.lendToBlanks()
    return runs
  }

  private static func bits(for attributes: CellAttributes) -> attr_t {
    var bits: attr_t = 0
    if attributes.contains(.bold) { bits |= halflight_bold() }
    if attributes.contains(.dim) { bits |= halflight_dim() }
    if attributes.contains(.italic) { bits |= halflight_italic() }
    if attributes.contains(.underline) { bits |= halflight_underline() }
    if attributes.contains(.reverse) { bits |= halflight_reverse() }
    return bits
  }
}
