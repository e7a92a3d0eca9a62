import ColorModel
import Localization
import ScreenPainter
import TraitModel
import TraitPropagation

/// Goes through screens and takes down every pair that contrast is asked of.
struct PairCollection {
  private(set) var pairs: [PaintedPair] = []
  /// What the rules except.
  private(set) var exempt: Set<PaintedPair.Key> = []
  /// What cannot be judged, with the reason.
  private(set) var notMeasured: [(key: PaintedPair.Key, reason: Phrase)] = []
  private let audit: SceneAudit

  init(_ audit: SceneAudit) {
    self.audit = audit
    for screen in audit.screens { add(screen) }
  }

  private mutating func add(_ screen: AuditedScreen) {
    let grounds = PaintedGrounds(screen.painting)
    var counts: [PaintedPair.Key: Int] = [:]
    for (index, item) in screen.painting.items.enumerated() {
      guard let content = item.contentKey else { continue }
      var key = PaintedPair.Key(node: item.node, content: content, ordinal: 0)
      let ordinal = counts[key, default: 0]
      counts[key] = ordinal + 1
      key.ordinal = ordinal
      add(item, at: index, key, grounds, screen)
    }
  }

  private mutating func add(
    _ item: PaintItem, at index: Int, _ key: PaintedPair.Key, _ grounds: PaintedGrounds,
    _ screen: AuditedScreen
  ) {
    let need = audit.need(of: item)
    guard let required = need.ratio else {
      exempt.insert(key)
      return
    }
    let color = item.color.value.clamped
    // What is covered is not seen, so nothing is asked of it.
    guard let ground = grounds.ground(ofItemAt: index, worst: { color.contrastRatio(on: $0) }) else {
      return
    }
    if isPart(ofPicture: item, ground) {
      exempt.insert(key)
    } else if let reason = unknownReason(ground) {
      if !notMeasured.contains(where: { $0.key == key }) { notMeasured.append((key, reason)) }
    } else {
      pairs.append(
        PaintedPair(
          key: key, item: item, ground: ground, need: need, device: screen.device,
          contrast: MeasuredContrast(color, on: ground.color, required: required)))
    }
  }

  /// Whether it belongs to the very picture that lies behind it.
  private func isPart(ofPicture item: PaintItem, _ ground: PaintedGround) -> Bool {
    audit.hierarchy[item.node]?.className == "UIImageView" && ground.top?.node == item.node
  }

  /// Why what lies behind cannot be judged.
  private func unknownReason(_ ground: PaintedGround) -> Phrase? {
    let classes = ground.fills.compactMap { audit.hierarchy[$0.node]?.className }
    if classes.contains("UIImageView") { return "over an image" }
    if classes.contains("WKWebView") { return "over web content" }
    return nil
  }
}
