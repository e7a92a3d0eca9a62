package import TraitModel

/// A picture that is not the same in every appearance, or that freezes.
package struct Picture: Hashable, Sendable {
  /// Where it comes from, which says who keeps it in step.
  package enum Origin: String, CaseIterable, Sendable {
    /// An image set of an asset catalog: the image view picks the variant for its own traits, always (K-19).
    case imageSet
    /// Downloaded, so without an asset: the app chooses a variant when it sets the image (K-20).
    case downloaded
    /// Drawn by the app in a dynamic colour: pixels, frozen when drawn (K-21).
    case drawn
  }

  /// One of the images it consists of, by the appearance it was made for.
  package struct Variant: Hashable, Sendable {
    package var name: String
    /// Nil is an asset catalog's "any".
    package var style: EffectiveStyle?
  }

  package var origin = Origin.imageSet
  /// Serves light, and whatever has no image of its own (K-17).
  package var any: String?
  package var light: String?
  package var dark: String?
  /// What a drawn picture is drawn in.
  package var color: ColorSource?
  /// How the app keeps in step what freezes; an image set needs nothing.
  package var refresh = Refresh.never

  package init() {}

  /// Whether it holds what it was set for until the app sets it again.
  package var freezes: Bool { origin != .imageSet }

  /// The best match for a style: its own variant, else "any", else the other one (K-19).
  package func variant(for style: EffectiveStyle) -> Variant? {
    let own = (style == .dark ? dark : light).map { Variant(name: $0, style: style) }
    let other = (style == .dark ? light : dark).map { Variant(name: $0, style: style.opposite) }
    return own ?? any.map { Variant(name: $0, style: nil) } ?? other
  }
}
