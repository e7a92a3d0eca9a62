import ColorModel
import LocatedInput
import SceneModel
import TraitModel

/// Colours: a name, `#RRGGBB[AA]`, or an object of light and dark. Whether a name exists is the palette's to say.
extension SceneReader {
  mutating func color<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> ColorSource? {
    guard let json = object[key] else { return nil }
    let path = object.path(to: key)
    if json.members != nil {
      return open(ColorKey.self, json, path: path).flatMap { dynamicColor(in: $0) }.map(ColorSource.dynamic)
    }
    guard let value = value(key, in: object, { $0.string.flatMap(colorValue) }) else { return nil }
    switch value {
    case .color(let color): return .dynamic(DynamicColor(fixed: color))
    case .reference(let name), .system(let name): return .named(name)
    }
  }

  private mutating func dynamicColor(in object: SceneObject<ColorKey>) -> DynamicColor? {
    var color = DynamicColor([:])
    for key in ColorKey.allCases {
      guard let slot = key.slot else { continue }
      color.slots[slot] = value(key, in: object) { $0.string.flatMap(colorValue) }
    }
    for key in [ColorKey.light, .dark] where object[key] == nil {
      report(
        "a colour has no \"\(key.rawValue)\" value", at: object.location, path: object.path,
        remedy: "give both, or one value for both as a string")
    }
    if choice(.unspecified, in: object, EffectiveStyle.self) == .dark { color.idiom = .notLightMeansDark }
    return color.slots.isEmpty ? nil : color
  }
}

private func colorValue(_ text: String) -> DynamicColor.Value? {
  if text.hasPrefix("#") { return RGBA(hex: text).map(DynamicColor.Value.color) }
  return text.isEmpty ? nil : .reference(text)
}
