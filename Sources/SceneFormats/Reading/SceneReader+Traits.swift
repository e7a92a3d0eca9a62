import LocatedInput
import TraitModel
import TraitPropagation

/// What objects ask for.
extension SceneReader {
  /// `overrideUserInterfaceStyle` and `traitOverrides` of a window, controller or view.
  mutating func readOverrides<Key: SceneKey>(
    _ style: Key, _ overrides: Key, in object: SceneObject<Key>, into node: inout Node
  ) {
    node.overrideUserInterfaceStyle = choice(style, in: object) ?? .unspecified
    node.traitOverrides = traitOverrides(overrides, in: object)
    if node.overrideUserInterfaceStyle != .unspecified, node.traitOverrides.userInterfaceStyle != .unspecified
    {
      warn(
        "\"\(node.id)\" sets its style both by overrideUserInterfaceStyle and by traitOverrides",
        at: object[overrides]?.location ?? object.location, path: object.path(to: overrides),
        remedy: "UIKit's order is not documented (X-05); overrideUserInterfaceStyle is applied last here")
    }
  }

  /// `traitOverrides`; a warning where the release asked for does not have them.
  mutating func traitOverrides<Key: SceneKey>(
    _ key: Key, in object: SceneObject<Key>
  ) -> TraitCollection {
    let traits = traits(key, in: object)
    let release = release ?? .latest
    if !traits.isEmpty, !release.behaviors.contains(.traitOverrides) {
      warn(
        "\(release.name) has no traitOverrides", at: object[key]?.location ?? object.location,
        path: object.path(to: key), remedy: "they are kept, and count from iOS 17 on (T-05)")
    }
    return traits
  }

  /// The traits behind a key; empty where there are none.
  mutating func traits<Key: SceneKey>(_ key: Key, in object: SceneObject<Key>) -> TraitCollection {
    nested(key, as: TraitKey.self, in: object).map { traits(in: $0) } ?? TraitCollection()
  }

  mutating func traits(in object: SceneObject<TraitKey>) -> TraitCollection {
    var traits = TraitCollection()
    for key in TraitKey.allCases {
      guard let word = string(key, in: object), word != UserInterfaceStyle.unspecified.rawValue else {
        continue
      }
      if let rank = key.trait.values.firstIndex(of: word) {
        traits[key.trait] = rank
      } else {
        unknownWord(word, key, in: object, among: key.words)
      }
    }
    return traits
  }
}
