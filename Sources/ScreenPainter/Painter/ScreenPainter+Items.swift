import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

extension PaintItem {
  /// One item as it stands in its surroundings; nil for what is transparent, empty or clipped away.
  init?(
    _ content: Content, _ shape: RoundedRect, _ color: RGBA, _ source: PaintedColor.Source, of node: NodeID,
    _ traits: EffectiveTraits, _ around: Surroundings, isDisabled: Bool = false
  ) {
    let value = color.withAlpha(color.alpha * around.opacity)
    self.init(
      node: node, content: content, shape: shape, clips: around.clips,
      color: PaintedColor(source: source, traits: traits, value: value), presentation: around.presentation,
      isDisabled: isDisabled)
    if value.alpha <= 0 || visibleFrame.isEmpty { return nil }
  }
}

extension ScreenPainter {
  /// Adds an item that can be seen.
  mutating func add(
    _ content: PaintItem.Content, _ shape: RoundedRect, _ color: RGBA, _ source: PaintedColor.Source,
    of index: NodeIndex, _ traits: EffectiveTraits, _ around: Surroundings
  ) {
    if let item = PaintItem(content, shape, color, source, of: hierarchy[index].id, traits, around) {
      painting.items.append(item)
    }
  }
}
