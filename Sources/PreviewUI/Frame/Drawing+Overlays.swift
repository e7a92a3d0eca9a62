import CellCanvas
import Simulator

/// Draws what lies over the panes: the list or question that takes the keys, then what shows by itself.
func drawOverlays(
  of session: Session, in drawing: inout Drawing, _ layout: ScreenLayout, _ glyphs: Glyphs,
  _ capabilities: DisplayCapabilities
) {
  switch session.overlay {
  case .help(let top):
    drawing.helpLimit = HelpOverlay(session: session, glyphs: glyphs).draw(in: &drawing, top: top)
  case .picker(let picker):
    let pane = layout.panes.first { $0.pane != .preview }?.area ?? layout.panes.first?.area
    if let pane {
      PickerOverlay(picker: picker, glyphs: glyphs, top: session.listTop).draw(in: &drawing, over: pane)
    }
  case .colorEditor(let editor):
    let pane = layout.panes.first { $0.pane == .hierarchy }?.area ?? layout.panes.first?.area
    if let pane {
      ColorEditorOverlay(session: session, editor: editor, glyphs: glyphs).draw(in: &drawing, over: pane)
    }
  case .appearances(let top):
    let area = CellArea(row: 1, columns: drawing.grid.columns, rows: drawing.grid.rows - 2)
    drawing.hits.add(area, .overlay)
    drawing.helpLimit = AppearanceGrid(session: session, capabilities: capabilities)
      .draw(in: &drawing.grid, area: area, top: top, mayScroll: true)
  case .prompt(let prompt): PromptOverlay(prompt: prompt, glyphs: glyphs).draw(in: &drawing.grid)
  case .commandPalette(let palette):
    CommandPaletteOverlay(palette: palette, glyphs: glyphs, top: session.listTop).draw(in: &drawing)
  case nil: break
  }
  if session.isOverlayExplained { KeyHintsOverlay(session: session, glyphs: glyphs).draw(in: &drawing.grid) }
  // What shows by itself covers what is below for the mouse too.
  if session.isWelcoming {
    drawing.hits.add(WelcomeOverlay(session: session, glyphs: glyphs).draw(in: &drawing.grid), .overlay)
  }
  if let line = session.timeLine {
    drawing.hits.add(TimeLineOverlay(timeLine: line, glyphs: glyphs).draw(in: &drawing.grid), .overlay)
  }
  if let message = session.message, message.isPassing {
    drawing.hits.add(PassingMessage(message: message, glyphs: glyphs).draw(in: &drawing.grid), .overlay)
  }
}
