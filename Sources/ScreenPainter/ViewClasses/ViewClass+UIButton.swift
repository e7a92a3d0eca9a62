import ColorModel
import SceneModel

extension ViewClass {
  static let button = ViewClass(
    name: "UIButton",
    shape: { RoundedRect($0.frame, radius: $0.layerRadius ?? ($0.frame.height >= 40 ? 12 : 8)) },
    background: { brush in
      guard brush.content.style == "filled" else { return nil }
      return brush.content.isEnabled ? brush.tint : .named("tertiarySystemFill")
    }
  ) { brush in
    let content = brush.content
    let shape = RoundedRect(brush.frame, radius: brush.layerRadius ?? (brush.frame.height >= 40 ? 12 : 8))
    _ = brush.drawPicture(radius: shape.radius)
    if content.style == "tinted" { brush.fill(.background, shape, brush.tint, opacity: 0.18) }
    if content.style == "gray" { brush.fill(.background, shape, .named("tertiarySystemFill")) }
    let text = PaintedText(
      brush.string(content.text) ?? "", fontSize: content.fontSize ?? 17,
      isBold: content.isBold ?? (content.style == "filled"),
      alignment: content.textAlignment == .natural ? .center : content.textAlignment)
    if !content.isEnabled {
      brush.text(text, brush.frame, .named("tertiaryLabel"))
    } else if content.isAttributedWithoutColor {
      brush.text(text, brush.frame, fixed: .black)
    } else if let color = content.textColor {
      brush.text(text, brush.frame, color)
    } else if content.style == "filled" {
      brush.text(text, brush.frame, fixed: .white)
    } else {
      brush.text(text, brush.frame, brush.tint)
    }
    if let image = content.image, content.text == nil {
      brush.symbol(image, brush.frame, content.textColor ?? brush.tint)
    }
  }
}
