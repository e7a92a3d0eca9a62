package import TraitModel

/// A colour value that can be changed by itself: where it stands.
package enum ColorTarget: Hashable, Sendable {
  /// A role or theme colour; without a slot all of it.
  case palette(name: String, slot: DynamicColor.Slot?)
  /// A node's own colour; without a style in both.
  case node(NodeID, ColorProperty, style: EffectiveStyle?)

  /// The spelling in an edit: `label.dark`, `title.textColor.light`.
  package var name: String {
    switch self {
    case .palette(let name, let slot): name + (slot.map { "." + $0.name } ?? "")
    case .node(let node, let property, let style):
      "\(node).\(property.rawValue)" + (style.map { "." + $0.rawValue } ?? "")
    }
  }
}

/// The colours that a scene can state of a view or layer, by UIKit's names.
package enum ColorProperty: String, CaseIterable, Sendable {
  case backgroundColor, tintColor, textColor, borderColor, shadowColor
}

extension SceneContent {
  /// The colour that a scene states of a node.
  package subscript(node: NodeID, property: ColorProperty) -> ColorSource? {
    get {
      let (view, layer) = (views[node], layers[node])
      switch property {
      case .backgroundColor: return view?.backgroundColor ?? layer?.backgroundColor
      case .tintColor: return view?.tintColor
      case .textColor: return view?.textColor
      case .borderColor: return layer?.borderColor
      case .shadowColor: return layer?.shadowColor
      }
    }
    set {
      switch property {
      case .backgroundColor where layers[node] != nil: layers[node]?.backgroundColor = newValue
      case .backgroundColor: views[node, default: ViewContent()].backgroundColor = newValue
      case .tintColor: views[node, default: ViewContent()].tintColor = newValue
      case .textColor: views[node, default: ViewContent()].textColor = newValue
      case .borderColor: layers[node, default: LayerContent()].borderColor = newValue
      case .shadowColor: layers[node, default: LayerContent()].shadowColor = newValue
      }
    }
  }
}
