import ColorModel
import Localization
import SceneModel
import ScreenPainter
import TraitModel
import TraitPropagation

/// Faults of how colours get to the screen.
extension SceneAudit {
  /// Layers whose colour was taken for other traits than their owner has now (K-13).
  func frozenFindings() -> [Finding] {
    screens.flatMap { screen in screen.painting.items.compactMap { frozenFinding($0, screen) } }
  }

  private func frozenFinding(_ item: PaintItem, _ screen: AuditedScreen) -> Finding? {
    guard let index = hierarchy.index(of: item.node), hierarchy[index].kind == .layer,
      let owner = hierarchy[index].parent, case .source(let source) = item.color.source
    else { return nil }
    let now = screen.traits(owner)
    let before = item.color.traits
    guard before != now, let stale = resolve(source, before), let fresh = resolve(source, now), stale != fresh
    else { return nil }
    var finding = Finding(
      .layerFrozen, node: item.node, color: item.color.name ?? stale.shortHex, appearances: [now.appearance],
      message: """
        the \(item.contentKey ?? "background") of \(hierarchy[owner].id) keeps \(stale.shortHex), which it took in \
        \(before.appearance.key); in \(now.appearance.key) it should be \(fresh.shortHex)
        """)
    finding.devices = [screen.device]
    return finding
  }

  /// Colours that are seen in dark by their light value.
  func missingDarkFindings() -> [Finding] {
    screens.flatMap { screen in
      screen.painting.items.compactMap { item -> Finding? in
        let traits = item.color.traits
        guard traits.style == .dark, case .source(let source) = item.color.source, !isApples(item),
          let resolved = resolved(source, traits), resolved.isSubstitute
        else { return nil }
        let name = item.color.name ?? resolved.color.shortHex
        var finding = Finding(
          .missingDark, node: item.color.name == nil ? item.node : nil, color: name,
          appearances: [Appearance(style: .dark)],
          message: "\(name) has no dark value; its light one, \(resolved.color.shortHex), is shown in dark")
        finding.devices = [screen.device]
        return finding
      }
    }
  }

  /// What shares its cell's colour with its ground in a terminal of 256 colours.
  func depthFindings(_ pairs: [PaintedPair]) -> [Finding] {
    var reducer = ColorReducer.indexed256
    return pairs.compactMap { pair in
      let (a, b) = (pair.contrast.foreground.rgb24, pair.contrast.background.rgb24)
      guard a != b, !isApples(pair.item), reducer.index(nearestTo: a) == reducer.index(nearestTo: b) else {
        return nil
      }
      var finding = Finding(
        .depthCollapse, node: pair.key.node, color: pair.colorName, background: pair.groundName,
        appearances: [pair.appearance],
        message: "\(pair.colorName) and \(pair.groundName) are one colour among 256")
      finding.devices = [pair.device]
      return finding
    }
  }

  // MARK: Names

  /// Names in the scene that stand for no colour.
  func undefinedNameFindings() -> [Finding] {
    content.colorUses.filter { palette.color(named: $0.name) == nil }.map { use in
      Finding(
        .nameUndefined, node: use.node, color: use.name,
        message:
          "\(use.node).\(use.property.rawValue) names \(use.name), which is no role and no colour of the theme"
      )
    }
  }

  private func resolved(_ source: ColorSource, _ traits: EffectiveTraits) -> ResolvedColor? {
    switch source {
    case .named(let name): palette.resolve(name, for: traits.collection)
    case .dynamic(let color): palette.resolve(color, for: traits.collection)
    }
  }

  private func resolve(_ source: ColorSource, _ traits: EffectiveTraits) -> RGBA? {
    resolved(source, traits)?.color
  }
}
