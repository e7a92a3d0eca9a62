import SceneModel

extension ViewClass {
  static let label = ViewClass(name: "UILabel") { brush in
    let content = brush.content
    let size = content.fontSize ?? 17
    let text = PaintedText(
      brush.string(content.text) ?? "", fontSize: size, isBold: content.isBold ?? (size >= 28),
      alignment: content.textAlignment, maximumLines: max(1, Int(brush.frame.height / (size * 1.15))),
      isSecondary: size < 16)
    brush.ownText(text, brush.frame, content.textColor ?? .named("label"))
  }
}
