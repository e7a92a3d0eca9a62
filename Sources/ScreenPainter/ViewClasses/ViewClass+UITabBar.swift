import SceneModel

extension ViewClass {
  static let tabBar = ViewClass(name: "UITabBar", frameWithin: bottomBarFrame) { brush in
    let frame = brush.bottomBar()
    let items = brush.content.items
    let width = frame.width / Double(max(1, items.count))
    for (position, item) in items.enumerated() {
      let x = frame.x + width * Double(position)
      let color: ColorSource = position == brush.content.selectedIndex ? brush.tint : .named("systemGray")
      if let image = item.image {
        brush.symbol(image, Rect(x: x, y: frame.y + 6, width: width, height: 22), color)
      }
      let text = PaintedText(brush.string(item.title) ?? "", fontSize: 10, alignment: .center)
      let y = item.image == nil ? frame.y + 12 : frame.y + 31
      brush.text(text, Rect(x: x, y: y, width: width, height: 16), color)
    }
  }
}

extension ViewClass {
  /// A bar at the bottom of its superview, over the home indicator.
  static let bottomBarFrame: @Sendable (Rect) -> Rect = {
    Rect(x: $0.x, y: $0.maxY - 83, width: $0.width, height: 83)
  }
}

extension ViewBrush {
  /// What lies behind the items of a bar at the bottom; gives its frame.
  mutating func bottomBar() -> Rect {
    keep(content.barStyle.fixedStyle)
    if content.backgroundColor == nil { barMaterial() }
    separator(under: Rect(x: frame.x, y: frame.y, width: frame.width, height: 0.33))
    return frame
  }

  /// The blurring ground of a bar. UIKit's chrome material has no public colours: the nearest role, nearly opaque.
  mutating func barMaterial() {
    fill(.material, layerShape, .named("systemBackground"), opacity: 0.92)
  }
}
