import ColorModel
import Localization
import SceneFormats
import SceneModel
import TraitModel
import TraitPropagation

extension Simulation {
  /// Puts a value in the place of one that a theme or the scene has.
  mutating func setColor(_ target: ColorTarget, to value: RGBA) throws(EditFailure) {
    switch target {
    case .palette(let name, let slot):
      guard let edited = palette.setting(value, in: slot, ofColorNamed: name) else {
        throw EditFailure("there is no colour `\(name)`", isUnknownName: true)
      }
      palette = edited
      colorEdits.append(PaletteEdit(name: name, slot: slot, value: value))
    case .node(let node, let property, let style):
      try requireNode(node)
      scene.content[node, property] = .dynamic(
        adapting(scene.content[node, property], value, style, on: node))
    }
  }

  /// A palette with the changes made to the colours so far.
  func withColorEdits(_ palette: Palette) -> Palette {
    colorEdits.reduce(palette) { $0.setting($1.value, in: $1.slot, ofColorNamed: $1.name) ?? $0 }
  }

  /// A node's colour with one style's value changed; the other style keeps what it came out as.
  private func adapting(_ source: ColorSource?, _ value: RGBA, _ style: EffectiveStyle?, on node: NodeID)
    -> DynamicColor
  {
    guard let style else { return DynamicColor(fixed: value) }
    if case .dynamic(var color)? = source {
      color.slots.removeAll { $0.style == style }
      color.slots[DynamicColor.Slot(style)] = .color(value)
      return color
    }
    guard case .named(let name)? = source else { return DynamicColor(fixed: value) }
    return DynamicColor([.init(style): .color(value), .init(style.opposite): .reference(name)])
  }
}

/// One change of a palette's colour; a change of release makes them again.
struct PaletteEdit: Hashable, Sendable {
  var name: String
  var slot: DynamicColor.Slot?
  var value: RGBA
}
