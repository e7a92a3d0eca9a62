package import KeyInput
package import ThemeFormats
package import TraitModel

/// What reaches the session from outside.
package enum SessionInput: Hashable, Sendable {
  case key(KeyPress)
  /// A press or the wheel, and what the drawing says is there; nil beside everything.
  case pointer(MouseEvent.Action, PointerTarget?)
  /// The screen's size in cells.
  case resize(columns: Int, rows: Int)
  /// What the terminal is, light or dark.
  case terminalAppearance(EffectiveStyle)
  /// Some of `Session.watchedPaths` may have another content now.
  case filesChanged
  /// A passing message has been shown long enough.
  case messagePassed
  /// What became of `Effect.save`.
  case saved(SaveOutcome)
}

/// What the session asks of the outside; everything else it does itself.
package enum Effect: Hashable, Sendable {
  case quit
  /// Send the whole screen again.
  case redraw
  /// Write the state to a file, and say where.
  case export(ExportKind)
  /// Copy something of the selected node, and say what became of it.
  case copy(CopyKind)
  /// Write a script that was recorded to a file, and say where.
  case write(script: String)
  /// Write a palette; answer with `SessionInput.saved`.
  case save(WrittenTheme, path: String, mayReplace: Bool)
}

/// How writing a palette went.
package enum SaveOutcome: Hashable, Sendable {
  /// With what the format does not hold, a sentence each.
  case saved(path: String, losses: [String])
  /// Something stands there, and nothing was written.
  case exists(path: String)
  /// One sentence, safe for a terminal.
  case failed(String)
}
