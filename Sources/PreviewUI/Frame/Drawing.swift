package import CellCanvas
import ColorModel
import Localization
import LocatedInput
import SceneFormats
import SceneModel
package import Simulator

/// A session as a picture, and what the drawing found out that the session needs to know.
package struct Drawing: Sendable {
  package var grid: CellGrid
  /// The last line from which the third pane can be shown.
  package var detailLimit = 0
  /// The last line from which the help, or the screen in every appearance, can be shown.
  package var helpLimit = 0
  /// What a click means.
  package var hits = HitMap()
  /// The first line of the tree that is shown.
  package var treeTop = 0
  /// The first line of the list that is open.
  package var listTop = 0
}

/// Draws the whole screen: header, panes, what lies over them, status line.
package func draw(
  _ session: Session, capabilities: DisplayCapabilities, chrome: ChromeScheme = .terminal
) -> Drawing {
  var drawing = Drawing(grid: CellGrid(columns: session.columns, rows: session.rows))
  let glyphs = Glyphs(capabilities, language: session.language)
  guard session.columns >= ScreenLayout.smallest.columns, session.rows >= ScreenLayout.smallest.rows else {
    drawTooSmall(session, in: &drawing.grid, glyphs)
    return drawing
  }
  let layout = ScreenLayout(of: session)
  drawContent(of: session, in: layout, into: &drawing, glyphs: glyphs, capabilities: capabilities)
  StatusLine(session: session, glyphs: glyphs).draw(in: &drawing.grid, area: layout.status)
  drawing.grid.finish(session.vision, chrome, capabilities)
  return drawing
}

extension CellGrid {
  /// The last thing done to a whole screen: how it is seen, and what the chrome's colours are.
  mutating func finish(
    _ vision: VisionDeficiency?, _ chrome: ChromeScheme, _ capabilities: DisplayCapabilities
  ) {
    show(with: vision)
    // Where there are no colours, exact ones would only become patterns.
    if capabilities.depth != .monochrome { dress(in: chrome) }
  }
}

/// Draws all but the status line: header, panes, what lies over them, the keys that were pressed.
func drawContent(
  of session: Session, in layout: ScreenLayout, into drawing: inout Drawing, glyphs: Glyphs,
  capabilities: DisplayCapabilities
) {
  Header(session: session, glyphs: glyphs).draw(in: &drawing.grid, area: layout.header)
  for (pane, area) in layout.panes {
    draw(pane, of: session, in: &drawing, area: area, glyphs: glyphs, capabilities: capabilities)
  }
  drawOverlays(of: session, in: &drawing, layout, glyphs, capabilities)
  if let keys = layout.keys {
    KeysLine(session: session, glyphs: glyphs).draw(in: &drawing.grid, area: keys)
  }
}

private func draw(
  _ pane: Pane, of session: Session, in drawing: inout Drawing, area: CellArea, glyphs: Glyphs,
  capabilities: DisplayCapabilities
) {
  let isFocused = session.focus == pane && session.overlay == nil
  var inner = area.inner
  drawing.hits.add(area, .pane(pane))
  switch pane {
  case .hierarchy where session.staging.isLarge:
    drawing.grid.frame(
      area, title: StyledLine("Hierarchy", Chrome.strong), isFocused: isFocused, glyphs: glyphs)
    LargeTree(session: session, glyphs: glyphs).draw(in: &drawing, area: inner)
  case .hierarchy:
    let tree = HierarchyPane(session: session, glyphs: glyphs)
    drawing.grid.frame(area, title: tree.title, isFocused: isFocused, glyphs: glyphs)
    tree.draw(in: &drawing, area: inner)
  case .preview:
    drawing.grid.frame(
      area,
      title: StyledLine("Preview", Chrome.strong).then(
        session.hidesStyles ? " \(glyphs.separator) as you predict" : "", Chrome.faint), isFocused: isFocused,
      glyphs: glyphs)
    let phones = PreviewPane(session: session, glyphs: glyphs).draw(
      in: &drawing.grid, area: inner, capabilities: capabilities)
    for phone in phones { drawing.hits.add(phone) }
  case .detail:
    drawing.frameTabs(of: session, area, isFocused: isFocused, glyphs: glyphs)
    inner.column += 1
    inner.columns -= 2
    if session.tab == .palette {
      PalettePane(session: session, glyphs: glyphs).draw(in: &drawing, area: inner)
      return
    }
    let (lines, mark) = detailContent(of: session, width: inner.columns, glyphs)
    drawing.detailLimit = max(0, lines.count - inner.rows)
    // A line that must be in sight stands in the middle.
    let wanted = mark.map { max(0, $0 - inner.rows / 2) } ?? session.detailTop
    let top = min(wanted, drawing.detailLimit)
    drawing.grid.write(lines, in: inner, top: top, glyphs: glyphs)
    for (line, content) in lines.enumerated().dropFirst(top).prefix(inner.rows) {
      guard let target = content.target else { continue }
      drawing.hits.add(
        CellArea(column: inner.column, row: inner.row + line - top, columns: inner.columns, rows: 1), target)
    }
  }
}

/// The lines of the third pane, and which of them must be in sight.
private func detailContent(of session: Session, width: Int, _ glyphs: Glyphs)
  -> (lines: [StyledLine], mark: Int?)
{
  if session.tab == .log { return LogPane(session: session, glyphs: glyphs).content(width: width) }
  return (detailLines(of: session, width: width, glyphs), nil)
}

private func detailLines(of session: Session, width: Int, _ glyphs: Glyphs) -> [StyledLine] {
  switch session.tab {
  case .why: WhyPane(session: session, glyphs: glyphs).lines(width: width)
  case .whyNot: WhyNotPane(session: session, glyphs: glyphs).lines(width: width)
  // Draws itself, with a cursor.
  case .palette: []
  case .log: LogPane(session: session, glyphs: glyphs).content(width: width).lines
  case .audit: AuditPane(session: session, glyphs: glyphs).lines(width: width)
  case .lesson: LessonPane(session: session, glyphs: glyphs).lines(width: width)
  case .faults: FaultsPane(session: session, glyphs: glyphs).lines(width: width)
  }
}

private func drawTooSmall(_ session: Session, in grid: inout CellGrid, _ glyphs: Glyphs) {
  let smallest = ScreenLayout.smallest
  let text: Phrase =
    "Halflight needs \(smallest.columns)x\(smallest.rows) cells; this is \(session.columns)x\(session.rows). q leaves."
  for (row, line) in glyphs.wrapped(text, width: session.columns).enumerated() {
    grid.write(line, column: 0, row: row)
  }
}
