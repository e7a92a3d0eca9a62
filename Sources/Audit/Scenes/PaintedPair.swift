import ColorModel
import ScreenPainter
import TraitModel
import TraitPropagation

/// Something painted and what it stands on, in one screen.
struct PaintedPair {
  /// The same thing in another screen has the same key.
  struct Key: Hashable {
    var node: NodeID
    var content: String
    /// Of several that are alike in one node, which.
    var ordinal: Int
  }

  var key: Key
  var item: PaintItem
  var ground: PaintedGround
  var need: ContrastNeed
  var device: EffectiveStyle
  var contrast: MeasuredContrast

  var appearance: Appearance { item.color.traits.appearance }

  /// The colour by its role or name, else its value.
  var colorName: String { item.color.name ?? item.color.value.shortHex }
  /// What it stands on, by the name of what lies on top.
  var groundName: String {
    guard let top = ground.top else { return RGBA.black.hexRGB }
    return top.color.value.alpha >= 1 ? top.color.name ?? ground.color.hexRGB : ground.color.hexRGB
  }
}

extension PaintItem {
  /// A word for what it is, the same in every appearance.
  var contentKey: String? {
    switch content {
    case .text(let text): "text " + text.string
    case .symbol(let name): "symbol " + name
    case .border: "border"
    case .separator: "separator"
    case .background, .material, .dimming, .shape: nil
    }
  }
}
