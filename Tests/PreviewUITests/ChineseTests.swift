import CellCanvas
import KeyInput
import SceneModel
import Simulator
import Synchronization
import Testing
import TraitModel

@testable import Localization
@testable import PreviewUI

/// The interface in Chinese: complete, aligned, and never with half a character.
@Suite struct ChineseTests {
  private static let scenes = ["settings-sheet", "frozen-border", "app-theme-manager", "plist-pinned-light"]

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func noWideCharacterStandsHalf(columns: Int, rows: Int) throws {
    let chinese = try Language.builtIn("zh-Hans")
    for keys in walks {
      var shown = try ShownSession(columns: columns, rows: rows, language: chinese)
      for key in keys {
        shown.press(key)
        let grid = shown.drawing.grid
        for row in 0..<grid.rows { #expect(isWhole(row, of: grid), "\(keys): \(shown.rows[row])") }
      }
    }
  }

  /// Whether each wide character of a row has its two cells, and each second half its first.
  private func isWhole(_ row: Int, of grid: CellGrid) -> Bool {
    var column = 0
    while column < grid.columns {
      guard let character = grid[column, row].character else { return false }
      let width = cellWidth(of: character)
      if width == 2 {
        guard column + 1 < grid.columns, grid[column + 1, row].character == nil else { return false }
      }
      column += max(1, width)
    }
    return true
  }

  @Test func chineseIsWhatIsShown() throws {
    var shown = try ShownSession(language: try Language.builtIn("zh-Hans"))
    #expect(shown.text.contains("层级") && shown.text.contains("预览") && shown.text.contains("为何"))
    shown.press("3")
    #expect(shown.row(with: "root = dark").contains("个节点改变"))
    shown.press("?")
    #expect(shown.text.contains("覆盖为深色") && !shown.text.contains("override with dark"))
  }

  @Test func aSceneSpeaksTheLanguageToo() throws {
    var shown = try ShownSession("b16-open-sheet-keeps-style", language: try Language.builtIn("zh-Hans"))
    shown.press("A")
    let question = try #require(shown.session.lesson?.question?.text(in: "zh-Hans"))
    #expect(shown.text.contains(question.prefix(6)))
  }

  /// Draws much of what can be shown and asks for each phrase whether it has a translation.
  @Test func everyTextThatIsDrawnHasItsTranslation() throws {
    let table = try Language.translations("zh-Hans")
    let missing = Mutex<Set<String>>([])
    let listening = Language(tag: "zh-Hans") { phrase in
      if let translation = table[phrase.key] { return translation }
      if phrase.isTranslatable, !Self.sameEverywhere.contains(phrase.key) {
        _ = missing.withLock { $0.insert(phrase.key) }
      }
      return nil
    }
    for scene in Self.scenes {
      let start = try ShownSession(scene, columns: 120, rows: 100, language: listening)
      for node in start.session.treeRows.map(\.id) {
        var shown = start
        shown.select(node)
        for keys in [["w"], ["W"], ["3", "L"], ["a"]] {
          for key in keys { shown.press(key) }
          _ = shown.drawing
        }
      }
      for keys in walks {
        var shown = start
        for key in keys {
          shown.press(key)
          _ = shown.drawing
        }
      }
    }
    let unknown = missing.withLock { $0 }.filter { KeyPress(name: $0) == nil }
    #expect(unknown.isEmpty, "\(unknown.sorted().joined(separator: "\n"))")
  }

  /// The names of commands and their groups, also of those that no walk comes to.
  @Test func everyCommandHasItsTranslation() throws {
    let table = try Language.translations("zh-Hans")
    for group in CommandGroup.all {
      for title in [group.title] + group.commands.map(\.title) {
        #expect(table[title.key] != nil, "\(title)")
      }
    }
    for tab in DetailTab.allCases { #expect(table[tab.title.key] != nil, "\(tab)") }
  }

  /// Names and signs that no language says otherwise.
  private static let sameEverywhere: Set = [
    "Halflight", "Info.plist", "Info.plist = {}", "Apple System", "current", "Aa", "APCA Lc {}", "PgUp PgDn",
    "Swift", "XCTest", "SVG", "HTML", "ANSI", "UIView", "UILabel", "UIButton", "UISwitch", "K-02", "K-13",
  ]
}
