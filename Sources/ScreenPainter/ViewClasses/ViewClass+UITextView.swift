import SceneModel

extension ViewClass {
  static let textView = ViewClass(
    name: "UITextView", clipsToBounds: true, background: { _ in .named("systemBackground") }
  ) { brush in
    let size = brush.content.fontSize ?? 15
    let inner = brush.frame.inset(x: 5, y: 8)
    let text = PaintedText(
      brush.string(brush.content.text) ?? "", fontSize: size, isBold: brush.content.isBold ?? false,
      alignment: brush.content.textAlignment, maximumLines: max(1, Int(inner.height / (size * 1.15))))
    brush.ownText(text, inner, brush.content.textColor ?? .named("label"))
  }
}
