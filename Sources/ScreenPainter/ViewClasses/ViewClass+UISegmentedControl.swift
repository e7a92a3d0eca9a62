import ColorModel
import SceneModel
import TraitModel

extension ViewClass {
  static let segmentedControl = ViewClass(
    name: "UISegmentedControl",
    shape: { RoundedRect($0.frame, radius: $0.layerRadius ?? 9) },
    background: { _ in .named("tertiarySystemFill") }
  ) { brush in
    let items = brush.content.items
    if items.isEmpty { return }
    let width = brush.frame.width / Double(items.count)
    for (position, item) in items.enumerated() {
      let segment = Rect(
        x: brush.frame.x + width * Double(position), y: brush.frame.y, width: width,
        height: brush.frame.height)
      let isSelected = position == brush.content.selectedIndex
      if isSelected {
        let shape = RoundedRect(segment.inset(x: 2, y: 2), radius: 7)
        brush.fill(.shape, shape, brush.content.tintColor ?? selectedSegment)
      }
      let text = PaintedText(
        brush.string(item.title) ?? "", fontSize: 13, isBold: isSelected, alignment: .center)
      brush.text(text, segment, .named("label"))
      if item.title == nil, let image = item.image { brush.symbol(image, segment, .named("label")) }
    }
  }

  /// The selected segment's colour in UIKit has no public name. Ours: white, and a middle gray in dark.
  private static let selectedSegment = ColorSource.dynamic(
    DynamicColor(light: .white, dark: RGBA(rgb: 0x636366)))
}
