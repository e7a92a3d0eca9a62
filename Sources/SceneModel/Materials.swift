package import TraitModel

/// `UIBarStyle`: a bar's own look.
package enum BarStyle: String, CaseIterable, Sendable {
  /// By the bar's traits.
  case `default`
  /// Dark ground and light titles whatever the traits.
  case black

  /// The style that it keeps; nil where the traits say it.
  package var fixedStyle: EffectiveStyle? { self == .black ? .dark : nil }
}

/// The name of a `UIBlurEffect.Style`.
package struct BlurStyle: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The style that a blur keeps by its name (`systemMaterialDark`, `light`); nil for one that adapts.
  package var fixedStyle: EffectiveStyle? {
    if name.hasSuffix("Dark") || name == "dark" { return .dark }
    if name.hasSuffix("Light") || name == "light" || name == "extraLight" { return .light }
    return nil
  }
}
