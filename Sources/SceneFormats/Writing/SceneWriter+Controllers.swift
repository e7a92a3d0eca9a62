import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

extension SceneWriter {
  func controller(_ index: NodeIndex) -> JSONText {
    let node = hierarchy[index]
    let shown = content.controllers[node.id] ?? ControllerContent()
    var members = Members<ControllerKey>()
    members[.id] = name(node)
    members[.class] = className(node)
    members[.title] = shown.title.map(text)
    members[.overrideUserInterfaceStyle] = style(node)
    members[.traitOverrides] = traits(node.traitOverrides)
    callbacks(of: node, .implements, .registersForTraitChanges, .readsTraits, into: &members)
    members[.overrideTraitCollectionForChild] = overridesForChildren(of: index)
    members[.definesPresentationContext] = flag(node.definesPresentationContext, unless: false)
    if node.modalPresentationStyle != .automatic {
      members[.modalPresentationStyle] = word(node.modalPresentationStyle)
    }
    members[.adaptive] = flag(node.isAdaptive, unless: true)
    if shown.isActionSheet { members[.preferredStyle] = word(AlertStyle.actionSheet) }
    members[.message] = shown.message.map(text)
    members[.actions] = array(shown.actions.map(action))
    if shown.preferredStatusBarStyle != .default {
      members[.preferredStatusBarStyle] = word(shown.preferredStatusBarStyle)
    }
    members[.view] = hierarchy.rootView(of: index).map(view)
    members[.childViewControllers] = array(children(of: index, .viewController).map(controller))
    if let presentation = node.parent, hierarchy[presentation].kind == .presentationController {
      members[.presentationController] = self.presentation(hierarchy[presentation])
    }
    members[.presentedViewController] = hierarchy.presentations(of: index).first
      .flatMap(hierarchy.presentedViewController).map(controller)
    return members.json
  }

  /// What a presentation controller asks for; nil where it asks for nothing, since its name is always made.
  private func presentation(_ node: Node) -> JSONText? {
    var members = Members<PresentationKey>()
    members[.class] = className(node)
    members[.overrideTraitCollection] = traits(node.overrideTraitCollection)
    members[.traitOverrides] = traits(node.traitOverrides)
    return members.isEmpty ? nil : members.json
  }

  private func overridesForChildren(of index: NodeIndex) -> JSONText? {
    let overrides = hierarchy.childViewControllers(of: index).map { hierarchy[$0] }
      .compactMap { child in traits(child.overrideFromParent).map { (child.id.rawValue, $0) } }
    return overrides.isEmpty ? nil : .object(overrides)
  }

  private func action(_ action: AlertAction) -> JSONText {
    var members = Members<AlertActionKey>()
    members[.title] = text(action.title)
    if action.style != .default { members[.style] = word(action.style) }
    return members.json
  }
}
