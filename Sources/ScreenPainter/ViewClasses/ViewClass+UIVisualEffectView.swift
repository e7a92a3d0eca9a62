import SceneModel

extension ViewClass {
  /// A blur. The material's colours are not public: the nearest role, nearly opaque.
  static let visualEffectView = ViewClass(name: "UIVisualEffectView", clipsToBounds: true) { brush in
    brush.fill(.material, brush.layerShape, .named("systemBackground"), opacity: 0.82)
  }
}
