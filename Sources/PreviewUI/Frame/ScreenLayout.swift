import CellCanvas
import Localization
import SceneModel
import Simulator

/// Where the parts of the screen stand: a header, one to three panes by width, a status line.
struct ScreenLayout: Hashable, Sendable {
  static let smallest = (columns: 40, rows: 12)

  var header: CellArea
  var status: CellArea
  /// The line with the keys that were pressed; nil where they are not shown.
  var keys: CellArea?
  /// The panes with their frames, from left to right.
  var panes: [(pane: Pane, area: CellArea)] { order.map { ($0.pane, $0.area) } }
  private var order: [Placed]

  struct Placed: Hashable, Sendable {
    var pane: Pane
    var area: CellArea
  }

  /// A layout of one's own between header and keys.
  init(of session: Session, panes: (_ between: CellArea) -> [Placed]) {
    let (columns, rows) = (session.columns, session.rows)
    header = CellArea(columns: columns, rows: 1)
    status = CellArea(row: rows - 1, columns: columns, rows: 1)
    if session.staging.keys != nil { keys = CellArea(row: rows - 2, columns: columns, rows: 1) }
    order = panes(CellArea(row: 1, columns: columns, rows: rows - (keys == nil ? 2 : 3)))
  }

  /// The explorer's layout.
  init(of session: Session) {
    self.init(of: session) { between in
      var column = 0
      return Self.widths(of: session, rows: between.rows).map { pane, width in
        defer { column += width }
        return Placed(
          pane: pane, area: CellArea(column: column, row: between.row, columns: width, rows: between.rows))
      }
    }
  }

  /// The columns that a phone of its natural width takes with its frame.
  static func phoneColumns(of session: Session, rows: Int) -> Int {
    let bounds = session.simulation.content.bounds
    // A cell is about twice as high as wide; the frame and the device's outline take four columns.
    return Int((Double(rows - 2) * 2 * bounds.width / max(1, bounds.height)).rounded()) + 4
  }

  private static func widths(of session: Session, rows: Int) -> [(Pane, Int)] {
    let columns = session.columns
    let natural = phoneColumns(of: session, rows: rows)
    // While a colour is changed, what it does must be seen.
    var forward = session.focus
    if case .colorEditor = session.overlay { forward = .preview }
    if session.comparison != nil, columns >= 64 {
      let left: Pane = session.focus == .detail ? .detail : .hierarchy
      let both = min(2 * natural, columns - max(30, columns / 4))
      return [(left, columns - both), (.preview, both)]
    } else if session.staging.isLarge, columns >= 64 {
      let left: Pane = session.focus == .detail ? .detail : .hierarchy
      let preview = min(max(natural, 34), columns * 3 / 5)
      return [(left, columns - preview), (.preview, preview)]
    } else if session.showsAllPanes {
      let preview = min(max(natural, 30), columns * 2 / 5)
      let tree = (columns - preview) * 48 / 100
      return [(.hierarchy, tree), (.preview, preview), (.detail, columns - tree - preview)]
    } else if columns >= 64 {
      let right: Pane = forward == .detail ? .detail : .preview
      let rightWidth = right == .preview ? min(max(natural, 34), columns / 2) : columns / 2
      return [(.hierarchy, columns - rightWidth), (right, rightWidth)]
    } else {
      return [(forward, columns)]
    }
  }
}
