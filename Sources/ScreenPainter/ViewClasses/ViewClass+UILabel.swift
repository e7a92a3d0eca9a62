import ColorModel
import SceneModel

extension ViewClass {
  static let label = ViewClass(name: "UILabel") { brush in
    let content = brush.content
    let size = content.fontSize ?? 17
    let text = PaintedText(
      brush.string(content.text) ?? "", fontSize: size, isBold: content.isBold ?? (size >= 28),
      alignment: content.textAlignment, maximumLines: max(1, Int(brush.frame.height / (size * 1.15))),
      isSecondary: size < 16)
    if content.isAttributedWithoutColor {
      // An attributed string without a foreground colour is drawn black whatever the style (K-22).
      brush.text(text, brush.frame, fixed: .black)
    } else {
      brush.text(text, brush.frame, content.textColor ?? .named("label"))
    }
  }
}
