import CellCanvas
import Simulator
import Tours

/// Where the parts of a tour stand: the phone at its full height, and the caption below the tree; where there is room for
/// three panes, below them all. The phone is never covered.
struct TourLayout {
  let screen: ScreenLayout
  let caption: CellArea
  /// The presenter's notes, where they have a pane of their own.
  let notes: CellArea?

  init(of show: TourShow, _ session: Session, glyphs: Glyphs) {
    let isWide = session.showsAllPanes
    let wantsNotes = show.options.showsNotes
    let band = TourBand(show: show, glyphs: glyphs, hasNotes: wantsNotes && !isWide)
    var caption = CellArea(columns: 0, rows: 0)
    var notes: CellArea?
    screen = ScreenLayout(of: session) { between in
      let forward: Pane = session.focus == .detail ? .detail : .hierarchy
      func split(_ area: CellArea, atLeast paneRows: Int) -> CellArea {
        let rows = max(2, min(band.rows(width: area.columns), area.rows - paneRows))
        caption = CellArea(
          column: area.column, row: area.row + area.rows - rows, columns: area.columns, rows: rows)
        return CellArea(column: area.column, row: area.row, columns: area.columns, rows: area.rows - rows)
      }
      if isWide {
        let panes = split(between, atLeast: between.rows * 2 / 3)
        let phone = min(
          max(ScreenLayout.phoneColumns(of: session, rows: panes.rows), 30), panes.columns * 2 / 5)
        let tree = (panes.columns - phone) * 48 / 100
        let parts = panes.split(columns: [tree, phone, panes.columns - tree - phone])
        if wantsNotes {
          notes = parts[2]
          return [.init(pane: forward, area: parts[0]), .init(pane: .preview, area: parts[1])]
        }
        return [
          .init(pane: .hierarchy, area: parts[0]), .init(pane: .preview, area: parts[1]),
          .init(pane: .detail, area: parts[2]),
        ]
      }
      if between.columns >= 64 {
        let natural = ScreenLayout.phoneColumns(of: session, rows: between.rows)
        let phone = min(max(natural, 34), between.columns / 2)
        let parts = between.split(columns: [between.columns - phone, phone])
        return [
          .init(pane: forward, area: split(parts[0], atLeast: 6)), .init(pane: .preview, area: parts[1]),
        ]
      }
      return [.init(pane: forward, area: split(between, atLeast: 5))]
    }
    self.caption = caption
    self.notes = notes
  }
}

extension CellArea {
  /// The area in parts side by side.
  fileprivate func split(columns widths: [Int]) -> [CellArea] {
    var place = column
    return widths.map { width in
      defer { place += width }
      return CellArea(column: place, row: row, columns: width, rows: rows)
    }
  }
}
