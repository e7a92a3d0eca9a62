import SceneModel

extension ViewClass {
  /// Transparent at the scroll edge, as from iOS 15 on. A bar with room below its 44 points shows a large title there.
  static let navigationBar = ViewClass(
    name: "UINavigationBar",
    frameWithin: { Rect(x: $0.x, y: $0.y + 59, width: $0.width, height: 44) }
  ) { brush in
    let frame = brush.frame
    if let style = brush.content.barStyle.fixedStyle {
      brush.keep(style)
      brush.groundUpToTheEdge()
    }
    // A bar that starts at the screen's edge reaches up behind the status bar.
    let top = frame.y < 30 && frame.height > 80 ? frame.y + 59 : frame.y
    let row = Rect(x: frame.x + 16, y: top, width: frame.width - 32, height: min(44, frame.maxY - top))
    let below = Rect(x: row.x, y: row.maxY, width: row.width, height: frame.maxY - row.maxY)
    let isLarge = below.height >= 36
    let title = brush.string(brush.content.text) ?? ""
    drawItems(&brush, in: row)
    let text = PaintedText(
      title, fontSize: isLarge ? 34 : 17, isBold: true, alignment: isLarge ? .natural : .center)
    brush.text(text, isLarge ? below : row, brush.content.textColor ?? .named("label"))
  }

  private static func drawItems(_ brush: inout ViewBrush, in row: Rect) {
    var (leading, trailing) = (row.x, row.maxX)
    for item in brush.content.items {
      let title = brush.string(item.title)
      let image = item.image ?? (item.isLeading && title == nil ? "chevron.backward" : nil)
      let width = title.map { Double($0.count) * 10 + 4 } ?? 26
      let x = item.isLeading ? leading : trailing - width
      let place = Rect(x: x, y: row.y, width: width, height: row.height)
      if let title {
        let alignment: TextAlignment = item.isLeading ? .left : .right
        brush.text(PaintedText(title, alignment: alignment), place, brush.tint)
      } else if let image {
        brush.symbol(image, place, brush.tint)
      }
      if item.isLeading { leading += width + 10 } else { trailing -= width + 10 }
    }
  }
}

extension ViewBrush {
  /// The ground of a bar that is not see-through: at the top it reaches up behind the status bar.
  fileprivate mutating func groundUpToTheEdge() {
    let top = frame.y <= 60 ? 0 : frame.y
    let ground = Rect(x: frame.x, y: top, width: frame.width, height: frame.maxY - top)
    fill(.material, RoundedRect(ground), .named("systemBackground"))
  }
}
