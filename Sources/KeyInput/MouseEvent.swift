/// What a mouse did over a cell, as far as a terminal tells it and somebody here listens.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The first button went down; `count` is 2 for the second press of a double click.
    case press(count: Int)
    /// The wheel turned by a notch: -1 up, 1 down.
    case wheel(Int)
  }

  package var action: Action
  /// The cell, counted from the upper left corner, from 0.
  package var column: Int
  package var row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
