import SceneModel

extension ViewClass {
  static let stepper = ViewClass(
    name: "UIStepper", shape: { RoundedRect($0.frame, radius: $0.layerRadius ?? 8) },
    background: { _ in .named("tertiarySystemFill") }
  ) { brush in
    let half = brush.frame.width / 2
    for (position, name) in ["minus", "plus"].enumerated() {
      let frame = Rect(
        x: brush.frame.x + half * Double(position), y: brush.frame.y, width: half, height: brush.frame.height)
      brush.symbol(name, frame, .named(brush.content.isEnabled ? "label" : "tertiaryLabel"))
    }
  }
}
