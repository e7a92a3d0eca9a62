import CellCanvas

/// A cell as a terminal of some depth can show it: what to write, and numbers of colours as ncurses takes them.
struct DeviceCell: Hashable {
  /// Nil in the second half of a wide character.
  var character: Character?
  /// -1 is the terminal's own colour.
  var foreground: Int32 = -1
  var background: Int32 = -1
  var attributes: CellAttributes = []

  /// Whether only the background is seen of it.
  var isBlank: Bool {
    character?.singleByte == UInt8(ascii: " ") && attributes.isDisjoint(with: Self.seenOnBlanks)
  }

  private static let seenOnBlanks: CellAttributes = [.reverse, .underline]
}
