/// A release of iOS whose rules can be asked for.
package enum IOSRelease: Int, CaseIterable, Sendable {
  case iOS12 = 12
  case iOS13 = 13
  case iOS14 = 14
  case iOS15 = 15
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The releases between which something that Halflight models changes; the key `r` walks them.
  package static let landmarks: [IOSRelease] = [.iOS12, .iOS13, .iOS15, .iOS17, .iOS18, .iOS26]
  package static let latest = IOSRelease.iOS26

  package init?(name: some StringProtocol) {
    guard let number = Int(name), let release = IOSRelease(rawValue: number) else { return nil }
    self = release
  }

  /// The number alone, as in the JSON: `26`.
  package var number: String { String(rawValue) }
  /// For people: `iOS 26`.
  package var name: String { "iOS \(rawValue)" }
}
