import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

extension SceneWriter {
  func view(_ index: NodeIndex) -> JSONText {
    let node = hierarchy[index]
    let shown = content.views[node.id] ?? ViewContent()
    var members = Members<ViewKey>()
    members[.id] = name(node)
    members[.class] = className(node)
    members[.overrideUserInterfaceStyle] = style(node)
    members[.traitOverrides] = traits(node.traitOverrides)
    callbacks(of: node, .implements, .registersForTraitChanges, .readsTraits, into: &members)
    members[.frame] = shown.frame.map(frame)
    members[.backgroundColor] = shown.backgroundColor.map(color)
    members[.tintColor] = shown.tintColor.map(color)
    members[.alpha] = number(shown.alpha, unless: 1)
    members[.isHidden] = flag(shown.isHidden, unless: false)
    members[.isEnabled] = flag(shown.isEnabled, unless: true)
    members[.style] = shown.style.map(JSONText.string)
    members[shown.isAttributedWithoutColor ? .attributedText : .text] = shown.text.map(text)
    members[.detailText] = shown.detailText.map(text)
    members[.placeholder] = shown.placeholder.map(text)
    members[.textColor] = shown.textColor.map(color)
    members[.font] = font(shown)
    if shown.textAlignment != .natural { members[.textAlignment] = word(shown.textAlignment) }
    members[.image] = image(of: shown)
    members[.accessoryType] = shown.accessory.map(word)
    members[.isOn] = flag(shown.isOn, unless: false)
    members[.value] = number(shown.value)
    members[.items] = array(shown.items.map(barItem))
    if shown.selectedIndex != 0 { members[.selectedIndex] = .integer(shown.selectedIndex) }
    if shown.barStyle != .default { members[.barStyle] = word(shown.barStyle) }
    members[.prefersColorScheme] = flag(shown.prefersColorScheme, unless: false)
    if shown.keyboardAppearance != .default { members[.keyboardAppearance] = word(shown.keyboardAppearance) }
    if content.firstResponder == node.id { members[.isFirstResponder] = .bool(true) }
    members[.layer] = hierarchy.layer(of: index).map(layer)
    members[.subviews] = subviews(of: index, sorts: [.view, .viewController])
    return members.json
  }

  /// Views, and controllers among them; nil where there are none.
  func subviews(of index: NodeIndex, sorts: Set<NodeKind>) -> JSONText? {
    let children = hierarchy[index].children.filter { sorts.contains(hierarchy[$0].kind) }
    return array(
      children.map { child in
        if hierarchy[child].kind == .view { return view(child) }
        var embedding = Members<EmbeddingKey>()
        embedding[hierarchy[child].isOrphan ? .orphanViewController : .childViewController] = controller(
          child)
        return embedding.json
      })
  }

  private func font(_ shown: ViewContent) -> JSONText? {
    var members = Members<FontKey>()
    members[.size] = number(shown.fontSize)
    members[.weight] = shown.isBold.map { word($0 ? FontWeight.bold : .regular) }
    return members.isEmpty ? nil : members.json
  }

  private func barItem(_ item: BarItem) -> JSONText {
    if let title = item.title, item == BarItem(title: title), case .string(let plain) = text(title) {
      return .string(plain)
    }
    var members = Members<BarItemKey>()
    members[.title] = item.title.map(text)
    members[.image] = item.image.map(JSONText.string)
    members[.isLeading] = flag(item.isLeading, unless: false)
    return members.json
  }

  func layer(_ index: NodeIndex) -> JSONText {
    let node = hierarchy[index]
    let shown = content.layers[node.id] ?? LayerContent()
    var members = Members<LayerKey>()
    members[.id] = name(node)
    members[.class] = className(node)
    members[.backgroundColor] = shown.backgroundColor.map(color)
    members[.borderColor] = shown.borderColor.map(color)
    members[.borderWidth] = number(shown.borderWidth)
    members[.cornerRadius] = number(shown.cornerRadius)
    members[.shadowColor] = shown.shadowColor.map(color)
    if shown.refresh != .never { members[.refresh] = word(shown.refresh) }
    return members.json
  }
}
