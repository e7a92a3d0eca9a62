import ColorModel
import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

/// The members of one object being written, in the order of its keys however they are set.
struct Members<Key: SceneKey> {
  private var values: [Key: JSONText] = [:]

  /// A nil is not written.
  subscript(key: Key) -> JSONText? {
    get { values[key] }
    set { values[key] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }
  var json: JSONText { .object(Key.allCases.compactMap { key in values[key].map { (key.rawValue, $0) } }) }
}

/// Values; nil where the value is the default.
extension SceneWriter {
  func name(_ node: Node) -> JSONText { .string(node.id.rawValue) }

  func className(_ node: Node) -> JSONText? {
    node.className == node.kind.defaultClassName ? nil : .string(node.className)
  }

  func style(_ node: Node) -> JSONText? {
    node.overrideUserInterfaceStyle == .unspecified ? nil : word(node.overrideUserInterfaceStyle)
  }

  func word(_ value: some RawRepresentable<String>) -> JSONText { .string(value.rawValue) }

  func traits(_ traits: TraitCollection) -> JSONText? {
    traits.isEmpty ? nil : .object(traits.specified.map { ($0.trait.name, .string($0.value)) })
  }

  func text(_ text: LocalizedText) -> JSONText {
    if text.byLanguage.count == 1, let english = text.byLanguage["en"] { return .string(english) }
    return .object(text.byLanguage.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  func flag(_ value: Bool, unless usual: Bool) -> JSONText? { value == usual ? nil : .bool(value) }

  func number(_ value: Double?, unless usual: Double? = nil) -> JSONText? {
    value == usual ? nil : value.map(JSONText.decimal)
  }

  func strings(_ strings: [String]) -> JSONText? {
    strings.isEmpty ? nil : .array(strings.map(JSONText.string))
  }

  func array(_ items: [JSONText]) -> JSONText? { items.isEmpty ? nil : .array(items) }

  func frame(_ frame: Rect) -> JSONText {
    .array([frame.x, frame.y, frame.width, frame.height].map(JSONText.decimal))
  }

  func color(_ color: ColorSource) -> JSONText {
    switch color {
    case .named(let name): return .string(name)
    case .dynamic(let dynamic):
      if case .color(let fixed)? = dynamic.slots[DynamicColor.Slot(.light)],
        dynamic == DynamicColor(fixed: fixed)
      {
        return value(.color(fixed))
      }
      var members = Members<ColorKey>()
      for key in ColorKey.allCases {
        members[key] = key.slot.flatMap { dynamic.slots[$0] }.map(value)
      }
      if dynamic.idiom == .notLightMeansDark { members[.unspecified] = word(EffectiveStyle.dark) }
      return members.json
    }
  }

  private func value(_ value: DynamicColor.Value) -> JSONText {
    switch value {
    case .color(let color): .string(color.alpha < 1 ? color.hexRGBA : color.hexRGB)
    case .reference(let name), .system(let name): .string(name)
    }
  }
}
