import ColorModel

extension StillFormat {
  package static let html = StillFormat(name: "html", summary: "a page with one preformatted block") {
    grid, options in
    let terminal = options.terminal
    var result = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(escapedForMarkup(options.title))</title>
      <style>
      body { margin: 0; background: \(terminal.background.hexRGB); }
      pre { margin: 1em; color: \(terminal.foreground.hexRGB); font: 16px/1.25 \(monospacedFonts); }
      </style>
      <pre>

      """
    for row in 0..<grid.rows {
      for run in grid.runs(inRow: row) { result += span(run, terminal) }
      result += "\n"
    }
    return result + "</pre>\n</html>\n"
  }

  private static func span(_ run: CellRun, _ terminal: TerminalColors) -> String {
    let text = escapedForMarkup(run.text)
    if run.style == .plain { return text }
    let (ink, ground) = terminal.inkAndGround(of: run.style)
    var css = "color:\(ink.hexRGB);background:\(ground.hexRGB)"
    let attributes = run.style.attributes
    if attributes.contains(.bold) { css += ";font-weight:bold" }
    if attributes.contains(.italic) { css += ";font-style:italic" }
    if attributes.contains(.underline) { css += ";text-decoration:underline" }
    return "<span style=\"\(css)\">\(text)</span>"
  }
}

/// Fonts in which every cell is equally wide, for pictures that are shown on other machines.
let monospacedFonts = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', Consolas, monospace"
