package import Localization
import TraitModel
import TraitPropagation

/// Which nodes the tree shows; those above them stay, faint, so that one knows where they are.
package enum TreeFilter: String, CaseIterable, Sendable {
  case all, overridden, changed, failing

  package var title: Phrase {
    switch self {
    case .all: "all nodes"
    case .overridden: "overridden"
    case .changed: "changed"
    case .failing: "failing the audit"
    }
  }
}

extension Session {
  /// The lines of the hierarchy pane.
  package var treeRows: [TreeRow] { rows(folded: folded) }

  /// The same with everything unfolded.
  var unfoldedRows: [TreeRow] { rows(folded: []) }

  /// How many nodes the filter lets through.
  package var passingCount: Int { unfoldedRows.count { !$0.isContext } }

  mutating func cycleFilter() {
    filter = next(after: filter, in: TreeFilter.allCases)
    if filter == .failing { refreshAudit() }
    focus = .hierarchy
    let passing = unfoldedRows.filter { !$0.isContext }
    if !passing.contains(where: { $0.id == selection }), let first = passing.first { select(first.id) }
    message =
      filter == .all
      ? Message(.note, "all nodes")
      : Message(passing.isEmpty ? .noEffect : .note, "only \(filter.title): \(Self.counted(passing.count))")
  }

  private func rows(folded: Set<NodeID>) -> [TreeRow] {
    // While styles are to be predicted, what fails or changed would give them away.
    guard filter != .all, !hidesStyles else { return simulation.treeRows(by: treeOrder, folded: folded) }
    let all = simulation.treeRows(by: treeOrder, folded: [])
    let failing = filter == .failing ? failingNodes : []
    func passes(_ row: TreeRow) -> Bool {
      switch filter {
      case .all: true
      case .overridden: simulation.hierarchy[row.node].asksForTraits
      case .changed: changed.contains(row.id)
      case .failing: failing.contains(row.id)
      }
    }
    var path: [NodeID] = []
    var above: Set<NodeID> = []
    for row in all {
      path.removeLast(path.count - row.depth)
      // What is selected never gets out of sight.
      if passes(row) || row.id == selection { above.formUnion(path) }
      path.append(row.id)
    }
    var shown: [TreeRow] = []
    var foldedDepth: Int?
    for var row in all {
      if let depth = foldedDepth, row.depth > depth { continue }
      foldedDepth = nil
      row.isContext = !passes(row)
      row.hasChildren = above.contains(row.id)
      guard !row.isContext || row.hasChildren || row.id == selection else { continue }
      row.isFolded = row.hasChildren && folded.contains(row.id)
      if row.isFolded { foldedDepth = row.depth }
      shown.append(row)
    }
    return shown
  }
}

extension Node {
  /// Whether it has an override of its own, of the style or of another trait.
  fileprivate var asksForTraits: Bool {
    overrideUserInterfaceStyle != .unspecified
      || [traitOverrides, overrideTraitCollection, overrideFromParent].contains { $0 != TraitCollection() }
  }
}
