import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

extension ScreenPainter {
  /// A view's frame on the screen. In a sheet or popover the root view fills its container: the stated frame is the
  /// container's own size.
  func viewFrame(of view: NodeIndex, in around: Surroundings) -> Rect {
    let id = hierarchy[view].id
    if let stated = input.content.views[id]?.frame {
      let isRootOfPresented =
        hierarchy.owner(of: view).map {
          hierarchy[view].parent == $0 && hierarchy.attachment(of: $0) == .presented
        } ?? false
      return isRootOfPresented ? around.frame : stated.offset(x: around.frame.x, y: around.frame.y)
    }
    return ViewClass.named(hierarchy[view].className).frameWithin(around.frame)
  }

  /// A view with its layer and all that lies in it. `defaultBackground` serves where neither scene nor class has one.
  mutating func paintView(
    _ view: NodeIndex, _ around: Surroundings, frame: Rect? = nil, defaultBackground: ColorSource? = nil
  ) {
    let node = hierarchy[view]
    let content = input.content.views[node.id] ?? ViewContent()
    if content.isHidden || content.alpha <= 0 { return }
    let frame = frame ?? viewFrame(of: view, in: around)
    let traits = input.traits(view)
    let layer = hierarchy.layer(of: view)
    let layerContent = layer.flatMap { input.content.layers[hierarchy[$0].id] }
    let viewClass = ViewClass.named(node.className)

    var inside = around
    inside.opacity *= content.alpha
    inside.tint = content.tintColor ?? around.tint
    var brush = ViewBrush(
      input: input, node: node.id, content: content, frame: frame, traits: traits, around: inside,
      layerRadius: layerContent?.cornerRadius)
    let shape = viewClass.shape(brush)
    place(view, shape, around)
    if let layer { place(layer, shape, around) }

    if let source = content.backgroundColor ?? viewClass.background(brush) ?? defaultBackground {
      brush.fill(.background, shape, source)
    }
    painting.items += brush.items
    brush.items = []
    if let layer, let layerContent { paintLayerBackground(layer, layerContent, shape, traits, inside) }
    viewClass.draw(&brush)
    painting.items += brush.items

    let faded = inside
    inside.frame = frame
    inside.style = traits.style
    inside.table = viewClass.tableStyle(content).map { TableSurroundings(style: $0) }
    if viewClass.clipsToBounds { inside.clips = around.clips + [shape] }
    paintSubviews(of: view, inside)

    // Core Animation draws a layer's border over its sublayers.
    if let layer, let layerContent { paintBorder(layer, layerContent, shape, traits, faded) }
  }

  private mutating func paintSubviews(of view: NodeIndex, _ inside: Surroundings) {
    let rows = inside.table == nil ? [:] : rowFrames(of: view, in: inside)
    var inside = inside
    if inside.table != nil { joinRows(rows, &inside) }
    for child in hierarchy[view].children {
      switch hierarchy[child].kind {
      case .view: paintView(child, inside, frame: rows[child])
      case .viewController: paintController(child, inside)
      default: break
      }
    }
  }

  private mutating func paintLayerBackground(
    _ layer: NodeIndex, _ content: LayerContent, _ shape: RoundedRect, _ current: EffectiveTraits,
    _ around: Surroundings
  ) {
    guard let source = content.backgroundColor, !input.unassigned.contains(hierarchy[layer].id) else {
      return
    }
    let traits = input.frozen[hierarchy[layer].id] ?? current
    guard let color = resolve(source, for: traits) else { return }
    add(.background, shape, color, .source(source), of: layer, traits, around)
  }

  private mutating func paintBorder(
    _ layer: NodeIndex, _ content: LayerContent, _ shape: RoundedRect, _ current: EffectiveTraits,
    _ around: Surroundings
  ) {
    guard let source = content.borderColor else { return }
    let kind = PaintItem.Content.border(width: content.borderWidth ?? 1)
    if input.unassigned.contains(hierarchy[layer].id) {
      // What CALayer itself starts with.
      return add(kind, shape, .black, .fixed, of: layer, current, around)
    }
    let traits = input.frozen[hierarchy[layer].id] ?? current
    guard let color = resolve(source, for: traits) else { return }
    add(kind, shape, color, .source(source), of: layer, traits, around)
  }
}
