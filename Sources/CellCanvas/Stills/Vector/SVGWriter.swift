import ColorModel

/// Three layers: grounds and blocks as rectangles, lines as paths, text as text.
struct SVGWriter {
  private let drawing: SVGDrawing
  private var sheet = SVGStyleSheet()
  private let columns: Int
  private let rows: Int
  private var pictures: [SVGDrawing.Picture] { drawing.pictures }

  // A cell is 8×16 units, so that eighths of it are whole; it is shown at 10×20 pixels.
  private let width = 8
  private let height = 16

  init(_ drawing: SVGDrawing) {
    self.drawing = drawing
    columns = drawing.pictures.map(\.grid.columns).max() ?? 0
    rows = drawing.pictures.map(\.grid.rows).max() ?? 0
  }

  mutating func document() -> String {
    let (unitsX, unitsY) = (columns * width, rows * height)
    let ground = sheet.attribute("fill", backdrop)
    let (grounds, lines, texts) = (grounds(), lines(), texts())
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(columns * 10)" height="\(rows * 20)" \
      viewBox="0 0 \(unitsX) \(unitsY)" font-family="\(monospacedFonts)" font-size="13.2">
      <title>\(escapedForMarkup(drawing.title))</title>
      \(sheet.element(drawing.choice))<rect width="\(unitsX)" height="\(unitsY)" \(ground)/>
      <g shape-rendering="crispEdges">
      \(grounds)</g>
      \(lines)<g style="white-space:pre">
      \(texts)</g>
      </svg>

      """
  }

  private var backdrop: SVGPaint { SVGPaint(colors: pictures.map(\.terminal.background)) }

  private mutating func grounds() -> String {
    // Equal paints have one number, which is quicker to compare.
    var numbers = [backdrop: 0]
    var paints = [backdrop]
    var raster = QuarterRaster(columns: columns, rows: rows, ground: 0)
    var eighths = ""
    for row in 0..<rows {
      for column in 0..<columns {
        let places = pictures.map { CellPainting($0.grid[column, row], $0.terminal) }
        for quarter in 0..<4 {
          let paint = SVGPaint(colors: places.map { $0.color(ofQuarter: quarter) })
          let number = numbers[paint] ?? paints.count
          if number == paints.count {
            numbers[paint] = number
            paints.append(paint)
          }
          raster.paint(column: column, row: row, quarter: quarter, number)
        }
        for (block, paint) in shapes(places.map { (shape: $0.part, color: $0.partColor) }) {
          eighths += part(block, column, row, paint)
        }
      }
    }
    var rectangles = ""
    for quarter in raster.rectangles(over: 0) {
      rectangles += rectangle(
        x: quarter.x * width / 2, y: quarter.y * height / 2, width: quarter.width * width / 2,
        height: quarter.height * height / 2, paints[quarter.paint])
    }
    return rectangles + eighths
  }

  /// What the pictures have in one place, each different thing once, with its colour in each of them.
  private func shapes<Shape: Hashable>(_ places: [(shape: Shape?, color: RGBA)]) -> [(Shape, SVGPaint)] {
    var order: [Shape] = []
    for case let shape? in places.map(\.shape) where !order.contains(shape) { order.append(shape) }
    return order.map { shape in
      (shape, SVGPaint(colors: places.map { $0.shape == shape ? $0.color : nil }))
    }
  }

  /// A block that is not made of quarters.
  private mutating func part(_ block: BlockGlyph, _ column: Int, _ row: Int, _ paint: SVGPaint) -> String {
    let (x, y) = (column * width, row * height)
    return switch block {
    case .quarters: ""
    case .fromBottom(let n): rectangle(x: x, y: y + height - 2 * n, width: width, height: 2 * n, paint)
    case .fromTop(let n): rectangle(x: x, y: y, width: width, height: 2 * n, paint)
    case .fromLeft(let n): rectangle(x: x, y: y, width: n, height: height, paint)
    case .fromRight(let n): rectangle(x: x + width - n, y: y, width: n, height: height, paint)
    case .shade: rectangle(x: x, y: y, width: width, height: height, paint)
    }
  }

  private mutating func rectangle(x: Int, y: Int, width: Int, height: Int, _ paint: SVGPaint) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(sheet.attribute("fill", paint))/>\n"
  }

  /// One path for each paint and weight, in the order in which they first appear.
  private mutating func lines() -> String {
    struct Stroke: Hashable {
      var paint: SVGPaint
      var isHeavy: Bool
    }
    var order: [Stroke] = []
    var paths: [Stroke: String] = [:]
    for row in 0..<rows {
      for column in 0..<columns {
        let places = pictures.map { picture in
          let cell = picture.grid[column, row]
          return (
            shape: cell.character.flatMap(BoxGlyph.init),
            color: picture.terminal.inkAndGround(of: cell.style).ink
          )
        }
        for (glyph, paint) in shapes(places) {
          for (weight, isHeavy) in [(BoxGlyph.Arm.light, false), (.heavy, true)] {
            let data = glyph.path(weight, x: column * width, y: row * height, width: width, height: height)
            if data.isEmpty { continue }
            let stroke = Stroke(paint: paint, isHeavy: isHeavy)
            if paths[stroke] == nil { order.append(stroke) }
            paths[stroke, default: ""] += data
          }
        }
      }
    }
    var result = ""
    for stroke in order {
      result +=
        "<path d=\"\(paths[stroke] ?? "")\" fill=\"none\" \(sheet.attribute("stroke", stroke.paint)) "
        + "stroke-width=\"\(stroke.isHeavy ? "2" : "1")\"/>\n"
    }
    return result
  }

  private mutating func texts() -> String {
    var result = ""
    for row in 0..<rows {
      var order: [SVGTextRun.Setting] = []
      var paints: [SVGTextRun.Setting: SVGPaint] = [:]
      for (number, picture) in pictures.enumerated() {
        for run in SVGTextRun.runs(of: picture.grid, row: row) {
          let setting = run.setting
          if paints[setting] == nil { order.append(setting) }
          paints[setting, default: SVGPaint(colors: pictures.map { _ in nil })].colors[number] =
            picture.terminal.inkAndGround(of: run.style).ink
        }
      }
      for setting in order {
        guard let paint = paints[setting] else { continue }
        result += text(setting, row: row, paint)
      }
    }
    return result
  }

  private mutating func text(_ run: SVGTextRun.Setting, row: Int, _ paint: SVGPaint) -> String {
    let cells = run.cells * width
    // One glyph is set in the middle of its cells, since a fallback font may have another advance; longer text is
    // held to the grid by its length.
    let place =
      run.isSymbol
      ? "x=\"\(run.column * width + cells / 2)\" text-anchor=\"middle\""
      : "x=\"\(run.column * width)\" textLength=\"\(cells)\""
    var marks = ""
    if run.attributes.contains(.bold) { marks += " font-weight=\"bold\"" }
    if run.attributes.contains(.italic) { marks += " font-style=\"italic\"" }
    if run.attributes.contains(.underline) { marks += " text-decoration=\"underline\"" }
    return
      "<text \(place) y=\"\(row * height + 12)\" \(sheet.attribute("fill", paint))\(marks)>\(escapedForMarkup(run.text))</text>\n"
  }
}

/// A cell as the grounds' layer has it: four quarters, or a ground with a block on it that is not made of quarters.
private struct CellPainting {
  let part: BlockGlyph?
  let partColor: RGBA
  private let quarters: UInt8
  private let ink: RGBA
  private let ground: RGBA

  init(_ cell: Cell, _ terminal: TerminalColors) {
    (ink, ground) = terminal.inkAndGround(of: cell.style)
    let block = cell.character.flatMap(BlockGlyph.init)
    if case .quarters(let bits) = block {
      (part, quarters) = (nil, bits)
    } else {
      (part, quarters) = (block, 0)
    }
    if case .shade(let quarter) = block {
      partColor = ink.withAlpha(Double(quarter) / 4).composited(over: ground)
    } else {
      partColor = ink
    }
  }

  func color(ofQuarter quarter: Int) -> RGBA { quarters >> UInt8(quarter) & 1 == 1 ? ink : ground }
}
