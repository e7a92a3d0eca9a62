package import CellCanvas
import ScreenPainter
package import Simulator
import TraitModel
import TraitPropagation

/// The phone alone, without what the explorer shows around it.
package func drawPreview(_ session: Session, _ capabilities: DisplayCapabilities) -> CellGrid {
  var grid = CellGrid(columns: session.columns, rows: session.rows)
  drawPhone(paint(session.paintInput), in: &grid, area: grid.area, selection: nil, capabilities: capabilities)
  grid.show(with: session.vision)
  return grid
}

/// The mock screen, with the selected node outlined, and thinner what a change that is asked about would flip.
struct PreviewPane {
  let session: Session

  func draw(in grid: inout CellGrid, area: CellArea, capabilities: DisplayCapabilities) {
    drawPhone(
      paint(session.paintInput), in: &grid, area: area, selection: session.selection,
      marked: Set(session.whatIf?.flips.keys.map(\.self) ?? []), capabilities: capabilities)
  }
}

extension Session {
  /// What the painter needs of this session.
  var paintInput: PaintInput {
    var input = simulation.paintInput(showing: shownScene)
    if let prediction, prediction.isOpen { input.show(prediction, device: simulation.device.style) }
    return input
  }

  /// One scene is on the screen at a time: that of the selected node.
  private var shownScene: NodeID? {
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
