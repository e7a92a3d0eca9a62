import ColorModel
import SceneModel

extension ViewClass {
  static let slider = ViewClass(name: "UISlider") { brush in
    let value = min(max(brush.content.value ?? 0.5, 0), 1)
    let track = Rect(
      x: brush.frame.x + 2, y: brush.frame.y + brush.frame.height / 2 - 2, width: brush.frame.width - 4,
      height: 4)
    brush.fill(.shape, RoundedRect(track, radius: 2), .named("systemFill"))
    var filled = track
    filled.width *= value
    let source: ColorSource = brush.content.isEnabled ? brush.tint : .named("systemGray")
    brush.fill(.shape, RoundedRect(filled, radius: 2), source)
    let thumb = Rect(
      x: brush.frame.x + (brush.frame.width - 27) * value, y: brush.frame.y + brush.frame.height / 2 - 13.5,
      width: 27, height: 27)
    // The thumb's shadow is what tells it from a white ground.
    brush.fill(RoundedRect(thumb.offset(x: 0, y: 1), radius: 13.5), fixed: RGBA.black.withAlpha(0.15))
    brush.fill(RoundedRect(thumb, radius: 13.5), fixed: .white)
  }
}
