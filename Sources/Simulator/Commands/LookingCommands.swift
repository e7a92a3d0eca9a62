import Localization

extension CommandGroup {
  static let looking = CommandGroup(
    title: "Look",
    commands: [
      .change("nextPane", "Tab", "the next pane") { $0.focus = next(after: $0.focus, in: Pane.allCases) },
      .change("previousPane", "Shift-Tab", "the pane before") {
        $0.focus = next(after: $0.focus, in: Pane.allCases.reversed())
      },
      .change("treeOrder", "v", "the tree by inheritance or by structure") { session in
        session.treeOrder = next(after: session.treeOrder, in: TreeOrder.allCases)
        session.select(session.selection)
        session.message = Message(
          .note,
          session.treeOrder == .inheritance
            ? "the tree shows who inherits from whom" : "the tree shows who contains or presents whom")
      },
      .change("why", "w", "why the node is what it is") { $0.show(.why) },
      .change("appearances", "#", "the same screen in every appearance it can have, side by side") {
        $0.overlay = .appearances(top: 0)
      },
      .open,
      .change("whyNot", "W", "why not: the overrides that do not reach it, and what would") {
        $0.show(.whyNot)
      },
      .change("sideBySide", "b", "side by side: light and dark, then two releases, then one again") {
        $0.cycleComparison()
      },
    ])
}

extension Command {
  /// What a double click does too.
  static let open = Command.change(
    "open", "Enter", "the same; in the palette, change the colour under the cursor"
  ) { session in
    if session.isInPalette { session.editColor() } else { session.show(.why) }
  }
}

extension Session {
  /// Brings a tab of the third pane forward.
  mutating func show(_ tab: DetailTab) {
    self.tab = tab
    detailTop = 0
    // Where there is no room for three panes, the one asked for comes forward.
    if !showsAllPanes { focus = .detail }
  }

  /// Whether all three panes are shown at once: two states beside each other, or large parts, take the room of the third.
  package var showsAllPanes: Bool { columns >= 110 && comparison == nil && !staging.isLarge }
}
