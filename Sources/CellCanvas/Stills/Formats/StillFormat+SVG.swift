import ColorModel

extension StillFormat {
  package static let svg = StillFormat(
    name: "svg", summary: "a drawing; blocks and lines are shapes, text is text"
  ) {
    grid, options in
    SVGStill(grid: grid, options: options).document
  }
}

/// Three layers: grounds and blocks as rectangles, lines as paths, text as text.
private struct SVGStill {
  let grid: CellGrid
  let options: StillOptions
  private var terminal: TerminalColors { options.terminal }

  // A cell is 8×16 units, so that eighths of it are whole; it is shown at 10×20 pixels.
  private let width = 8
  private let height = 16

  init(grid: CellGrid, options: StillOptions) {
    self.grid = grid
    self.options = options
  }

  var document: String {
    let (unitsX, unitsY) = (grid.columns * width, grid.rows * height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(grid.columns * 10)" height="\(grid.rows * 20)" \
      viewBox="0 0 \(unitsX) \(unitsY)" font-family="\(monospacedFonts)" font-size="13.2">
      <title>\(escapedForMarkup(options.title))</title>
      <rect width="\(unitsX)" height="\(unitsY)" fill="\(terminal.background.hexRGB)"/>
      <g shape-rendering="crispEdges">
      \(grounds)</g>
      \(lines)<g style="white-space:pre">
      \(texts)</g>
      </svg>

      """
  }

  private var grounds: String {
    var raster = QuarterRaster(columns: grid.columns, rows: grid.rows, ground: terminal.background)
    var eighths = ""
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let cell = grid[column, row]
        let (ink, ground) = terminal.inkAndGround(of: cell.style)
        let block = cell.character.flatMap(BlockGlyph.init)
        if case .quarters(let bits) = block {
          raster.paint(column: column, row: row, quarters: bits, ink: ink, ground: ground)
        } else {
          raster.paint(column: column, row: row, quarters: 0, ink: ink, ground: ground)
          if let block { eighths += part(block, column, row, ink, ground) }
        }
      }
    }
    let rectangles = raster.rectangles(over: terminal.background).map { quarter in
      rectangle(
        x: quarter.x * width / 2, y: quarter.y * height / 2, width: quarter.width * width / 2,
        height: quarter.height * height / 2, quarter.color)
    }
    return rectangles.joined() + eighths
  }

  /// A block that is not made of quarters.
  private func part(_ block: BlockGlyph, _ column: Int, _ row: Int, _ ink: RGBA, _ ground: RGBA) -> String {
    let (x, y) = (column * width, row * height)
    return switch block {
    case .quarters: ""
    case .fromBottom(let n):
      rectangle(x: x, y: y + height - 2 * n, width: width, height: 2 * n, ink)
    case .fromTop(let n): rectangle(x: x, y: y, width: width, height: 2 * n, ink)
    case .fromLeft(let n): rectangle(x: x, y: y, width: n, height: height, ink)
    case .fromRight(let n): rectangle(x: x + width - n, y: y, width: n, height: height, ink)
    case .shade(let quarter):
      rectangle(
        x: x, y: y, width: width, height: height,
        ink.withAlpha(Double(quarter) / 4).composited(over: ground))
    }
  }

  private func rectangle(x: Int, y: Int, width: Int, height: Int, _ color: RGBA) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color.hexRGB)\"/>\n"
  }

  /// One path for each colour and weight, in the order in which they first appear.
  private var lines: String {
    struct Stroke: Hashable {
      var color: String
      var isHeavy: Bool
    }
    var order: [Stroke] = []
    var paths: [Stroke: String] = [:]
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        guard let glyph = grid[column, row].character.flatMap(BoxGlyph.init) else { continue }
        let color = terminal.inkAndGround(of: grid[column, row].style).ink.hexRGB
        for (weight, isHeavy) in [(BoxGlyph.Arm.light, false), (.heavy, true)] {
          let data = glyph.path(weight, x: column * width, y: row * height, width: width, height: height)
          if data.isEmpty { continue }
          let stroke = Stroke(color: color, isHeavy: isHeavy)
          if paths[stroke] == nil { order.append(stroke) }
          paths[stroke, default: ""] += data
        }
      }
    }
    return order.map { stroke in
      "<path d=\"\(paths[stroke] ?? "")\" fill=\"none\" stroke=\"\(stroke.color)\" "
        + "stroke-width=\"\(stroke.isHeavy ? "2" : "1")\"/>\n"
    }.joined()
  }

  private var texts: String {
    (0..<grid.rows).flatMap { row in
      SVGTextRun.runs(of: grid, row: row).map { text($0, row: row) }
    }.joined()
  }

  private func text(_ run: SVGTextRun, row: Int) -> String {
    let cells = run.cells * width
    // One glyph is set in the middle of its cells, since a fallback font may have another advance; longer text is
    // held to the grid by its length.
    let place =
      run.isSymbol
      ? "x=\"\(run.column * width + cells / 2)\" text-anchor=\"middle\""
      : "x=\"\(run.column * width)\" textLength=\"\(cells)\""
    var marks = ""
    let attributes = run.style.attributes
    if attributes.contains(.bold) { marks += " font-weight=\"bold\"" }
    if attributes.contains(.italic) { marks += " font-style=\"italic\"" }
    if attributes.contains(.underline) { marks += " text-decoration=\"underline\"" }
    let ink = terminal.inkAndGround(of: run.style).ink.hexRGB
    return
      "<text \(place) y=\"\(row * height + 12)\" fill=\"\(ink)\"\(marks)>\(escapedForMarkup(run.text))</text>\n"
  }
}
