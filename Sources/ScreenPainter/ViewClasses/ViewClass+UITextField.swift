import SceneModel

extension ViewClass {
  /// With the border that Interface Builder gives a new field, unless the style says `none`.
  static let textField = ViewClass(
    name: "UITextField",
    shape: { RoundedRect($0.frame, radius: $0.layerRadius ?? 6) },
    background: { $0.content.style == "none" ? nil : .named("systemBackground") }
  ) { brush in
    let content = brush.content
    let isPlain = content.style == "none"
    if !isPlain {
      brush.border(RoundedRect(brush.frame, radius: brush.layerRadius ?? 6), .named("separator"), width: 1)
    }
    let inner = brush.frame.inset(x: isPlain ? 0 : 9, y: 0)
    if let string = brush.string(content.text), !string.isEmpty {
      let color = content.textColor ?? .named(content.isEnabled ? "label" : "secondaryLabel")
      brush.ownText(
        PaintedText(string, fontSize: content.fontSize ?? 17, alignment: content.textAlignment), inner, color)
    } else if let string = brush.string(content.placeholder) {
      brush.text(
        PaintedText(string, fontSize: content.fontSize ?? 17, alignment: content.textAlignment), inner,
        .named("placeholderText"))
    }
  }
}
