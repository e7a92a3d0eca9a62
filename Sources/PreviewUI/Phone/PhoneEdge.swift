import CellCanvas
import ColorModel

/// The device around the screen: a dark, rounded band, half a cell wide.
struct PhoneEdge {
  let screen: CellArea

  /// The band's colour, seen on a dark and on a light terminal.
  static let color = RGBA(rgb: 0x45454D)

  func draw(in grid: inout CellGrid, _ capabilities: DisplayCapabilities) {
    let band = capabilities.depth == .monochrome ? CellColor.terminalDefault : CellColor(Self.color)
    let style = CellStyle(foreground: band)
    let marks: [Character] =
      if !capabilities.isUTF8 {
        [".", "-", ".", "|", "|", "'", "-", "'"]
      } else if capabilities.depth == .monochrome {
        ["╭", "─", "╮", "│", "│", "╰", "─", "╯"]
      } else {
        ["▗", "▄", "▖", "▐", "▌", "▝", "▀", "▘"]
      }
    let (left, right) = (screen.column - 1, screen.column + screen.columns)
    let (top, bottom) = (screen.row - 1, screen.row + screen.rows)
    for column in screen.column..<right {
      grid[column, top] = Cell(marks[1], style: style)
      grid[column, bottom] = Cell(marks[6], style: style)
    }
    for row in screen.row..<bottom {
      grid[left, row] = Cell(marks[3], style: style)
      grid[right, row] = Cell(marks[4], style: style)
    }
    grid[left, top] = Cell(marks[0], style: style)
    grid[right, top] = Cell(marks[2], style: style)
    grid[left, bottom] = Cell(marks[5], style: style)
    grid[right, bottom] = Cell(marks[7], style: style)
  }
}

extension PhoneRaster {
  /// Gives the screen the rounded corners of the glass.
  mutating func roundScreen(whole: Bool) {
    guard whole, capabilities.isUTF8, capabilities.depth != .monochrome else { return }
    let (width, height) = (canvas.width, canvas.height)
    // In subpixels, of which each is twice as high as wide.
    let radius = min(4.0, Double(height) / 12)
    for y in 0..<Int(radius.rounded(.up)) {
      for x in 0..<Int((radius * 2).rounded(.up)) {
        var outside = 0.0
        for i in 0..<4 {
          for j in 0..<4 {
            let dx = radius - (Double(x) + (Double(i) + 0.5) / 4) / 2
            let dy = radius - (Double(y) + (Double(j) + 0.5) / 4)
            if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { outside += 1 / 16 }
          }
        }
        guard outside > 0 else { continue }
        let color = PhoneEdge.color.withAlpha(outside)
        for (px, py) in [(x, y), (width - 1 - x, y), (x, height - 1 - y), (width - 1 - x, height - 1 - y)] {
          canvas.blend(px, py, color)
        }
      }
    }
  }
}
