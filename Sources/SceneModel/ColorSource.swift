package import TraitModel

/// A colour as a scene names it.
package enum ColorSource: Hashable, Sendable {
  /// A role or a theme colour's name.
  case named(String)
  /// A colour spelled out in the scene: `#RRGGBB`, or light and dark with the provider's idiom.
  case dynamic(DynamicColor)
}
