import CellCanvas
import Localization
import Simulator
import TraitModel
import TraitPropagation

/// The tree for a projector: only who takes part in the question, a word in place of a sign, lines apart where there is
/// room, and the selected node's style in large letters.
struct LargeTree {
  let session: Session
  let glyphs: Glyphs

  private var hierarchy: Hierarchy { session.simulation.hierarchy }

  func draw(in drawing: inout Drawing, area: CellArea) {
    drawing.treeTop = draw(in: &drawing.grid, &drawing.hits, area: area)
  }

  /// - Returns: the first line that is shown.
  private func draw(in grid: inout CellGrid, _ hits: inout HitMap, area: CellArea) -> Int {
    let rows = rows
    let answer = BigWord(style: selectedStyle ?? .light, glyphs: glyphs)
    let answerRows = answer.rows + 2
    let hasAnswer = selectedStyle != nil && area.rows >= answerRows + 4 && area.columns >= answer.columns
    let room = area.rows - (hasAnswer ? answerRows : 0)
    let spacing = rows.count * 2 - 1 <= room ? 2 : 1
    let lines = (room + spacing - 1) / spacing
    let selected = rows.firstIndex { $0.id == session.selection } ?? 0
    let top = max(0, min(session.treeTop ?? selected - lines / 2, rows.count - lines))
    for (line, row) in rows.dropFirst(top).prefix(lines).enumerated() {
      let place = CellArea(
        column: area.column, row: area.row + line * spacing, columns: area.columns, rows: 1)
      draw(row, in: &grid, place)
      hits.add(place, .treeRow(row.id))
    }
    let edge = area.column + area.columns
    if top > 0 { grid.write(glyphs.up, column: edge, row: area.row, style: Chrome.accent) }
    if top + lines < rows.count {
      grid.write(glyphs.down, column: edge, row: area.row + room - 1, style: Chrome.accent)
    }
    if hasAnswer {
      let row = area.row + area.rows - answerRows
      grid.write(
        StyledLine("\(session.selection) is", Chrome.strong), column: area.column + 1,
        row: row, width: area.columns - 2, glyphs: glyphs)
      answer.draw(in: &grid, column: area.column + 1, row: row + 1)
    }
    return top
  }

  private struct Row {
    var id: NodeID
    var depth: Int
    var node: NodeIndex
  }

  /// What has a say: the device, scenes, windows, presentations, controllers; of views those that override, and the
  /// selected node.
  private var rows: [Row] {
    var shown: [Row] = []
    // The depths, in the whole tree, of the shown nodes above the present one.
    var path: [Int] = []
    for row in session.treeRows {
      while let last = path.last, last >= row.depth { path.removeLast() }
      guard takesPart(row) else { continue }
      shown.append(Row(id: row.id, depth: path.count, node: row.node))
      path.append(row.depth)
    }
    return shown
  }

  private func takesPart(_ row: TreeRow) -> Bool {
    let node = hierarchy[row.node]
    if row.id == session.selection { return true }
    switch node.kind {
    case .view: return node.requestedStyle != .unspecified
    case .layer: return session.simulation.isStale(layer: row.id)
    default: return true
    }
  }

  private var selectedStyle: EffectiveStyle? {
    session.hidesStyles ? nil : session.simulation.traits(of: session.selection)?.style
  }

  private func draw(_ row: Row, in grid: inout CellGrid, _ area: CellArea) {
    let node = hierarchy[row.node]
    let isSelected = row.id == session.selection
    let word = session.hidesStyles ? nil : session.simulation.resolution.traits(of: row.node).style
    let wordColumn = area.column + area.columns - 8
    let isChanged = session.changed.contains(row.id)
    grid.write(isChanged ? glyphs.changed : " ", column: area.column, row: area.row, style: Chrome.changed)
    var line = StyledLine(String(repeating: " ", count: min(row.depth, 8)))
      .then(glyphs.kind(node.kind, isLeaf: false) + " ", Chrome.accent)
      .then(node.id.rawValue, Chrome.strong)
    if node.kind != .layer, let request = node.requestedStyle.effective {
      line = line.then(" [" + request.rawValue + "]", Chrome.requested(node.requestedStyle))
    }
    grid.write(
      line, column: area.column + 2, row: area.row, width: max(0, wordColumn - area.column - 3),
      glyphs: glyphs)
    if isSelected {
      let name = CellArea(
        column: area.column + 1, row: area.row, columns: wordColumn - area.column - 2, rows: 1)
      grid.restyle(name, Chrome.select)
    }
    if node.kind == .layer, session.simulation.isStale(layer: row.id) {
      grid.write(glyphs.text(" frozen"), column: wordColumn, row: area.row, style: Chrome.bad)
      return
    }
    guard let word else { return }
    let (ink, ground): (UInt8, UInt8) = word == .light ? (0, 255) : (255, 0)
    let text = (word == .light ? " LIGHT " : " DARK  ")
    grid.write(
      text, column: wordColumn, row: area.row,
      style: CellStyle(
        foreground: .rgb(red: ink, green: ink, blue: ink),
        background: .rgb(red: ground, green: ground, blue: ground), attributes: .bold))
  }
}
