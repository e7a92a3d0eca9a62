import SceneModel

extension ViewClass {
  /// A template picture in the tint; a large photo is a small landscape in it.
  static let imageView = ViewClass(name: "UIImageView", clipsToBounds: true) { brush in
    guard !brush.drawPicture(), let image = brush.content.image else { return }
    let frame = brush.frame
    guard image.hasPrefix("photo") || image == "landscape", frame.width >= 44, frame.height >= 44 else {
      brush.symbol(image, frame, brush.tint)
      return
    }
    brush.fill(.shape, brush.layerShape, brush.tint, opacity: 0.2)
    if frame.width < 120 || frame.height < 80 {
      let (half, third) = (frame.height / 2, frame.width / 3)
      brush.symbol(
        "circle.fill", Rect(x: frame.maxX - third, y: frame.y, width: third, height: half), brush.tint)
      brush.symbol(
        "mountain.2", Rect(x: frame.x, y: frame.y + half, width: frame.width, height: half), brush.tint)
    } else {
      drawLandscape(&brush)
    }
  }

  private static func drawLandscape(_ brush: inout ViewBrush) {
    let frame = brush.frame
    let sun = min(frame.width, frame.height) * 0.24
    let sunFrame = Rect(
      x: frame.x + frame.width * 0.7, y: frame.y + frame.height * 0.16, width: sun, height: sun)
    brush.fill(.shape, RoundedRect(sunFrame, radius: sun / 2), brush.tint, opacity: 0.75)
    for (x, width, height, opacity) in [(0.0, 0.62, 0.5, 0.45), (0.38, 0.62, 0.34, 0.65)] {
      let hill = Rect(
        x: frame.x + frame.width * x, y: frame.maxY - frame.height * height, width: frame.width * width,
        height: frame.height * height)
      let shape = RoundedRect(hill, radius: hill.height * 0.9, corners: .top)
      brush.fill(.shape, shape, brush.tint, opacity: opacity)
    }
  }
}
