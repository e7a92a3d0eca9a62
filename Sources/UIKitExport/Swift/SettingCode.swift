import TraitModel
import TraitPropagation

/// The statements by which UIKit code makes the settings of one node.
struct SettingCode {
  let names: SwiftNames
  /// How the node is written; a presentation controller through the controller that it shows.
  let hierarchy: Hierarchy

  /// Everything that a node asks for, in the order in which the properties apply. Where a property came with iOS 17, the
  /// statement stands in a check.
  func statements(for index: NodeIndex) -> [String] {
    let node = hierarchy[index]
    var lines: [String] = []
    if node.overrideUserInterfaceStyle != .unspecified, node.kind.hasOverrideUserInterfaceStyle {
      lines.append(style(node.overrideUserInterfaceStyle, on: index))
    }
    if node.kind == .presentationController, !node.overrideTraitCollection.isEmpty {
      lines.append("\(name(of: index))overrideTraitCollection = \(collection(node.overrideTraitCollection))")
    }
    if node.kind.hasTraitOverrides, !node.traitOverrides.isEmpty {
      lines += since17(
        node.traitOverrides.specified.map { override(of: $0.trait, value: $0.value, on: index) })
    }
    if node.kind == .viewController, !node.overrideFromParent.isEmpty,
      let parent = hierarchy.parentViewController(of: index)
    {
      lines.append(forChild(node.overrideFromParent, child: node.id, parent: hierarchy[parent].id))
    }
    return lines
  }

  /// Setting the style that a node asks for by what UIKit has on it (W-10, P-11).
  func request(_ style: UserInterfaceStyle, on index: NodeIndex) -> [String] {
    let kind = hierarchy[index].kind
    if kind.hasOverrideUserInterfaceStyle { return [self.style(style, on: index)] }
    let modern = [override(of: .userInterfaceStyle, value: style.effective?.rawValue, on: index)]
    guard kind == .presentationController else { return since17(modern) }
    let older =
      "\(name(of: index))overrideTraitCollection = "
      + (style == .unspecified ? "nil" : collection(TraitCollection(userInterfaceStyle: style)))
    return ["if #available(iOS 17.0, *) {"] + modern.map { "  " + $0 } + ["} else {", "  " + older, "}"]
  }

  /// Setting or, where the value is nil, removing one of the `traitOverrides`.
  func traitOverride(_ trait: Trait, value: String?, on index: NodeIndex) -> [String] {
    since17([override(of: trait, value: value, on: index)])
  }

  func forChild(_ traits: TraitCollection, child: NodeID, parent: NodeID) -> String {
    let value = traits.isEmpty ? "nil" : collection(traits)
    return "\(names[parent]).setOverrideTraitCollection(\(value), forChild: \(names[child]))"
  }

  private func style(_ style: UserInterfaceStyle, on index: NodeIndex) -> String {
    "\(name(of: index))overrideUserInterfaceStyle = .\(style.rawValue)"
  }

  private func override(of trait: Trait, value: String?, on index: NodeIndex) -> String {
    let overrides = name(of: index) + "traitOverrides."
    guard let value else { return overrides + "remove(\(trait.definitionName).self)" }
    return overrides + "\(trait.name) = .\(value)"
  }

  private func since17(_ lines: [String]) -> [String] {
    ["if #available(iOS 17.0, *) {"] + lines.map { "  " + $0 } + ["}"]
  }

  /// With the dot behind it.
  private func name(of index: NodeIndex) -> String {
    guard hierarchy[index].kind == .presentationController,
      let shown = hierarchy.presentedViewController(of: index)
    else { return names[hierarchy[index].id] + "." }
    return names[hierarchy[shown].id] + ".presentationController?."
  }

  private func collection(_ traits: TraitCollection) -> String {
    let single = traits.specified.map { "UITraitCollection(\($0.trait.name): .\($0.value))" }
    if single.count == 1, let only = single.first { return only }
    return "UITraitCollection(traitsFrom: [\(single.joined(separator: ", "))])"
  }
}

extension Trait {
  /// UIKit's type for the trait, from iOS 17 on: `UITraitUserInterfaceStyle`.
  fileprivate var definitionName: String { "UITrait" + name.prefix(1).uppercased() + name.dropFirst() }
}
