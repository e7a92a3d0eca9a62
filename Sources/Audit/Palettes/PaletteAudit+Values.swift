import ColorModel
import Localization
import TraitModel

/// Faults of single colours.
extension PaletteAudit {
  func valueFindings() -> [Finding] {
    // Of Apple's palette the fixed colours are meant to be the same, and nothing else is missing.
    if palette.themes.isEmpty { return [] }
    return ownColors.flatMap { color in
      [missingDark(color), identicalModes(color), undefinedReference(color), outsideGamut(color)].compactMap(
        \.self)
    }
  }

  private func value(_ color: ThemeColor, _ style: EffectiveStyle) -> ResolvedColor? {
    palette.resolve(color.color, for: Appearance(style: style).collection)
  }

  private func missingDark(_ color: ThemeColor) -> Finding? {
    guard let dark = value(color, .dark), dark.isSubstitute else { return nil }
    return Finding(
      .missingDark, color: color.name, appearances: [Appearance(style: .dark)],
      message: "\(color.name) has no dark value; its light one, \(dark.color.shortHex), is shown in dark")
  }

  private func identicalModes(_ color: ThemeColor) -> Finding? {
    guard let light = value(color, .light), let dark = value(color, .dark), !dark.isSubstitute,
      light.color == dark.color, light.slot?.style != nil
    else { return nil }
    return Finding(
      .identicalModes, color: color.name,
      message: "\(color.name) is \(light.color.shortHex) in light and in dark")
  }

  private func undefinedReference(_ color: ThemeColor) -> Finding? {
    let broken = Appearance.all.filter { appearance in
      color.color.match(appearance.collection) != nil
        && palette.resolve(color.color, for: appearance.collection) == nil
    }
    guard let first = broken.first, let match = color.color.match(first.collection) else { return nil }
    return Finding(
      .nameUndefined, color: color.name, appearances: broken,
      message: "\(color.name) refers to \(match.value.referredName ?? "a colour"), which stands for none")
  }

  private func outsideGamut(_ color: ThemeColor) -> Finding? {
    let outside = Appearance.all.filter { appearance in
      palette.resolve(color.color, for: appearance.collection).map { !$0.color.isInGamut } ?? false
    }
    guard let first = outside.first, let value = palette.resolve(color.color, for: first.collection) else {
      return nil
    }
    return Finding(
      .gamutClamped, color: color.name, appearances: outside,
      message: "\(color.name) lies outside sRGB; an sRGB screen shows \(value.color.shortHex)")
  }
}

extension DynamicColor.Value {
  /// The name of the colour it refers to.
  fileprivate var referredName: String? {
    switch self {
    case .color: nil
    case .reference(let name), .system(let name): name
    }
  }
}
