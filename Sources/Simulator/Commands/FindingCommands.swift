import Localization

extension CommandGroup {
  static let finding = CommandGroup(
    title: "Find",
    commands: [
      .change("search", "/", "a node by id, class or text; in the palette, a colour by name") {
        $0.askForSearch()
      },
      .change("nextMatch", "n", "the next node that was found") { $0.moveToMatch(by: 1) },
      .change("previousMatch", "N", "the one before") { $0.moveToMatch(by: -1) },
      .change("filter", "f", "which nodes are listed: all, overridden, changed, failing the audit") {
        $0.cycleFilter()
      },
      .change("commandPalette", ":", "anything by a few letters: commands, nodes, scenes, themes; or an edit")
      {
        $0.openCommandPalette()
      },
    ])
}
