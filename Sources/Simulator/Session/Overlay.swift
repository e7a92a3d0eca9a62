/// What lies over the panes and takes the keys; Esc closes it.
package enum Overlay: Sendable {
  /// The list of keys, from this line on.
  case help(top: Int)
  case picker(Picker)
}
