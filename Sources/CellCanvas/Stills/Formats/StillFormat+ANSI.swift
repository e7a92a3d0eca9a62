import ColorModel

extension StillFormat {
  package static let ansi = StillFormat(name: "ansi", summary: "characters with SGR colours, for a terminal")
  {
    grid, options in
    var result = ""
    for row in 0..<grid.rows {
      var current = CellStyle.plain
      // Cells that look like an empty line's rest are left out.
      var end = grid.columns
      while end > 0, grid[end - 1, row] == .blank { end -= 1 }
      for column in 0..<end {
        let cell = grid[column, row]
        guard let character = cell.character else { continue }
        let style = cell.style.reduced(to: options.depth)
        if style != current {
          result += style.selectGraphicRendition
          current = style
        }
        result.append(printable(character))
      }
      // Each line ends plain, so that a line that is cut out of the file stays harmless.
      if current != .plain { result += CellStyle.plain.selectGraphicRendition }
      result += "\n"
    }
    return result
  }
}

extension CellStyle {
  /// Without colours where there are none. Finer reductions are made on the grid, before it is written.
  fileprivate func reduced(to depth: ColorDepth) -> CellStyle {
    depth == .monochrome ? CellStyle(attributes: attributes) : self
  }
}
