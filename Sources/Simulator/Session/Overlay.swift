/// What lies over the panes and takes the keys; Esc closes it.
package enum Overlay: Sendable {
  /// The list of keys, from this line on.
  case help(top: Int)
  /// The screen in every appearance, from this line of cells on.
  case appearances(top: Int)
  case picker(Picker)
  case colorEditor(ColorEditor)
  case prompt(Prompt)
  case commandPalette(CommandPalette)
}
