import SceneModel

extension ViewClass {
  /// A blur, light or dark by its name or by its traits. The material's colours are not public: the nearest role, nearly opaque.
  static let visualEffectView = ViewClass(name: "UIVisualEffectView", clipsToBounds: true) { brush in
    brush.keep(BlurStyle(brush.content.style ?? "systemMaterial").fixedStyle)
    brush.fill(.material, brush.layerShape, .named("systemBackground"), opacity: 0.82)
  }
}
