import Localization
import TraitModel

extension CommandGroup {
  static let movement = CommandGroup(
    title: "Move",
    commands: [
      .change("up", "↑ k", "the line above") { $0.moveSelection(by: -1) },
      .change("down", "↓ j", "the line below") { $0.moveSelection(by: 1) },
      .change("left", "← h", "fold, or go to the node above; in the palette, another appearance") {
        $0.foldOrAscend()
      },
      .change("right", "→ l", "unfold, or go to the first node below") { $0.unfoldOrDescend() },
      .change("pageUp", "PgUp", "a page up") { $0.moveSelection(by: -$0.pageLength) },
      .change("pageDown", "PgDn", "a page down") { $0.moveSelection(by: $0.pageLength) },
      .change("first", "Home g", "the first line") { $0.moveSelection(by: -$0.lineCount) },
      .change("last", "End G", "the last line") { $0.moveSelection(by: $0.lineCount) },
      .change("fold", "Space", "fold or unfold the node") { $0.toggleFold() },
      .change("unfoldAll", "*", "unfold everything") { $0.folded = [] },
    ])
}

extension Session {
  fileprivate var lineCount: Int { focus == .detail ? 10_000 : treeRows.count }

  /// In the palette its cursor moves, in another text of the third pane the text, elsewhere the selection.
  fileprivate mutating func moveSelection(by distance: Int) {
    if isInPalette { return movePaletteCursor(by: distance) }
    if focus == .detail {
      detailTop = max(0, detailTop + distance)
      return
    }
    let rows = treeRows
    guard !rows.isEmpty else { return }
    let current = rows.firstIndex { $0.id == selection } ?? 0
    selection = rows[max(0, min(rows.count - 1, current + distance))].id
    detailTop = 0
  }

  mutating func toggleFold() {
    guard let row = treeRows.first(where: { $0.id == selection }), row.hasChildren else { return }
    if row.isFolded { folded.remove(row.id) } else { folded.insert(row.id) }
  }

  fileprivate mutating func foldOrAscend() {
    if isInPalette { return moveAppearance(by: -1) }
    guard let row = treeRows.first(where: { $0.id == selection }) else { return }
    if row.hasChildren, !row.isFolded {
      folded.insert(row.id)
    } else if let above = simulation.treeAncestors(of: row.id, by: treeOrder).first {
      select(above)
    }
  }

  fileprivate mutating func unfoldOrDescend() {
    if isInPalette { return moveAppearance(by: 1) }
    let rows = treeRows
    guard let place = rows.firstIndex(where: { $0.id == selection }), rows[place].hasChildren else { return }
    if rows[place].isFolded {
      folded.remove(rows[place].id)
    } else if place + 1 < rows.count {
      select(rows[place + 1].id)
    }
  }
}
