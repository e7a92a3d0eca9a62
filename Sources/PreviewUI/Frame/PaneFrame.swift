import CellCanvas
import Localization

extension CellGrid {
  /// Draws a frame with a title in its upper edge.
  /// - Returns: the cells of the title, as far as there is room for it.
  @discardableResult
  mutating func frame(_ area: CellArea, title: StyledLine, isFocused: Bool, glyphs: Glyphs) -> CellArea {
    guard area.columns >= 2, area.rows >= 2 else { return CellArea(columns: 0, rows: 0) }
    let parts = glyphs.frame
    let style = isFocused ? Chrome.focusedFrame : Chrome.frame
    let (right, bottom) = (area.column + area.columns - 1, area.row + area.rows - 1)
    for column in area.column...right {
      self[column, area.row] = Cell(parts.across, style: style)
      self[column, bottom] = Cell(parts.across, style: style)
    }
    for row in area.row...bottom {
      self[area.column, row] = Cell(parts.down, style: style)
      self[right, row] = Cell(parts.down, style: style)
    }
    self[area.column, area.row] = Cell(parts.topLeft, style: style)
    self[right, area.row] = Cell(parts.topRight, style: style)
    self[area.column, bottom] = Cell(parts.bottomLeft, style: style)
    self[right, bottom] = Cell(parts.bottomRight, style: style)
    let width = max(0, min(area.columns - 6, title.width(glyphs)))
    if width > 0 {
      write(" ", column: area.column + 2, row: area.row)
      write(title, column: area.column + 3, row: area.row, width: width, glyphs: glyphs)
      write(" ", column: area.column + 3 + width, row: area.row)
    }
    return CellArea(column: area.column + 3, row: area.row, columns: width, rows: 1)
  }

  /// Writes lines into an area, from the line `top` on, with marks at the edge where there is more.
  mutating func write(_ lines: [StyledLine], in area: CellArea, top: Int, glyphs: Glyphs) {
    for row in 0..<area.rows where top + row < lines.count {
      write(lines[top + row], column: area.column, row: area.row + row, width: area.columns, glyphs: glyphs)
    }
    let edge = area.column + area.columns
    if top > 0 { write(glyphs.up, column: edge, row: area.row, style: Chrome.accent) }
    if top + area.rows < lines.count {
      write(glyphs.down, column: edge, row: area.row + area.rows - 1, style: Chrome.accent)
    }
  }
}
