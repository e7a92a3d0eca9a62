import Localization
import TraitModel
import TraitPropagation

extension CommandGroup {
  static let asking = CommandGroup(
    title: "Ask first",
    commands: [
      .change(
        "whatIf", "i", "what if: the next change only marks what would flip; Enter does it, Esc drops it"
      ) {
        $0.toggleWhatIf()
      },
      .change("make", "M", "make the node light or dark: the ways, those that change least first") {
        $0.chooseWay()
      },
    ])
}

extension Session {
  fileprivate mutating func chooseWay() {
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: selection) else { return }
    let wanted = simulation.resolution.traits(of: index).style.opposite
    let ways = simulation.resolution.waysToMake(index, wanted, in: hierarchy)
    let items = ways.compactMap { way -> Picker.Item? in
      // Every way is a single edit; an edit line is what the picker gives back.
      guard let edit = way.edits.first.map(Edit.init), way.edits.count == 1 else { return nil }
      return Picker.Item(
        edit.line, label: Phrase(verbatim: edit.summary), detail: reach(of: way, besides: index))
    }
    open(
      Picker(.make, title: "Make \(selection) \(wanted.phrase)", items: items, session: self),
      ifEmpty: "no override can make `\(selection)` \(wanted.phrase) here")
  }

  private func reach(of way: WayToMake, besides index: NodeIndex) -> Phrase {
    // A layer has no traits and so is not among those that change.
    let own = simulation.hierarchy[index].kind == .layer ? 0 : 1
    let others = way.changedCount - own
    switch others {
    case ...0: return "changes nothing else"
    case 1: return "changes 1 other node"
    default: return "changes \(others) other nodes"
    }
  }
}

extension Edit {
  /// The edit of the script language that a fix proposes.
  init(_ fix: FixEdit) {
    self = .set(
      fix.node, .userInterfaceStyle, rank: TraitCollection(userInterfaceStyle: fix.style)[.userInterfaceStyle]
    )
  }
}
