/// What could stand next in a line of the script language that is not finished.
package enum EditExpectation: Hashable, Sendable {
  /// One of these words.
  case words([String])
  /// The id of a node.
  case node
  /// The name of a theme.
  case theme
  /// The name of a colour of the palette; what else may be coloured, the user knows.
  case color
}
