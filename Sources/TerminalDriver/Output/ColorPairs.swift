import CNCurses

/// The colour pairs that ncurses has been told of.
///
/// ncurses can look pairs up itself (`alloc_pair`), but when its table is full it hands out the oldest pair again even
/// if cells on the screen are in it. Here the owner is told, and starts over with an empty table and a whole frame.
struct ColorPairs {
  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private var numbers: [Colors: Int32] = [:]
  private let capacity: Int

  /// - Parameter capacity: how many pairs ncurses takes, pair 0 included; 0 without colour.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of a pair; 0, the terminal's own colours, where both are; nil when the table is full.
  mutating func number(foreground: Int32, background: Int32) -> Int32? {
    if foreground < 0, background < 0 { return 0 }
    let colors = Colors(foreground: foreground, background: background)
    if let known = numbers[colors] { return known }
    let number = Int32(numbers.count) + 1
    guard number < capacity else { return nil }
    guard init_extended_pair(number, foreground, background) == OK else { return 0 }
    numbers[colors] = number
    return number
  }

  /// Forgets every pair; whatever is on the screen has to be written again.
  mutating func forgetAll() {
    numbers = [:]
    reset_color_pairs()
  }
}
