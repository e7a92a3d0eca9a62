import CellCanvas

/// A cell as a terminal of some depth can show it: what to write, and numbers of colours as ncurses takes them.
struct DeviceCell: Hashable {
  /// Nil where a wide character has lost its first half.
  var character: Character?
  /// -1 is the terminal's own colour.
  var foreground: Int32 = -1
  var background: Int32 = -1
  var attributes: CellAttributes = []

  /// Whether only the background is seen of it.
  var isBlank: Bool {
    attributes.rawValue & Self.seenOnBlanks == 0 && character?.singleByte == UInt8(ascii: " ")
  }

  // As bits: the operations of a set from another module are calls, and a frame asks of thousands of cells.
  private static let seenOnBlanks = CellAttributes.reverse.rawValue | CellAttributes.underline.rawValue

  /// Takes what is not seen of a blank from another cell.
  fileprivate mutating func borrow(from other: DeviceCell) {
    foreground = other.foreground
    attributes = CellAttributes(rawValue: other.attributes.rawValue & ~Self.seenOnBlanks)
  }
}

/// Equal cells beside each other; most cells of a row are like the one before them.
struct DeviceRun: Hashable {
  var cell: DeviceCell
  var count = 1
  /// The columns of each.
  var columns = 1
}

extension [DeviceRun] {
  /// Lends the blanks of a row the foreground and the attributes of the cell before them, so that nothing has to be sent
  /// for these; where the background changes, of the next cell on that background which shows them.
  ///
  /// A change of a pair of colours sends both of them, whichever it is that differs.
  mutating func lendToBlanks() {
    for place in indices where self[place].cell.isBlank {
      let background = self[place].cell.background
      if place > 0, self[place - 1].cell.background == background {
        self[place].cell.borrow(from: self[place - 1].cell)
      } else {
        let next = self[place...].first { !$0.cell.isBlank || $0.cell.background != background }
        let lender = next.flatMap { $0.cell.background == background ? $0.cell : nil }
        self[place].cell.borrow(from: lender ?? DeviceCell(character: " "))
      }
    }
  }
}
