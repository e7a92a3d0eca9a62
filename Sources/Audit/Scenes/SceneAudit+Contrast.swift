import ColorModel
import Localization
import LocatedInput
import SceneModel
import ScreenPainter
import TraitModel
import TraitPropagation

extension SceneAudit {
  /// A thing under one contrast setting, to find what it has in the other style.
  private struct Setting: Hashable {
    var key: PaintedPair.Key
    var device: EffectiveStyle
    var contrast: AccessibilityContrast
  }

  func contrastFindings(_ pairs: [PaintedPair]) -> [Finding] {
    let bySetting = Dictionary(
      pairs.map { (Setting(key: $0.key, device: $0.device, contrast: $0.appearance.contrast), $0) }
    ) { first, _ in first }
    return pairs.compactMap { pair in
      let other = bySetting[
        Setting(key: pair.key, device: pair.device.opposite, contrast: pair.appearance.contrast)]
      let increased = bySetting[Setting(key: pair.key, device: pair.device, contrast: .high)]
      return contrastFinding(pair, other: other, increased: increased)
    }
  }

  private func contrastFinding(_ pair: PaintedPair, other: PaintedPair?, increased: PaintedPair?) -> Finding?
  {
    // The style that a node is seen in is its own, not the device's.
    let counterpart = other.flatMap { $0.appearance.style != pair.appearance.style ? $0.contrast.ratio : nil }
    guard
      var rule = ContrastVerdict.rule(
        pair.need, ratio: pair.contrast.ratio, inDark: pair.appearance.style == .dark,
        counterpart: counterpart)
    else { return nil }
    let isApples = isApplesShortfall(pair)
    if isUncoloredText(pair) { rule = .attributedNoColor }
    var finding = Finding(
      rule, severity: isApples ? .note : nil, node: pair.key.node, color: pair.colorName,
      background: pair.groundName,
      appearances: [pair.appearance], message: message(pair))
    finding.devices = [pair.device]
    finding.contrast = pair.contrast
    if pair.appearance.contrast == .normal { finding.contrast?.increased = increased?.contrast.ratio }
    finding.isApples = isApples
    if !isApples, rule != .attributedNoColor { suggest(pair, &finding) }
    return finding
  }

  private func message(_ pair: PaintedPair) -> Phrase {
    let what: Phrase =
      switch pair.item.content {
      case .text(let text): "\"\(visibleControls(in: String(text.string.prefix(40))))\""
      case .symbol(let name): "the symbol \(name)"
      default: "the edge"
      }
    let blur: Phrase = pair.ground.isBlurred ? " (through a blur, so about)" : ""
    return
      "\(what) in \(contrastMessage(pair.colorName, on: pair.groundName, pair.need, pair.contrast))\(blur)"
  }

  private func isUncoloredText(_ pair: PaintedPair) -> Bool {
    pair.item.color.source == .fixed && content.views[pair.key.node]?.isAttributedWithoutColor == true
  }

  // MARK: Whose fault

  /// Whether all colours of a pair are the system's, or the text is and Apple's own background does no better.
  private func isApplesShortfall(_ pair: PaintedPair) -> Bool {
    guard isApples(pair.item), !isUncoloredText(pair) else { return false }
    if pair.ground.fills.allSatisfy(isApples) { return true }
    guard pair.item.node != Hierarchy.screenID else { return false }
    let system = Palette(system: palette.system)
    let traits = pair.item.color.traits.collection
    guard let ground = system.resolve("systemBackground", for: traits)?.color else { return false }
    // A white title on the tint is judged on that, not on a background.
    if pair.item.color.name == nil { return false }
    return pair.item.color.value.contrastRatio(on: ground) < pair.contrast.required
  }

  func isApples(_ item: PaintItem) -> Bool {
    switch item.color.source {
    case .fixed: true
    case .source(.named(let name)):
      palette.resolve(name, for: item.color.traits.collection)?.isFromSystem ?? false
    case .source(.dynamic): property(of: item) == nil
    }
  }

  // MARK: Suggestions

  private func suggest(_ pair: PaintedPair, _ finding: inout Finding) {
    let demand = ContrastDemand(background: pair.contrast.background, ratio: pair.contrast.required)
    if !isApples(pair.item) {
      finding.suggestion = pair.item.color.value.nearest(meeting: [demand])
      finding.fix = fix(for: pair.item)
    } else if let top = pair.ground.top, !isApples(top), top.color.value.alpha >= 1,
      pair.key.node != Hierarchy.screenID
    {
      // The text is the system's: what it stands on has to give way.
      let text = pair.item.color.value
      finding.suggestion = top.color.value.nearest { text.contrastRatio(on: $0) >= pair.contrast.required }
      finding.fix = fix(for: top)
    }
    if finding.suggestion == nil { finding.fix = nil }
  }

  private func fix(for item: PaintItem) -> ColorTarget? {
    guard case .source(let source) = item.color.source else { return nil }
    switch source {
    case .named(let name):
      guard let resolved = palette.resolve(name, for: item.color.traits.collection) else { return nil }
      return .palette(
        name: resolved.names.last ?? name, slot: resolved.slot(toWriteFor: item.color.traits.appearance))
    case .dynamic:
      return property(of: item).map { .node($0.node, $0.property, style: item.color.traits.style) }
    }
  }

  /// The scene's property that gave an item its colour; nil for a colour of the view class's own.
  private func property(of item: PaintItem) -> (node: NodeID, property: ColorProperty)? {
    guard case .source(let source) = item.color.source, let index = hierarchy.index(of: item.node) else {
      return nil
    }
    let own: [ColorProperty] = item.isFill ? [.backgroundColor] : [.textColor, .borderColor]
    if let property = own.first(where: { content[item.node, $0] == source }) { return (item.node, property) }
    let path = [index] + hierarchy.ancestors(of: index)
    let tinted = path.map { hierarchy[$0].id }.first { content.views[$0]?.tintColor != nil }
    guard let tinted, content.views[tinted]?.tintColor == source else { return nil }
    return (tinted, .tintColor)
  }
}
