import ColorModel
import SceneModel
import TraitModel

/// What a view class draws with: the view's content, frame and traits, and the items it makes.
struct ViewBrush {
  let input: PaintInput
  let node: NodeID
  let content: ViewContent
  /// In points of the screen.
  let frame: Rect
  /// What colours are resolved for: the view's own, but for parts that keep a style or froze.
  var traits: EffectiveTraits
  let around: Surroundings
  /// The radius that the scene gives its layer.
  let layerRadius: Double?
  var items: [PaintItem] = []

  init(
    input: PaintInput, node: NodeID, content: ViewContent, frame: Rect, traits: EffectiveTraits,
    around: Surroundings, layerRadius: Double?
  ) {
    self.input = input
    self.node = node
    self.content = content
    self.frame = frame
    self.traits = traits
    self.around = around
    self.layerRadius = layerRadius
  }

  /// The nearest tint from the view up.
  var tint: ColorSource { around.tint ?? .named("tintColor") }
  var layerShape: RoundedRect { RoundedRect(frame, radius: layerRadius ?? 0) }

  func string(_ text: LocalizedText?) -> String? { input.string(text) }

  /// Colours an area; nothing where the palette does not know the colour.
  mutating func fill(
    _ kind: PaintItem.Content, _ shape: RoundedRect, _ source: ColorSource, opacity: Double = 1
  ) {
    guard let color = input.resolve(source, for: traits) else { return }
    append(kind, shape, color.withAlpha(color.alpha * opacity), .source(source))
  }

  /// Colours an area in a colour that UIKit itself keeps the same everywhere.
  mutating func fill(_ shape: RoundedRect, fixed color: RGBA) { append(.shape, shape, color, .fixed) }

  /// Sets a text; an unknown colour falls back to `label`, as an unset one does.
  mutating func text(_ text: PaintedText, _ frame: Rect, _ source: ColorSource) {
    if text.string.isEmpty { return }
    let known = input.resolve(source, for: traits).map { ($0, source) }
    let label = ColorSource.named("label")
    guard let (color, source) = known ?? input.resolve(label, for: traits).map({ ($0, label) }) else {
      return
    }
    append(.text(text), RoundedRect(frame), color, .source(source))
  }

  /// The view's own text: black where it is attributed without a foreground colour, whatever the style (K-22).
  mutating func ownText(_ text: PaintedText, _ frame: Rect, _ source: ColorSource) {
    if content.isAttributedWithoutColor {
      self.text(text, frame, fixed: .black)
    } else {
      self.text(text, frame, source)
    }
  }

  /// From here on colours are those of a style that the view keeps by itself; nil changes nothing.
  mutating func keep(_ style: EffectiveStyle?) {
    traits = traits.applying(TraitCollection(userInterfaceStyle: UserInterfaceStyle(style)))
  }

  /// A text that UIKit draws in one colour in both styles.
  mutating func text(_ text: PaintedText, _ frame: Rect, fixed color: RGBA) {
    if !text.string.isEmpty { append(.text(text), RoundedRect(frame), color, .fixed) }
  }

  mutating func symbol(_ name: String, _ frame: Rect, _ source: ColorSource) {
    guard let color = input.resolve(source, for: traits) else { return }
    append(.symbol(name), RoundedRect(frame), color, .source(source))
  }

  /// A hairline along the lower edge of `frame`.
  mutating func separator(under frame: Rect) {
    let source = ColorSource.named("separator")
    guard let color = input.resolve(source, for: traits) else { return }
    let line = Rect(x: frame.x, y: frame.maxY - 0.33, width: frame.width, height: 0.33)
    append(.separator, RoundedRect(line), color, .source(source))
  }

  mutating func border(_ shape: RoundedRect, _ source: ColorSource, width: Double) {
    guard let color = input.resolve(source, for: traits) else { return }
    append(.border(width: width), shape, color, .source(source))
  }

  private mutating func append(
    _ kind: PaintItem.Content, _ shape: RoundedRect, _ color: RGBA, _ source: PaintedColor.Source
  ) {
    let item = PaintItem(
      kind, shape, color, source, of: node, traits, around, isDisabled: !content.isEnabled)
    if let item { items.append(item) }
  }
}
