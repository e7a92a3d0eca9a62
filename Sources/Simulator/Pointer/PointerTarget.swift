package import TraitModel

/// What a place of the screen stands for, so that a click there means something.
package enum PointerTarget: Hashable, Sendable {
  /// A line of the tree.
  case treeRow(NodeID)
  /// The mark on such a line that says whether what is below is folded away.
  case foldMark(NodeID)
  /// A node in the phone.
  case phone(NodeID)
  case tab(DetailTab)
  /// A colour of the palette; on one of its values, the column of that appearance.
  case color(String, column: Int?)
  /// A finding of the audit, by its place.
  case finding(Int)
  /// A pane, where it shows none of these.
  case pane(Pane)
  /// A line of the list that is open, by its place among those shown.
  case item(Int)
  /// What lies over the panes, where it shows no such line.
  case overlay

  /// The pane that is scrolled by a wheel turned here.
  var pane: Pane? {
    switch self {
    case .treeRow, .foldMark: .hierarchy
    case .phone: .preview
    case .tab, .color, .finding: .detail
    case .pane(let pane): pane
    case .item, .overlay: nil
    }
  }
}
