import SceneModel

extension ViewClass {
  static let toolbar = ViewClass(
    name: "UIToolbar",
    frameWithin: { Rect(x: $0.x, y: $0.maxY - 83, width: $0.width, height: 83) }
  ) { brush in
    let frame = brush.frame
    brush.keep(brush.content.barStyle.fixedStyle)
    if brush.content.backgroundColor == nil { brush.barMaterial() }
    brush.separator(under: Rect(x: frame.x, y: frame.y, width: frame.width, height: 0.33))
    let items = brush.content.items
    let inner = frame.inset(x: 16, y: 0)
    let width = inner.width / Double(max(1, items.count))
    for (position, item) in items.enumerated() {
      let place = Rect(
        x: inner.x + width * Double(position), y: frame.y, width: width, height: min(44, frame.height))
      if let title = brush.string(item.title) {
        brush.text(PaintedText(title, alignment: .center), place, brush.tint)
      } else if let image = item.image {
        brush.symbol(image, place, brush.tint)
      }
    }
  }
}
