import ColorModel
import Localization
import TraitModel

/// Colours that are two on the device and one to somebody.
extension PaletteAudit {
  /// Text that shares its cell's colour with its background, and backgrounds that cannot be told apart, where a
  /// terminal has 256 colours.
  func depthFindings(_ pairs: [RolePair]) -> [Finding] {
    var reducer = ColorReducer.indexed256
    func collapse(_ a: RGBA, _ b: RGBA) -> Bool {
      a.rgb24 != b.rgb24 && reducer.index(nearestTo: a.rgb24) == reducer.index(nearestTo: b.rgb24)
    }
    let texts = pairs.filter {
      isOwn($0.foreground.name) && collapse($0.contrast.foreground, $0.contrast.background)
    }
    .map { pair in depthFinding(pair.foreground.name, pair.background.name, pair.appearances) }
    let layers = RolePairs.layers.filter { isOwn($0.lower) && isOwn($0.upper) }.compactMap {
      layer -> Finding? in
      let merged = Appearance.all.filter { appearance in
        guard let lower = palette.resolve(layer.lower, for: appearance.collection),
          let upper = palette.resolve(layer.upper, for: appearance.collection)
        else { return false }
        return collapse(lower.color, upper.color)
      }
      return merged.isEmpty ? nil : depthFinding(layer.upper, layer.lower, merged)
    }
    return texts + layers
  }

  private func depthFinding(_ color: String, _ background: String, _ appearances: [Appearance]) -> Finding {
    Finding(
      .depthCollapse, color: color, background: background, appearances: appearances,
      message: "\(color) and \(background) are one colour among 256")
  }

  /// Signal colours that a deficiency makes alike.
  func visionFindings() -> [Finding] {
    let signals = RolePairs.signals.filter(isOwn)
    return signals.enumerated().flatMap { place, first in
      signals[(place + 1)...].compactMap { second in visionFinding(first, second) }
    }
  }

  private func visionFinding(_ first: String, _ second: String) -> Finding? {
    var appearances: [Appearance] = []
    var kinds: [VisionDeficiency.Kind] = []
    for appearance in Appearance.all {
      guard let a = palette.resolve(first, for: appearance.collection)?.color,
        let b = palette.resolve(second, for: appearance.collection)?.color, a != b
      else { continue }
      let alike = Likeness.deficiencies.filter { Likeness.areAlike(a, b, seenWith: $0) }
      if alike.isEmpty { continue }
      appearances.append(appearance)
      kinds += alike.map(\.kind).filter { !kinds.contains($0) }
    }
    if appearances.isEmpty { return nil }
    let names = kinds.map(\.rawValue).joined(separator: ", ")
    return Finding(
      .visionCollapse, color: first, background: second, appearances: appearances,
      message: "\(first) and \(second) look alike (\(names))")
  }
}

/// Whether two colours can be told apart.
enum Likeness {
  /// The dichromacies; without any colours too much would be alike to be worth telling.
  static let deficiencies = [VisionDeficiency(.protan), VisionDeficiency(.deutan), VisionDeficiency(.tritan)]

  /// Distances in OKLab: about 0.02 is the least that can be seen side by side; apart from each other colours want
  /// more, and what was hardly different before is not the deficiency's doing.
  static let (alike, different) = (0.05, 0.1)

  static func areAlike(_ a: RGBA, _ b: RGBA, seenWith vision: VisionDeficiency) -> Bool {
    distance(a, b) >= different && distance(vision.simulate(a), vision.simulate(b)) < alike
  }

  private static func distance(_ a: RGBA, _ b: RGBA) -> Double {
    OKLab(a).squaredDistance(to: OKLab(b)).squareRoot()
  }
}

extension RGBA {
  /// The opaque part as 0xRRGGBB.
  var rgb24: UInt32 {
    let b = bytes
    return UInt32(b.red) << 16 | UInt32(b.green) << 8 | UInt32(b.blue)
  }
}
