import CellCanvas
import Localization
import Simulator

extension Drawing {
  /// The frame of the third pane, with its tabs in the upper edge, the shown one marked.
  mutating func frameTabs(of session: Session, _ area: CellArea, isFocused: Bool, glyphs: Glyphs) {
    var title = StyledLine()
    var places: [(tab: DetailTab, columns: Range<Int>)] = []
    for tab in session.tabs {
      let isShown = tab == session.tab
      let word = session.title(of: tab)
      let start = title.width(glyphs)
      title = title.then(isShown ? "[\(word)]" : " \(word) ", isShown ? Chrome.strong : Chrome.faint)
      places.append((tab, start..<title.width(glyphs)))
    }
    let shown = grid.frame(area, title: title, isFocused: isFocused, glyphs: glyphs)
    for (tab, columns) in places {
      let visible = columns.clamped(to: 0..<shown.columns)
      hits.add(
        CellArea(column: shown.column + visible.lowerBound, row: shown.row, columns: visible.count, rows: 1),
        .tab(tab))
    }
  }
}

extension Session {
  /// The tabs that have something to show.
  fileprivate var tabs: [DetailTab] {
    DetailTab.allCases.filter { tab in
      switch tab {
      case .faults: !diagnostics.isEmpty || !settingsFaults.isEmpty
      case .lesson: lesson != nil
      default: true
      }
    }
  }
}
