package import CellCanvas
import KeyInput
package import Localization
package import TraitModel
package import TraitPropagation

/// The signs of the interface, in Unicode or, where the locale has none, in ASCII; and the language of its words.
package struct Glyphs: Sendable {
  let isUTF8: Bool
  let language: Language

  package init(_ capabilities: DisplayCapabilities, language: Language = .english) {
    isUTF8 = capabilities.isUTF8
    self.language = language
  }

  private func choose(_ unicode: String, _ ascii: String) -> String { isUTF8 ? unicode : ascii }

  /// The sign of a kind of node; of a view that has no subviews, a smaller one.
  package func kind(_ kind: NodeKind, isLeaf: Bool) -> String {
    switch kind {
    case .screen: choose("▣", "S")
    case .windowScene: choose("◫", "s")
    case .window: choose("▢", "W")
    case .presentationController: choose("⇡", "^")
    case .viewController: choose("◇", "C")
    case .view: isLeaf ? choose("·", ".") : choose("□", "v")
    case .layer: choose("▪", "l")
    }
  }

  /// Sun or moon; never without a letter or word beside it.
  package func style(_ style: EffectiveStyle) -> String {
    style == .light ? choose("☀", "*") : choose("☾", "(")
  }

  /// `L` or `D`: the style without its glyph.
  static func letter(_ style: EffectiveStyle) -> String { style == .light ? "L" : "D" }

  var unfolded: String { choose("▾", "v") }
  var folded: String { choose("▸", ">") }
  var changed: String { choose("●", "*") }
  /// A node that an edit which is only asked about would change.
  var wouldChange: String { choose("○", "?") }
  /// Where one is on the time line.
  var reached: String { choose("◆", "@") }
  /// A node that is unlike on the two sides.
  var differs: String { choose("≠", "#") }
  var becomes: String { choose("→", ">") }
  /// An override that asks for what would be inherited anyway.
  var redundant: String { "=" }
  var right: String { choose("✓", "+") }
  var wrong: String { choose("✗", "x") }
  var stale: String { choose("✱", "!") }
  var presentedBy: String { choose("←", "<-") }
  var below: String { choose("└", "`-") }
  var separator: String { choose("·", "-") }
  var times: String { choose("×", "x") }
  var painted: String { choose("◆", "+") }
  var leftward: String { choose("←", "<") }
  var rightward: String { choose("→", ">") }
  var up: String { choose("↑", "^") }
  var down: String { choose("↓", "v") }
  /// What was done, before it.
  var done: String { choose("›", ">") }
  var line: Character { isUTF8 ? "─" : "-" }

  /// Keys as people read them; arrows as words where there are none.
  func keyNames(_ keys: [KeyPress]) -> String {
    withoutArrows(keys.map(\.name).joined(separator: " "))
  }

  /// Names of keys as they can be shown here.
  func withoutArrows(_ names: String) -> String {
    if isUTF8 { return names }
    return [("↑", "Up"), ("↓", "Down"), ("←", "Left"), ("→", "Right")]
      .reduce(names) { $0.replacing($1.0, with: $1.1) }
  }

  func quoted(_ text: String) -> String { choose("\u{201C}", "\"") + text + choose("\u{201D}", "\"") }

  /// The parts of a frame: corners from the top left on, then the lines across and down.
  var frame:
    (
      topLeft: Character, topRight: Character, bottomLeft: Character, bottomRight: Character,
      across: Character, down: Character
    )
  {
    isUTF8 ? ("╭", "╮", "╰", "╯", "─", "│") : ("+", "+", "+", "+", "-", "|")
  }
}
