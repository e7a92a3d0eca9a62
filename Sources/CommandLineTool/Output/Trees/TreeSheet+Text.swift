import CellCanvas
import PreviewUI
import TraitModel
import TraitPropagation

extension TreeSheet {
  /// Output does not depend on the locale.
  private static let glyphs = Glyphs(DisplayCapabilities(isUTF8: true))

  /// A heading, then a line for each node: its place in the structure, its own override, and under each release the style
  /// it has and from whom.
  func text(inColor: Bool) -> String {
    var page = StyledLines()
    page.lines.append(heading)
    page.lines.append([])
    page.lines += aligned([columnTitles] + hierarchy.preorder.indices.map(row))
    page.lines.append([])
    page.lines.append(contentsOf: summary)
    return page.text(inColor: inColor)
  }

  private var heading: StyledLine {
    var facts = ["device \(device.style.rawValue)"]
    if device.plist != .automatic { facts.append("Info.plist \(device.plist.rawValue)") }
    if device.contrast == .high { facts.append("high contrast") }
    let releases = columns.map(\.release.name).joined(separator: ", ")
    return [.bold(title), .dim("   " + ([releases] + facts).joined(separator: " · "))]
  }

  private var columnTitles: [StyledLine] {
    let results = columns.flatMap { column -> [StyledLine] in
      columns.count == 1
        ? [[.dim("style")], [.dim("decided by")], [.dim("rule")], []]
        : [[.dim(column.release.name)], [], [], []]
    }
    return [[.dim("node")], [.dim("override")]] + results + [[]]
  }

  private func row(_ place: Int) -> [StyledLine] {
    guard let first = columns.first?.nodes[place] else { return [] }
    let differs = columns.contains { $0.nodes[place].traits != first.traits } && first.node.kind != .layer
    return [name(of: first), override(of: first)]
      + columns.flatMap { result($0.nodes[place]) }
      + [differs ? [.alert("differs")] : []]
  }

  private func name(of facts: NodeFacts) -> StyledLine {
    let node = facts.node
    let sign = Self.glyphs.kind(node.kind, isLeaf: !node.children.contains { hierarchy[$0].kind != .layer })
    let lines = hierarchy.treeLines(to: node.id)
    var line: StyledLine = [.dim(lines), StyledSpan(sign + " " + node.id.rawValue)]
    if let presentation = facts.presentation {
      line.append(.dim(" " + presentation.rawValue))
    } else if node.className != node.kind.defaultClassName {
      line.append(.dim(" " + node.className))
    }
    return line
  }

  private func override(of facts: NodeFacts) -> StyledLine {
    guard facts.node.kind != .layer, let asked = facts.node.requestedStyle.effective else { return [] }
    return [.about(asked, "[\(asked.rawValue)]", isBold: true)]
  }

  /// Style, decider, rule, and what else there is to know.
  private func result(_ facts: NodeFacts) -> [StyledLine] {
    var remarks: StyledLine = []
    if facts.traits.level == .elevated { remarks.append(.dim("elevated ")) }
    if facts.decision.evidence != .documented {
      remarks.append(.alert(facts.decision.evidence.rawValue + " "))
    }
    switch facts.redundancy {
    case .now: remarks.append(.dim("redundant now "))
    case .always: remarks.append(.dim("redundant "))
    case nil: break
    }
    if facts.isHeld { remarks.append(.alert("stale ")) }
    if let frozen = facts.frozen {
      let text = frozen.style.map { "frozen \($0.rawValue)" } ?? "nothing assigned yet"
      remarks.append(frozen.isStale ? .alert(text + ", stale") : .dim(text))
    }
    let style = facts.traits.style
    let own = facts.decider == facts.node.id
    let decider = own ? origin(of: facts) : facts.decider.rawValue
    let rule: StyledLine = columns.count == 1 ? [.dim(facts.decision.rule.rawValue)] : []
    return [
      [.about(style, "\(Self.glyphs.style(style)) \(style.rawValue)")],
      [own ? StyledSpan(decider) : .dim(decider)], rule,
      remarks,
    ]
  }

  private func origin(of decider: NodeFacts) -> String {
    if decider.node.kind != .screen { return "itself" }
    return decider.decision.rule == "W-12" ? "Info.plist" : "the device"
  }

  private var summary: [StyledLine] {
    if columns.count > 1 {
      let ids = differences
      if ids.isEmpty { return [[.good("Every node has the same traits in each release.")]] }
      let count = ids.count == 1 ? "1 node differs: " : "\(ids.count) nodes differ: "
      return wrapped(count + ids.map(\.rawValue).joined(separator: ", "), width: 100).map { [StyledSpan($0)] }
    }
    let nodes = columns.first?.nodes.filter { $0.node.kind != .layer } ?? []
    let dark = nodes.count { $0.traits.style == .dark }
    let overrides = nodes.count { $0.node.requestedStyle != .unspecified }
    return [
      [
        .dim(
          "\(nodes.count) nodes, \(dark) dark, \(nodes.count - dark) light; \(overrides) with an override")
      ]
    ]
  }
}

extension Hierarchy {
  /// The lines that lead to a node in a drawing of the tree.
  fileprivate func treeLines(to id: NodeID) -> String {
    guard let index = index(of: id) else { return "" }
    func isLast(_ index: NodeIndex) -> Bool {
      self[index].parent.map { self[$0].children.last == index } ?? true
    }
    // The screen's children start at the margin's first branch.
    let above = ancestors(of: index).dropLast().reversed()
    let trunk = above.map { isLast($0) ? "  " : "│ " }.joined()
    return index == screen ? "" : trunk + (isLast(index) ? "└ " : "├ ")
  }
}
