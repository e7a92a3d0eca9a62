import TraitModel

/// How far an override is without an effect: taking it back would change no node's style.
package enum Redundancy: String, CaseIterable, Sendable {
  /// What the node would inherit is the same at present; another appearance of the device would show the difference.
  case now
  /// What the node would inherit does not depend on the device, so no appearance shows a difference.
  case always
}

extension TraitResolution {
  /// Whether the style that a node asks for is the one it would have anyway (O-02, O-03). Nil where the node asks for
  /// none, where its request matters, and where it is in no hierarchy: there the request waits to be attached.
  package func redundancy(of index: NodeIndex, in hierarchy: Hierarchy) -> Redundancy? {
    guard hierarchy[index].requestedStyle != .unspecified, let parent = environmentParent(of: index) else {
      return nil
    }
    let style = traits(of: index).style
    if let fromParent = styleFromParentController(of: index, in: hierarchy) {
      return fromParent == style ? .always : nil
    }
    guard traits(of: parent).style == style else { return nil }
    let decider = descent(of: .userInterfaceStyle, to: parent, in: hierarchy).decider
    let isFixed =
      decider == hierarchy.screen
      ? device.plist.pinned != nil || !behaviors.contains(.adaptiveAppearance) : !isStale(decider)
    return isFixed ? .always : .now
  }

  /// What the parent controller set for this child (T-01), which is there whatever the child itself asks for.
  private func styleFromParentController(of index: NodeIndex, in hierarchy: Hierarchy) -> EffectiveStyle? {
    var style: EffectiveStyle?
    hierarchy.forEachOwnSetting(of: index, under: behaviors) { rule, setting in
      if rule == "T-01" { style = setting.userInterfaceStyle.effective }
    }
    return style
  }
}
