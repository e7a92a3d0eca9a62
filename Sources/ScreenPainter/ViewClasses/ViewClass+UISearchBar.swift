import SceneModel

extension ViewClass {
  static let searchBar = ViewClass(name: "UISearchBar") { brush in
    brush.keep(brush.content.barStyle.fixedStyle)
    let height = min(36, brush.frame.height)
    let field = Rect(
      x: brush.frame.x + 8, y: brush.frame.y + (brush.frame.height - height) / 2,
      width: brush.frame.width - 16,
      height: height)
    brush.fill(.shape, RoundedRect(field, radius: 10), .named("tertiarySystemFill"))
    let glyph = Rect(x: field.x + 8, y: field.y, width: 20, height: field.height)
    brush.symbol("magnifyingglass", glyph, .named("secondaryLabel"))
    let inner = Rect(x: field.x + 32, y: field.y, width: field.width - 40, height: field.height)
    if let string = brush.string(brush.content.text), !string.isEmpty {
      brush.text(PaintedText(string), inner, brush.content.textColor ?? .named("label"))
    } else {
      brush.text(
        PaintedText(brush.string(brush.content.placeholder) ?? "Search"), inner, .named("placeholderText"))
    }
  }
}
