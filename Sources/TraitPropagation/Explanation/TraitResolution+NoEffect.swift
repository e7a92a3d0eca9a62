package import Localization
package import TraitModel

/// An edit of settings, for asking why it changed nothing.
package enum SettingEdit: Hashable, Sendable {
  case style(UserInterfaceStyle, of: NodeIndex)
  case traitOverride(Trait, of: NodeIndex)
  case deviceStyle
  case deviceContrast
  case plist
}

extension TraitResolution {
  /// Why an edit, which this resolution already contains, changed no node: a sentence without its full stop, for a status
  /// line.
  package func noEffectReason(of edit: SettingEdit, in hierarchy: Hierarchy) -> Phrase {
    guard behaviors.contains(.adaptiveAppearance) else {
      switch edit {
      case .deviceContrast: return "\(release.name) has no high contrast colours"
      default: return "\(release.name) has no dark style"
      }
    }
    switch edit {
    case .deviceStyle, .plist:
      return device.plist.pinned == nil
        ? "already \(device.style.phrase) (C-02)" : "pinned by Info.plist (W-12)"
    case .deviceContrast: return "the contrast is \(device.contrast.rawValue) already (C-02)"
    case .style(let style, of: let index):
      return inertReason(of: index, in: hierarchy) ?? noEffectReason(of: style, on: index, in: hierarchy)
    case .traitOverride(let trait, of: let index):
      if !behaviors.contains(.traitOverrides) { return "`traitOverrides` needs iOS 17" }
      if let reason = inertReason(of: index, in: hierarchy) { return reason }
      let value = trait.values[traits(of: index).collection[trait] ?? 0]
      return "`\(hierarchy[index].id)` has \(trait.name) \(value) already (C-02)"
    }
  }

  private func inertReason(of index: NodeIndex, in hierarchy: Hierarchy) -> Phrase? {
    let node = hierarchy[index]
    if node.kind == .windowScene, !behaviors.contains(.traitOverrides) {
      return "`traitOverrides` needs iOS 17, and a scene has nothing else (W-10)"
    }
    if isStale(index) {
      return "`\(node.id)` is in no hierarchy and keeps its traits (\(node.kind == .view ? "C-07" : "O-21"))"
    }
    return nil
  }

  private func noEffectReason(of style: UserInterfaceStyle, on index: NodeIndex, in hierarchy: Hierarchy)
    -> Phrase
  {
    let effective = traits(of: index).style
    if let wanted = style.effective, wanted != effective {
      return "another setting of `\(hierarchy[index].id)` keeps it \(effective.phrase) (T-08)"
    }
    let pinned = pinnedNodes(below: index, to: effective.opposite, in: hierarchy)
    guard let most = pinned.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else {
      return "already \(effective.phrase) (C-02)"
    }
    let nodes: Phrase = most.value.count == 1 ? "1 node is" : "\(most.value.count) nodes are"
    return "already \(effective.phrase) (C-02); \(nodes) pinned by `\(hierarchy[most.key].id)`"
  }

  /// The nodes of a structural subtree that have a style, by who decided.
  private func pinnedNodes(below index: NodeIndex, to style: EffectiveStyle, in hierarchy: Hierarchy)
    -> [NodeIndex: [NodeIndex]]
  {
    let others = hierarchy.subtree(of: index).filter {
      traits(of: $0).style == style && hierarchy[$0].kind != .layer
    }
    return Dictionary(grouping: others) {
      descent(of: .userInterfaceStyle, to: $0, in: hierarchy).decider
    }
  }
}
