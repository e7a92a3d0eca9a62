package import KeyInput

/// What reaches the session from outside.
package enum SessionInput: Hashable, Sendable {
  case key(KeyPress)
  /// The screen's size in cells.
  case resize(columns: Int, rows: Int)
}

/// What the session asks of the outside; everything else it does itself.
package enum Effect: Hashable, Sendable {
  case quit
  /// Send the whole screen again.
  case redraw
  /// Write the state to a file, and say where.
  case export(ExportKind)
}
