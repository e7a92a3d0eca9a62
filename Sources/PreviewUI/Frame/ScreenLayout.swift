import CellCanvas
import Localization
import Simulator

/// Where the parts of the screen stand: a header, one to three panes by width, a status line.
struct ScreenLayout: Hashable, Sendable {
  static let smallest = (columns: 40, rows: 12)

  var header: CellArea
  var status: CellArea
  /// The panes with their frames, from left to right.
  var panes: [(pane: Pane, area: CellArea)] { order.map { ($0.pane, $0.area) } }
  private var order: [Placed]

  private struct Placed: Hashable, Sendable {
    var pane: Pane
    var area: CellArea
  }

  /// - Parameter aspect: width by height of the mock screen, in points.
  init(of session: Session, aspect: Double) {
    let (columns, rows) = (session.columns, session.rows)
    header = CellArea(columns: columns, rows: 1)
    status = CellArea(row: rows - 1, columns: columns, rows: 1)
    let height = rows - 2
    // A cell is about twice as high as wide; the frame and the device's outline take four columns.
    let natural = Int((Double(height - 2) * 2 * aspect).rounded()) + 4
    // While a colour is changed, what it does must be seen.
    var forward = session.focus
    if case .colorEditor = session.overlay { forward = .preview }
    var widths: [(Pane, Int)]
    if session.comparison != nil, columns >= 64 {
      let left: Pane = session.focus == .detail ? .detail : .hierarchy
      let both = min(2 * natural, columns - max(30, columns / 4))
      widths = [(left, columns - both), (.preview, both)]
    } else if session.showsAllPanes {
      let preview = min(max(natural, 30), columns * 2 / 5)
      let tree = (columns - preview) * 48 / 100
      widths = [(.hierarchy, tree), (.preview, preview), (.detail, columns - tree - preview)]
    } else if columns >= 64 {
      let right: Pane = forward == .detail ? .detail : .preview
      let rightWidth = right == .preview ? min(max(natural, 34), columns / 2) : columns / 2
      widths = [(.hierarchy, columns - rightWidth), (right, rightWidth)]
    } else {
      widths = [(forward, columns)]
    }
    var column = 0
    order = []
    for (pane, width) in widths {
      order.append(Placed(pane: pane, area: CellArea(column: column, row: 1, columns: width, rows: height)))
      column += width
    }
  }
}
