import ColorModel
import TraitModel

/// Two roles together, in the appearances in which they are seen the same.
struct RolePair {
  struct Side {
    let name: String
    let resolved: ResolvedColor
    var value: RGBA { resolved.color }
  }

  let foreground: Side
  let background: Side
  let need: ContrastNeed
  var appearances: [Appearance]
  var contrast: MeasuredContrast

  var measurement: AuditReport.Measurement {
    AuditReport.Measurement(
      subject: foreground.name, background: background.name,
      appearance: appearances.first ?? Appearance(style: .light), contrast: contrast)
  }
}

extension PaletteAudit {
  /// Every pair of roles of which the palette has a part, in the appearances in which it looks different. A role that
  /// the palette lacks is Apple's; of backgrounds only `systemBackground` stands in, for an app that brings its own
  /// colours seldom mixes them with Apple's raised ones.
  func judgedPairs() -> [RolePair] {
    RolePairs.all.flatMap { row in
      row.foregrounds.flatMap { foreground in
        row.backgrounds.filter { isJudged(foreground, on: $0) }.flatMap { background in
          pairs(foreground, on: background, row.need)
        }
      }
    }
  }

  private func isJudged(_ foreground: String, on background: String) -> Bool {
    isOwn(background) || background == "systemBackground" && isOwn(foreground)
  }

  private func pairs(_ foreground: String, on background: String, _ need: ContrastNeed) -> [RolePair] {
    var found: [RolePair] = []
    for appearance in Appearance.all {
      guard var pair = pair(foreground, on: background, need, appearance) else { continue }
      let same = found.firstIndex {
        $0.foreground.value == pair.foreground.value && $0.background.value == pair.background.value
          && $0.appearances[0].style == appearance.style
      }
      if let same {
        found[same].appearances.append(appearance)
      } else {
        if appearance.contrast == .normal {
          let increased = self.pair(foreground, on: background, need, appearance.increased)
          pair.contrast.increased = increased?.contrast.ratio
        }
        found.append(pair)
      }
    }
    return found
  }

  func pair(_ foreground: String, on background: String, _ need: ContrastNeed, _ appearance: Appearance)
    -> RolePair?
  {
    guard let required = need.ratio,
      let text = palette.resolve(foreground, for: appearance.collection),
      let ground = palette.resolve(background, for: appearance.collection)
    else { return nil }
    // What shows through a translucent background is the screen's own.
    let base = palette.resolve("systemBackground", for: appearance.collection)?.color ?? .white
    let opaque = ground.color.clamped.composited(over: base.withAlpha(1))
    return RolePair(
      foreground: RolePair.Side(name: foreground, resolved: text),
      background: RolePair.Side(name: background, resolved: ground), need: need, appearances: [appearance],
      contrast: MeasuredContrast(text.color.clamped, on: opaque, required: required))
  }
}
