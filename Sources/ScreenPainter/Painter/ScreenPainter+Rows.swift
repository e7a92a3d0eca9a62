import SceneModel
import TraitPropagation

/// What a table view does for its cells: lay out those that state no frame, and join those that touch into groups.
extension ScreenPainter {
  /// The frames of a table's cells, by index.
  func rowFrames(of table: NodeIndex, in inside: Surroundings) -> [NodeIndex: Rect] {
    var frames: [NodeIndex: Rect] = [:]
    let isInset = inside.table?.style == .insetGrouped
    let margin = isInset ? 16.0 : 0
    var y = inside.frame.y + (inside.table?.style == .plain ? 0 : 18)
    for child in hierarchy[table].children where isCell(child) {
      let content = input.content.views[hierarchy[child].id]
      if let stated = content?.frame {
        frames[child] = stated.offset(x: inside.frame.x, y: inside.frame.y)
      } else {
        let height = content?.detailText != nil && content?.style == "subtitle" ? 60.0 : 44
        frames[child] = Rect(
          x: inside.frame.x + margin, y: y, width: inside.frame.width - 2 * margin, height: height)
      }
      y = max(y, frames[child]?.maxY ?? y)
    }
    return frames
  }

  private func isCell(_ index: NodeIndex) -> Bool {
    hierarchy[index].kind == .view
      && ViewClass.named(hierarchy[index].className).name == ViewClass.tableViewCell.name
  }

  /// Notes which cells touch the next one: between them stands a separator, at the ends of a run rounded corners.
  func joinRows(_ rows: [NodeIndex: Rect], _ inside: inout Surroundings) {
    let sorted = rows.sorted { ($0.value.y, $0.key) < ($1.value.y, $1.key) }
    for (upper, lower) in zip(sorted, sorted.dropFirst()) where abs(upper.value.maxY - lower.value.y) < 2 {
      inside.table?.joinsNext.insert(hierarchy[upper.key].id)
      inside.table?.joinsPrevious.insert(hierarchy[lower.key].id)
    }
  }
}
