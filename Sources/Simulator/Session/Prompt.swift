package import Localization

/// One line of text that is asked for; Enter takes it, Esc leaves everything as it was.
package struct Prompt: Sendable {
  package enum Purpose: Hashable, Sendable {
    /// Which of the palette's colours are listed; `before` comes back at Esc.
    case paletteFilter(before: String)
    /// What is looked for in the tree.
    case search(TreeSearch.Start)
    /// Where the palette is written. `existing` is a path that Enter, pressed again, replaces.
    case savePalette(existing: String?)
  }

  package var purpose: Purpose
  package var title: Phrase
  package var text: String
}
