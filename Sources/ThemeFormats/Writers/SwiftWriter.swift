extension ThemeWriter {
  /// A `UIColor` extension with dynamic providers.
  static let swift = ThemeWriter(
    identifier: "swift", title: "Swift, a UIColor extension (.swift)", lacks: "system references"
  ) { theme in
    SwiftColors(theme).written(module: "UIKit", type: "UIColor") { $0 }
  }
}
