import CellCanvas
import Localization
import LocatedInput
import Simulator
import TraitModel
import TraitPropagation

/// The tree: a line a node, with its own override, its effective style and where that comes from.
struct HierarchyPane {
  let session: Session
  let glyphs: Glyphs

  private var simulation: Simulation { session.simulation }
  private var hierarchy: Hierarchy { session.simulation.hierarchy }

  var title: StyledLine {
    if let sides = session.sideBySide {
      return StyledLine("Hierarchy", Chrome.strong).then(
        " \(glyphs.separator) \(sides.title(of: sides.left)) | \(sides.title(of: sides.right))", Chrome.faint)
    }
    if session.filter != .all {
      return StyledLine("Hierarchy", Chrome.strong).then(
        " \(glyphs.separator) only \(session.filter.title): \(session.passingCount)", Chrome.key)
    }
    return StyledLine("Hierarchy", Chrome.strong).then(
      session.treeOrder == .inheritance
        ? " \(glyphs.separator) who inherits" : " \(glyphs.separator) who contains", Chrome.faint)
  }

  func draw(in drawing: inout Drawing, area: CellArea) {
    drawing.treeTop = draw(in: &drawing.grid, &drawing.hits, area: area)
  }

  /// - Returns: the first line that is shown.
  private func draw(in grid: inout CellGrid, _ hits: inout HitMap, area: CellArea) -> Int {
    let rows = session.treeRows
    let selected = rows.firstIndex { $0.id == session.selection } ?? 0
    let top = max(0, min(session.treeTop ?? selected - area.rows / 2, rows.count - area.rows))
    let shown = rows.dropFirst(top).prefix(area.rows)
    let origins = shown.map { session.hidesStyles ? Origin("") : origin(of: $0.node) }
    let painted = paintedNodes
    let columns = Columns(
      rows: Array(shown), origins: origins.map { glyphs.width(of: $0.text) }, width: area.columns)
    for (line, (row, origin)) in zip(shown, origins).enumerated() {
      let place = CellArea(column: area.column, row: area.row + line, columns: area.columns, rows: 1)
      draw(row, origin, in: &grid, place, columns)
      hits.add(place, .treeRow(row.id))
      if row.hasChildren {
        // The blanks before the mark belong to it: the indent changes with the names that are shown.
        let width = 3 + columns.indent(of: row)
        hits.add(
          CellArea(column: area.column, row: place.row, columns: width, rows: 1), .foldMark(row.id))
      }
      if painted.contains(row.id) {
        grid.write(glyphs.painted, column: area.column, row: place.row, style: Chrome.accent)
      }
    }
    let edge = area.column + area.columns
    if top > 0 { grid.write(glyphs.up, column: edge, row: area.row, style: Chrome.accent) }
    if top + area.rows < rows.count {
      grid.write(glyphs.down, column: edge, row: area.row + area.rows - 1, style: Chrome.accent)
    }
    return top
  }

  /// While the palette's cursor is used, what is painted with the colour under it.
  private var paintedNodes: Set<NodeID> {
    guard session.isInPalette, let color = session.paletteSelection else { return [] }
    return Set(session.nodesPainted(with: color.name))
  }

  /// Where the parts of a line stand. The name counts more than where the style comes from, and more than the indent.
  private struct Columns {
    let style: Int
    let originWidth: Int
    let indent: Int

    init(rows: [TreeRow], origins: [Int], width: Int) {
      let widest = origins.max() ?? 0
      originWidth = width >= 34 || widest <= 3 ? min(widest, max(6, width / 4)) : 0
      style = width - 3 - (originWidth > 0 ? originWidth + 1 : 0)
      let room = style - 1
      let fits = rows.allSatisfy { 5 + 2 * $0.depth + min(16, $0.id.rawValue.count) <= room }
      indent = fits ? 2 : 1
    }

    /// The columns before the fold mark of a line; deep ones are not indented so far that no name fits.
    func indent(of row: TreeRow) -> Int { min(row.depth * indent, max(0, style - 17)) }
  }

  private func draw(
    _ row: TreeRow, _ origin: Origin, in grid: inout CellGrid, _ area: CellArea,
    _ columns: Columns
  ) {
    let node = hierarchy[row.node]
    let isSelected = row.id == session.selection
    let mark = mark(of: row.id)
    grid.write(mark.text, column: area.column, row: area.row, style: mark.style)

    let hasChip = node.kind != .layer && node.requestedStyle != .unspecified
    let isRedundant =
      hasChip && !session.hidesStyles && simulation.resolution.redundancy(of: row.node, in: hierarchy) != nil
      && !isInert(node)
    let nameEnd = columns.style - (hasChip ? 5 : 1)
    var line = StyledLine(String(repeating: " ", count: columns.indent(of: row)))
    line = line.then(row.hasChildren ? (row.isFolded ? glyphs.folded : glyphs.unfolded) : " ", Chrome.faint)
      .then(" ")
    line = line.then(glyphs.kind(node.kind, isLeaf: !row.hasChildren), Chrome.accent).then(" ")
    let nameStyle = isSelected ? Chrome.strong : row.isContext ? Chrome.faint : Chrome.plain
    let hit = session.hit(row.node)
    switch hit {
    case .id(let match): line = line.then(node.id.rawValue, marking: match.offsets, nameStyle)
    case .other: line = line.then(node.id.rawValue, Chrome.key)
    case nil: line = line.then(node.id.rawValue, nameStyle)
    }
    if case .other(let text, let match) = hit {
      line = line.then(" ").then(visibleControls(in: text), marking: match.offsets, Chrome.faint)
    } else if let note = note(on: row.node), line.width(glyphs) + 1 + glyphs.width(of: note) < nameEnd {
      line = line.then(" \(note)", Chrome.faint)
    }
    grid.write(line, column: area.column + 1, row: area.row, width: max(0, nameEnd - 1), glyphs: glyphs)

    if hasChip {
      let chip = "[" + Glyphs.letter(node.requestedStyle.effective ?? .light) + "]"
      grid.write(
        chip, column: area.column + columns.style - 4, row: area.row,
        style: isInert(node) || isRedundant ? Chrome.faint : Chrome.requested(node.requestedStyle))
      if isRedundant {
        grid.write(
          glyphs.redundant, column: area.column + columns.style - 1, row: area.row, style: Chrome.faint)
      }
    }
    let style = shownStyle(of: row)
    grid.write(
      style.map { glyphs.style($0) + " " + Glyphs.letter($0) } ?? "?", column: area.column + columns.style,
      row: area.row, style: style.map(Chrome.style) ?? Chrome.faint)
    if columns.originWidth > 0 {
      grid.write(
        glyphs.text(origin.text), column: area.column + columns.style + 4, row: area.row,
        width: columns.originWidth,
        style: origin.style)
    }
    if isSelected { grid.restyle(area, Chrome.select) }
  }

