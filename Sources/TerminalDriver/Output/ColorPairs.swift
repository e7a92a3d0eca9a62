import CNCurses

/// The colour pairs that ncurses has been told of.
///
/// ncurses can hand pairs out itself (`alloc_pair`), but when its table is full it hands out the oldest pair again even
/// if cells on the screen are in it. Here the owner is told, and starts over with an empty table and a whole frame.
struct ColorPairs {
  private let capacity: Int
  private var count: Int32 = 0
  /// Most cells have the colours of the cell before them.
  private var last: (foreground: Int32, background: Int32, number: Int32) = (-1, -1, 0)

  /// - Parameter capacity: how many pairs ncurses takes, pair 0 included; 0 without colour.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of a pair; 0, the terminal's own colours, where both are; nil when the table is full.
  mutating func number(foreground: Int32, background: Int32) -> Int32? {
    if foreground == last.foreground, background == last.background { return last.number }
    guard let number = known(foreground, background) ?? added(foreground, background) else { return nil }
    last = (foreground, background, number)
    return number
  }

  private func known(_ foreground: Int32, _ background: Int32) -> Int32? {
    if foreground < 0, background < 0 { return 0 }
    let number = find_pair(foreground, background)
    return number > 0 ? number : nil
  }

  private mutating func added(_ foreground: Int32, _ background: Int32) -> Int32? {
    guard count + 1 < capacity else { return nil }
    guard init_extended_pair(count + 1, foreground, background) == OK else { return 0 }
    count += 1
    return count
  }

  /// Forgets every pair; whatever is on the screen has to be written again.
  mutating func forgetAll() {
    self = ColorPairs(capacity: capacity)
    reset_color_pairs()
  }
}
