import ColorModel
import SceneModel
import TraitModel

/// Pictures with variants: the same coast by day and by night, so that one sees which was picked.
extension ViewBrush {
  /// The traits a picture is shown for: an image set's are the view's own, always; of what freezes, those it was set or
  /// drawn with. Nil before anything was set.
  private func pictureTraits(of picture: Picture) -> EffectiveTraits? {
    if !picture.freezes { return traits }
    return input.unassigned.contains(node) ? nil : input.frozen[node] ?? traits
  }

  /// Draws the view's picture with variants.
  /// - Returns: whether it has one, shown or not.
  mutating func drawPicture(radius: Double = 8) -> Bool {
    guard let picture = content.picture else { return false }
    guard let traits = pictureTraits(of: picture) else { return true }
    if picture.origin == .drawn {
      drawBitmap(of: picture, traits, radius: layerRadius ?? radius)
    } else if let variant = picture.variant(for: traits.style) {
      if frame.width >= 80, frame.height >= 60 {
        drawCoast(isNight: variant.style == .dark)
        caption(variant.name)
      } else {
        symbol(variant.name, frame, tint)
      }
    }
    return true
  }

  /// A bitmap keeps the colour that it was drawn in.
  private mutating func drawBitmap(of picture: Picture, _ traits: EffectiveTraits, radius: Double) {
    guard let source = picture.color else { return }
    let own = self.traits
    self.traits = traits
    fill(.shape, RoundedRect(frame, radius: radius), source)
    self.traits = own
  }

  private mutating func drawCoast(isNight: Bool) {
    fill(layerShape, fixed: RGBA(rgb: isNight ? 0x16213E : 0xBFE3FF))
    let size = min(frame.width, frame.height) * 0.24
    let disc = Rect(
      x: frame.x + frame.width * 0.7, y: frame.y + frame.height * 0.14, width: size, height: size)
    fill(RoundedRect(disc, radius: size / 2), fixed: RGBA(rgb: isNight ? 0xF2EBC8 : 0xFFC93C))
    for (x, width, height, colors) in [
      (0.0, 0.62, 0.46, (day: 0x6FAF7A, night: 0x24405A)),
      (0.38, 0.62, 0.3, (day: 0x3F8F63, night: 0x1B2F49)),
    ] {
      let hill = Rect(
        x: frame.x + frame.width * x, y: frame.maxY - frame.height * height, width: frame.width * width,
        height: frame.height * height)
      let color = RGBA(rgb: UInt32(isNight ? colors.night : colors.day))
      fill(RoundedRect(hill, radius: hill.height * 0.9, corners: .top), fixed: color)
    }
  }

  /// The variant's name in a corner: the mark by which pictures without colour are told apart.
  private mutating func caption(_ name: String) {
    let line = Rect(x: frame.x + 8, y: frame.maxY - 22, width: frame.width - 16, height: 16)
    text(PaintedText(string(LocalizedText(name)) ?? "", fontSize: 11), line, fixed: .white)
  }
}
