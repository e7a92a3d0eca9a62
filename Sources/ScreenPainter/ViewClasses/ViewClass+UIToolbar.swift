import SceneModel

extension ViewClass {
  static let toolbar = ViewClass(name: "UIToolbar", frameWithin: bottomBarFrame) { brush in
    let frame = brush.bottomBar()
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
