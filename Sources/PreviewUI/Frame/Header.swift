import CellCanvas
import ColorModel
import Localization
import LocatedInput
import SceneFormats
import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// The first line: what is shown, and under which settings.
struct Header {
  let session: Session
  let glyphs: Glyphs

  func draw(in grid: inout CellGrid, area: CellArea) {
    let simulation = session.simulation
    let style = simulation.device.style
    var settings = StyledLine()
    if session.recording != nil {
      settings = settings.then(glyphs.changed + " ", Chrome.bad).then(
        area.columns >= 60 ? "script  " : " ", Chrome.bad)
    }
    if area.columns >= 60 { settings = settings.then("device ", Chrome.faint) }
    settings = settings.then(
      style == .light ? "\(glyphs.style(style)) Light" : "\(glyphs.style(style)) Dark", Chrome.style(style))
    if area.columns >= 110, let origin = session.deviceOrigin {
      settings = settings.then(" (\(origin))", Chrome.faint)
    }
    if simulation.device.background != nil { settings = settings.then("  in background", Chrome.bad) }
    if simulation.device.plist != .automatic {
      settings = settings.then("  plist ", Chrome.faint).then(simulation.device.plist.rawValue, Chrome.strong)
    }
    settings = settings.then(area.columns >= 60 ? "  rules " : "  ", Chrome.faint).then(
      simulation.release.name, Chrome.strong)
    if area.columns >= 100 || simulation.device.contrast == .high {
      settings = settings.then("  contrast ", Chrome.faint).then(
        simulation.device.contrast.rawValue, Chrome.strong)
    }
    if let vision = session.vision {
      settings = settings.then("  vision ", Chrome.faint).then(vision.name, Chrome.strong)
    }
    let settingsColumn = max(0, area.columns - settings.width(glyphs) - 1)
    var place = StyledLine(" Halflight ", Chrome.title)
    if area.columns >= 56 {
      place = place.then("  ").then("scene ", Chrome.faint).then(
        visibleControls(in: simulation.scene.name.text(in: glyphs.language.tag)))
      if area.columns >= 96 { place = place.then("  theme ", Chrome.faint).then(themeName) }
    }
    grid.write(place, column: area.column, row: area.row, width: max(0, settingsColumn - 2), glyphs: glyphs)
    grid.write(
      settings, column: settingsColumn, row: area.row, width: area.columns - settingsColumn,
      glyphs: glyphs)
  }

  private var themeName: String {
    let palette = session.simulation.palette
    if palette.themes.isEmpty { return "Apple System" }
    return visibleControls(in: palette.themes.map(\.name).joined(separator: " + "))
  }
}
