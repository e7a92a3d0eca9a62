import SceneModel

extension ViewClass {
  static let progressView = ViewClass(name: "UIProgressView") { brush in
    let frame = brush.frame
    let track = Rect(x: frame.x, y: frame.y + frame.height / 2 - 2, width: frame.width, height: 4)
    brush.fill(.shape, RoundedRect(track, radius: 2), .named("systemFill"))
    var done = track
    done.width *= min(max(brush.content.value ?? 0, 0), 1)
    brush.fill(.shape, RoundedRect(done, radius: 2), brush.tint)
  }
}
