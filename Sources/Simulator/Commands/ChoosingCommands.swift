import Localization
import ThemeFormats

extension CommandGroup {
  static let choosing = CommandGroup(
    title: "Choose",
    commands: [
      .change("chooseTheme", "t", "a theme: seen as the cursor moves, Enter keeps, Esc restores") { session in
        session.open(
          Picker(
            .theme, title: "Theme", items: session.library.themeEntries.map(Picker.Item.init),
            current: session.simulation.paletteRequest.themes.last ?? "system", session: session))
      },
      .change("chooseScene", "S", "a scene: seen as the cursor moves, Enter keeps, Esc restores") { session in
        session.open(
          Picker(
            .scene, title: "Scene",
            items: session.library.sceneEntries(in: session.language.tag).map(Picker.Item.init),
            current: session.simulation.sceneName, session: session))
      },
      .change("copy", "y", "copy the node's id, its explanation, its colours, its Swift; or the tree") {
        $0.chooseCopy()
      },
      .change("export", "e", "write the state to a file: Swift, XCTest, a scene, a still") {
        $0.chooseExport()
      },
    ])
}

extension Picker.Item {
  init(_ entry: LibraryEntry) {
    self.init(
      entry.name, label: Phrase(verbatim: entry.title), detail: Phrase(verbatim: entry.detail),
      keywords: entry.keywords)
  }
}
