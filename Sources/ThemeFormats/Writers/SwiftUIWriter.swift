extension ThemeWriter {
  /// A SwiftUI `Color` extension over the same providers, which alone know levels and contrast.
  static let swiftUI = ThemeWriter(
    identifier: "swiftui", title: "Swift, a SwiftUI Color extension (.swift)", lacks: "system references"
  ) { theme in
    SwiftColors(theme).written(module: "SwiftUI", type: "Color") { "Color(uiColor: \($0))" }
  }
}
