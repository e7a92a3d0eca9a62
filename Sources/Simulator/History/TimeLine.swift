/// The edits of a session in a row, and how many of them are made; edits behind those can be made again.
package struct TimeLine: Hashable, Sendable {
  /// Each edit as its line of the script language, or what else was done in words.
  package var edits: [String]
  package var position: Int
}

extension Session {
  /// The time line while it is walked with its keys; nil else.
  package var timeLine: TimeLine? {
    guard showsTimeLine else { return nil }
    let steps = history.done + history.undone.reversed()
    return TimeLine(edits: steps.map { $0.line ?? $0.summary }, position: history.done.count)
  }

  /// Takes edits back or makes them again, and shows where that leads.
  mutating func walkTimeLine(by distance: Int) {
    if distance < 0 { undo() } else { redo() }
    showsTimeLine = true
  }
}
