import CellCanvas
import Localization
import Simulator

extension Drawing {
  /// The frame of the third pane, with its tabs in the upper edge, the shown one marked.
  mutating func frameTabs(of session: Session, _ area: CellArea, isFocused: Bool, glyphs: Glyphs) {
    let tabs = shownTabs(of: session, within: area.columns - 7, glyphs: glyphs)
    var title = StyledLine(tabs.first == session.tabs.first ? "" : glyphs.leftward, Chrome.faint)
    for tab in tabs {
      let isShown = tab == session.tab
      let word = session.title(of: tab)
      title = title.then(isShown ? "[\(word)]" : " \(word) ", isShown ? Chrome.strong : Chrome.faint)
    }
    let shown = grid.frame(area, title: title, isFocused: isFocused, glyphs: glyphs)
    // The first run is the mark of those before; each of the others is a tab.
    var columns = 0..<glyphs.width(of: title.runs[0].text)
    for (tab, run) in zip(tabs, title.runs.dropFirst()) {
      columns = columns.upperBound..<(columns.upperBound + glyphs.width(of: run.text))
      let visible = columns.clamped(to: 0..<shown.columns)
      hits.add(
        CellArea(column: shown.column + visible.lowerBound, row: shown.row, columns: visible.count, rows: 1),
        .tab(tab))
    }
  }
}

/// All tabs, or where these have no room as many without the first ones that the shown one is seen.
private func shownTabs(of session: Session, within columns: Int, glyphs: Glyphs) -> [DetailTab] {
  var tabs = session.tabs
  func columnsToTheShownOne() -> Int {
    let end = tabs.firstIndex(of: session.tab) ?? 0
    return tabs[...end].reduce(0) { $0 + glyphs.width(of: session.title(of: $1)) + 2 }
  }
  while tabs.count > 1, tabs.first != session.tab, columnsToTheShownOne() > columns { tabs.removeFirst() }
  return tabs
}

extension Session {
  /// The tabs that have something to show.
  fileprivate var tabs: [DetailTab] {
    DetailTab.allCases.filter { tab in
      // The one that is shown is there, whatever became of its content.
      if tab == self.tab { return true }
      return switch tab {
      case .faults: !diagnostics.isEmpty || !settingsFaults.isEmpty
      case .lesson: lesson != nil
      default: true
      }
    }
  }
}
