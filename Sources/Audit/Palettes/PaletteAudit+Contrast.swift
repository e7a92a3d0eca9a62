import ColorModel
import Localization
import LocatedInput
import SceneModel
import TraitModel

extension PaletteAudit {
  func contrastFindings(_ pairs: [RolePair]) -> [Finding] {
    let demands = demands(pairs)
    return pairs.compactMap { pair in
      let appearance = pair.appearances[0]
      let other = self.pair(pair.foreground.name, on: pair.background.name, pair.need, appearance.opposite)
      guard
        let rule = ContrastVerdict.rule(
          pair.need, ratio: pair.contrast.ratio, inDark: appearance.style == .dark,
          counterpart: other?.contrast.ratio)
      else { return nil }
      let isApples = isApplesShortfall(pair)
      var finding = Finding(
        rule, severity: isApples ? .note : nil, color: pair.foreground.name, background: pair.background.name,
        appearances: pair.appearances,
        message: contrastMessage(pair.foreground.name, on: pair.background.name, pair.need, pair.contrast))
      finding.contrast = pair.contrast
      finding.isApples = isApples
      if !isApples { suggest(pair, demands, &finding) }
      return finding
    }
  }

  /// Whether Apple's own colours fall short in the same place: both are Apple's, or the text is and it is too weak on
  /// Apple's background as well.
  private func isApplesShortfall(_ pair: RolePair) -> Bool {
    // A theme's colour that refers to a system colour shows Apple's value too.
    guard pair.foreground.resolved.isFromSystem else { return false }
    if pair.background.resolved.isFromSystem { return true }
    let apples = PaletteAudit(Palette(system: palette.system), subject: "")
      .pair(pair.foreground.name, on: pair.background.name, pair.need, pair.appearances[0])
    return apples.map { $0.contrast.ratio < $0.contrast.required } ?? false
  }

  // MARK: Suggestions

  /// A value that one slot serves.
  private struct SlotKey: Hashable {
    var name: String
    var slot: DynamicColor.Slot
  }

  /// All that is asked of a slot's value: whoever changes it changes it for each of these.
  private func demands(_ pairs: [RolePair]) -> [SlotKey: [ContrastDemand]] {
    var demands: [SlotKey: [ContrastDemand]] = [:]
    for pair in pairs {
      guard let required = pair.need.ratio else { continue }
      let demand = ContrastDemand(background: pair.contrast.background, ratio: required)
      demands[key(pair.foreground, pair.appearances[0]), default: []].append(demand)
    }
    return demands
  }

  private func key(_ side: RolePair.Side, _ appearance: Appearance) -> SlotKey {
    SlotKey(name: side.resolved.names.last ?? side.name, slot: side.resolved.slot(toWriteFor: appearance))
  }

  private func suggest(_ pair: RolePair, _ demands: [SlotKey: [ContrastDemand]], _ finding: inout Finding) {
    guard let required = pair.need.ratio else { return }
    let appearance = pair.appearances[0]
    if isOwn(pair.foreground.name) {
      let key = key(pair.foreground, appearance)
      let alone = ContrastDemand(background: pair.contrast.background, ratio: required)
      finding.suggestion =
        pair.foreground.value.nearest(meeting: demands[key] ?? [alone])
        ?? pair.foreground.value.nearest(meeting: [alone])
      finding.fix = .palette(name: key.name, slot: key.slot)
    } else {
      // The text is Apple's: the background has to give way.
      let key = key(pair.background, appearance)
      let text = pair.foreground.value
      finding.suggestion = pair.background.value.withAlpha(1).nearest {
        text.contrastRatio(on: $0) >= required
      }
      finding.fix = .palette(name: key.name, slot: key.slot)
    }
  }
}

extension ResolvedColor {
  /// The slot that a new value for an appearance belongs in: the one that served, or, where a value of the other style
  /// stood in, the missing one.
  func slot(toWriteFor appearance: Appearance) -> DynamicColor.Slot {
    if let slot, !isSubstitute { return slot }
    return DynamicColor.Slot(
      appearance.style, elevated: appearance.level == .elevated, high: appearance.contrast == .high)
  }
}

/// `secondaryLabel on systemBackground has 4.42; text needs 4.5`.
func contrastMessage(
  _ color: String, on background: String, _ need: ContrastNeed, _ contrast: MeasuredContrast
)
  -> Phrase
{
  "\(color) on \(background) has \(ratioText(contrast.ratio)); \(need.noun) needs \(ratioText(contrast.required))"
}

/// A ratio with two decimals, cut off and never rounded up: what fails by a hair must not look as if it passed.
package func ratioText(_ ratio: Double) -> String {
  let hundredths = Int(ratio * 100)
  let fraction = hundredths % 100
  return "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + String(fraction)
}