  /// The sign before a line: how its prediction went, else what an edit would change or did, or what is unlike.
  private func mark(of id: NodeID) -> (text: String, style: CellStyle) {
    if let result = session.prediction?.result(of: id) {
      return result.isRight ? (glyphs.right, Chrome.good) : (glyphs.wrong, Chrome.bad)
    }
    if session.hidesStyles, session.prediction?.asked.contains(id) == true { return ("?", Chrome.key) }
    if session.whatIf?.flips[id] != nil { return (glyphs.wouldChange, Chrome.key) }
    if session.sideBySide?.differing.contains(id) == true { return (glyphs.differs, Chrome.key) }
    return (session.changed.contains(id) ? glyphs.changed : " ", Chrome.changed)
  }

  /// The effective style, or while it is hidden what the user predicts.
  private func shownStyle(of row: TreeRow) -> EffectiveStyle? {
    if let prediction = session.prediction, prediction.isOpen { return prediction.marks[row.id] }
    let resolution = session.sideBySide?.left.resolution ?? simulation.resolution
    return resolution.traits(of: row.node).style
  }

  /// What a name alone does not say: who presents, and how.
  private func note(on index: NodeIndex) -> Phrase? {
    let node = hierarchy[index]
    switch node.kind {
    case .viewController where hierarchy.attachment(of: index) == .presented:
      guard let presentation = node.parent, let presenter = hierarchy[presentation].parent else { return nil }
      return "\(glyphs.presentedBy) \(hierarchy[presenter].id)"
    case .viewController:
      switch hierarchy.attachment(of: index) {
      case .orphan: return "orphan"
      case .detachedChild: return "detached"
      default: return nil
      }
    case .presentationController:
      guard let presented = hierarchy.presentedViewController(of: index) else { return nil }
      if hierarchy[presented].isAlertController { return "alert" }
      return Phrase(
        verbatim: simulation.resolution.effectivePresentation(of: presented, in: hierarchy).rawValue)
    default: return nil
    }
  }

  /// An override that the release has no use for.
  private func isInert(_ node: Node) -> Bool {
    let behaviors = simulation.resolution.behaviors
    if !behaviors.contains(.adaptiveAppearance) { return true }
    return node.overrideUserInterfaceStyle == .unspecified
      && node.overrideTraitCollection.userInterfaceStyle == .unspecified
      && !behaviors.contains(.traitOverrides)
  }

  /// What a node would be after the edit that is asked about; where its style stays, its level or contrast.
  private func becoming(_ traits: EffectiveTraits) -> String {
    "\(glyphs.becomes) \(glyphs.style(traits.style)) \(Glyphs.letter(traits.style))"
  }

  /// The last part of a line.
  private struct Origin {
    let text: Phrase
    let style: CellStyle

    init(_ text: Phrase, _ style: CellStyle = Chrome.faint) {
      self.text = text
      self.style = style
    }
  }

  /// Where the style comes from: `system`, `own`, the deciding node's name; of a layer with stale colours, `frozen`.
  private func origin(of index: NodeIndex) -> Origin {
    let node = hierarchy[index]
    if let other = session.sideBySide?.right {
      let style = other.resolution.traits(of: index).style
      return Origin("\(glyphs.style(style)) \(Glyphs.letter(style))", Chrome.style(style))
    }
    if let asked = session.whatIf?.flips[node.id] {
      return Origin(Phrase(verbatim: becoming(asked)), Chrome.key)
    }
    if node.kind == .layer {
      if simulation.isStale(layer: node.id) { return Origin("frozen \(glyphs.stale)", Chrome.bad) }
      return Origin(simulation.frozen[node.id] == nil ? "" : "frozen")
    }
    if simulation.isStale(layer: node.id) { return Origin("frozen \(glyphs.stale)", Chrome.bad) }
    if simulation.resolution.isStale(index) { return Origin("stale \(glyphs.stale)", Chrome.bad) }
    let decider = simulation.resolution.decider(for: index, in: hierarchy)
    if decider.node == hierarchy.screen {
      return Origin(simulation.device.plist.pinned == nil ? "system" : "Info.plist")
    }
    if decider.node == index { return Origin(decider.rule == "T-01" ? "parent" : "own") }
    return Origin(Phrase(verbatim: hierarchy[decider.node].id.rawValue))
  }
}
