import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

/// The keyboard of the first responder.
extension ScreenPainter {
  private enum KeyboardMetrics {
    static let height = 291.0
    static let keyHeight = 42.0
    static let rowStep = 54.0
    static let sideMargin = 3.0
  }

  /// A keyboard over everything, in the style of the field that it belongs to (W-16); none where nobody types, or where
  /// the field is in another scene.
  mutating func paintKeyboard(in scene: NodeIndex) {
    guard screen.height > 500, let field = input.content.firstResponder.flatMap(hierarchy.index),
      hierarchy.isAttached(field), hierarchy.ancestors(of: field).contains(scene)
    else { return }
    let traits = keyboardTraits(for: field)
    let around = Surroundings(frame: screen, clips: [])
    let frame = Rect(
      x: 0, y: screen.height - KeyboardMetrics.height, width: screen.width, height: KeyboardMetrics.height)
    add(.background, RoundedRect(frame), traits, KeyboardColors.ground, of: field, around)
    for (number, row) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      paintKeys(
        Array(row).map(String.init), frame.y + 8 + Double(number) * KeyboardMetrics.rowStep, field, traits)
    }
    let y = frame.y + 8 + 3 * KeyboardMetrics.rowStep
    let space = Rect(x: 96, y: y, width: screen.width - 192, height: KeyboardMetrics.keyHeight)
    paintKey("space", space, field, traits)
  }

  /// `keyboardAppearance` where it is not the default, else the traits of the field's own environment.
  private func keyboardTraits(for field: NodeIndex) -> EffectiveTraits {
    let own = input.traits(field)
    switch input.content.views[hierarchy[field].id]?.keyboardAppearance {
    case .light?: return own.applying(TraitCollection(userInterfaceStyle: .light))
    case .dark?: return own.applying(TraitCollection(userInterfaceStyle: .dark))
    case .default?, nil: return own
    }
  }

  private mutating func paintKeys(
    _ keys: [String], _ y: Double, _ field: NodeIndex, _ traits: EffectiveTraits
  ) {
    let width = screen.width / 10
    let left = (screen.width - width * Double(keys.count)) / 2
    for (place, key) in keys.enumerated() {
      let frame = Rect(
        x: left + width * Double(place) + KeyboardMetrics.sideMargin, y: y,
        width: width - 2 * KeyboardMetrics.sideMargin, height: KeyboardMetrics.keyHeight)
      paintKey(key, frame, field, traits)
    }
  }

  private mutating func paintKey(_ key: String, _ frame: Rect, _ field: NodeIndex, _ traits: EffectiveTraits)
  {
    let around = Surroundings(frame: screen, clips: [])
    add(.shape, RoundedRect(frame, radius: 5), traits, KeyboardColors.key, of: field, around)
    let text = PaintedText(key, fontSize: key.count > 1 ? 15 : 20, alignment: .center)
    add(.text(text), RoundedRect(frame), traits, .named("label"), of: field, around)
  }

  private mutating func add(
    _ content: PaintItem.Content, _ shape: RoundedRect, _ traits: EffectiveTraits, _ source: ColorSource,
    of field: NodeIndex, _ around: Surroundings
  ) {
    guard let color = resolve(source, for: traits) else { return }
    add(content, shape, color, .source(source), of: field, traits, around)
  }
}

/// The keyboard's colours are not public: the nearest roles, and grays read from screenshots where there is none.
private enum KeyboardColors {
  static let ground = ColorSource.named("systemGray4")
  static let key = ColorSource.dynamic(DynamicColor(light: .white, dark: RGBA(rgb: 0x6B6B6E)))
}
