/// A device's screen in portrait, by the name that the command line has for it. The sizes are those of the table of
/// device screen dimensions in Apple's Human Interface Guidelines, Layout.
package struct NamedScreen: Hashable, Sendable {
  package let name: String
  package let size: Size

  private init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = Size(width: width, height: height)
  }

  /// From small to large.
  package static let all = [
    NamedScreen("iphone-se", 375, 667),
    NamedScreen("iphone", 393, 852),
    NamedScreen("iphone-max", 440, 956),
    NamedScreen("ipad-mini", 744, 1133),
    NamedScreen("ipad", 820, 1180),
    NamedScreen("ipad-pro", 1032, 1376),
  ]
}
