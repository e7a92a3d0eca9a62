import Simulator

/// How long a passing message has still to be shown; the session itself knows no clock.
struct MessageClock {
  private static let span = Duration.seconds(5)
  private var message: Message?
  private var end = ContinuousClock.now

  /// In milliseconds; nil where there is nothing to wait for.
  mutating func remaining(for shown: Message?) -> Int32? {
    guard let shown, shown.isPassing else {
      message = nil
      return nil
    }
    if shown != message {
      message = shown
      end = .now + Self.span
    }
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    return Int32(max(0, left.rounded(.up)))
  }
}
