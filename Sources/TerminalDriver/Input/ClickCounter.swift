import KeyInput

/// Tells a double click from two clicks.
struct ClickCounter {
  private var last: (event: MouseEvent, time: ContinuousClock.Instant, count: Int)?

  /// The event with the number of its press.
  mutating func counted(_ event: MouseEvent, at time: ContinuousClock.Instant = .now) -> MouseEvent {
    guard case .press = event.action else {
      last = nil
      return event
    }
    var count = 1
    if let last, last.event == event, time - last.time < .milliseconds(400) { count = last.count % 2 + 1 }
    last = (event, time, count)
    return MouseEvent(.press(count: count), column: event.column, row: event.row)
  }
}
