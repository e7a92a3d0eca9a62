import SceneModel

extension ViewClass {
  static let activityIndicatorView = ViewClass(name: "UIActivityIndicatorView") { brush in
    brush.symbol("rays", brush.frame, brush.content.tintColor ?? .named("systemGray"))
  }
}
