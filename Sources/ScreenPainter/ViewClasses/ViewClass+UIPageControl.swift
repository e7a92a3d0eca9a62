import SceneModel

extension ViewClass {
  /// A dot for each item, at least three.
  static let pageControl = ViewClass(name: "UIPageControl") { brush in
    let count = max(3, brush.content.items.count)
    let pitch = 16.0
    let start = brush.frame.x + (brush.frame.width - pitch * Double(count)) / 2
    for page in 0..<count {
      let dot = Rect(
        x: start + pitch * Double(page), y: brush.frame.y, width: pitch, height: brush.frame.height)
      brush.symbol(
        "circle.fill", dot, .named(page == brush.content.selectedIndex ? "label" : "tertiaryLabel"))
    }
  }
}
