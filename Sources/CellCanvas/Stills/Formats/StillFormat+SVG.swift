extension StillFormat {
  package static let svg = StillFormat(
    name: "svg", summary: "a drawing; blocks and lines are shapes, text is text"
  ) { grid, options in SVGDrawing(grid, options).document }
}
