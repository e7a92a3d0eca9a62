package import CellCanvas
import Localization
import ScreenPainter
package import Simulator
import TraitModel
import TraitPropagation

/// The phone alone, or two side by side, without what the explorer shows around it.
package func drawPreview(_ session: Session, _ capabilities: DisplayCapabilities) -> CellGrid {
  var grid = CellGrid(columns: session.columns, rows: session.rows)
  if session.sideBySide != nil {
    let glyphs = Glyphs(capabilities, language: session.language)
    PreviewPane(session: session, glyphs: glyphs, showsSelection: false).draw(
      in: &grid, area: grid.area, capabilities: capabilities)
  } else {
    drawPhone(
      paint(session.paintInput), in: &grid, area: grid.area, selection: nil, capabilities: capabilities)
  }
  grid.show(with: session.vision)
  return grid
}

/// The mock screen, with the selected node outlined, and thinner what a change that is asked about would flip; or two,
/// with what is unlike under the other release outlined in both.
struct PreviewPane {
  let session: Session
  let glyphs: Glyphs
  var showsSelection = true

  /// - Returns: where the phones are.
  @discardableResult
  func draw(in grid: inout CellGrid, area: CellArea, capabilities: DisplayCapabilities) -> [PhoneLayout] {
    guard let sides = session.sideBySide else {
      let phone = draw(
        session.simulation, marked: Set(session.whatIf?.flips.keys.map(\.self) ?? []), in: &grid, area: area,
        capabilities)
      return [phone]
    }
    // In another style nearly everything is unlike: outlines would say nothing, and the tree marks it.
    let marked = sides.kind == .releases ? sides.differing : []
    let half = area.columns / 2
    return [sides.left, sides.right].enumerated().map { place, side in
      var part = CellArea(
        column: area.column + place * half, row: area.row, columns: place == 0 ? half : area.columns - half,
        rows: area.rows)
      let title = glyphs.text(sides.title(of: side))
      grid.write(
        title, column: part.column + max(0, (part.columns - cellWidth(of: title)) / 2), row: part.row,
        width: part.columns, style: Chrome.strong)
      part.row += 1
      part.rows -= 1
      return draw(side, marked: marked, in: &grid, area: part, capabilities)
    }
  }

  private func draw(
    _ simulation: Simulation, marked: Set<NodeID>, in grid: inout CellGrid, area: CellArea,
    _ capabilities: DisplayCapabilities
  ) -> PhoneLayout {
    drawPhone(
      paint(session.paintInput(of: simulation)), in: &grid, area: area,
      selection: showsSelection ? session.selection : nil, marked: marked, capabilities: capabilities)
  }
}

extension Session {
  /// What the painter needs of this session.
  var paintInput: PaintInput { paintInput(of: simulation) }

  /// The same of another state of the app.
  func paintInput(of simulation: Simulation) -> PaintInput {
    var input = simulation.paintInput(showing: shownScene)
    input.language = language.tag
    if let prediction, prediction.isOpen { input.show(prediction, device: simulation.device.style) }
    return input
  }

  /// One scene is on the screen at a time: that of the selected node.
  var shownScene: NodeID? {
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: selection) else { return nil }
    return ([index] + hierarchy.ancestors(of: index)).first { hierarchy[$0].kind == .windowScene }.map {
      hierarchy[$0].id
    }
  }
}

extension PaintInput {
  /// Paints what the user predicts in place of what is: a node that is not marked goes with what is marked above it.
  fileprivate mutating func show(_ prediction: Prediction, device: EffectiveStyle) {
    let (hierarchy, real) = (hierarchy, traits)
    traits = { index in
      let path = [index] + hierarchy.ancestors(of: index)
      let style = path.lazy.compactMap { prediction.marks[hierarchy[$0].id] }.first ?? device
      return real(index).applying(TraitCollection(userInterfaceStyle: UserInterfaceStyle(style)))
    }
    frozen = [:]
  }
}
