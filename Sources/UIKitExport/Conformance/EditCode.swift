import SceneModel
import Simulator
import TraitModel
import TraitPropagation

/// The statements by which UIKit code makes one edit.
struct EditCode {
  /// Before the edit.
  let before: Simulation
  /// After it.
  let after: Simulation
  let names: SwiftNames
  let kept: Set<NodeID>

  /// Nil for an edit that such a test cannot make; empty for one that changes nothing of the hierarchy.
  func statements(for edit: Edit) -> [String]? {
    let hierarchy = before.hierarchy
    let settings = SettingCode(names: names, hierarchy: hierarchy)
    switch edit {
    case .set(let id, .userInterfaceStyle, let rank):
      let style = UserInterfaceStyle(rank.map { EffectiveStyle.allCases[$0] })
      return hierarchy.index(of: id).map { settings.request(style, on: $0) }
    case .set(let id, let trait, let rank):
      let value = rank.map { trait.values[$0] }
      return hierarchy.index(of: id).map { settings.traitOverride(trait, value: value, on: $0) }
    case .setForChild(let parent, let child, let style):
      return [settings.forChild(TraitCollection(userInterfaceStyle: style), child: child, parent: parent)]
    case .present: return arrivals(.presentationController).flatMap(building.presentation)
    case .dismiss(let id):
      guard let controller = dismissing(id, in: hierarchy) else { return nil }
      return ["dismiss(\(names[controller]))"]
    case .embed(_, let child, _): return embedding(child)
    case .add(let parent, _):
      guard let place = after.hierarchy.index(of: parent), let new = arrivals(nil).first else { return nil }
      switch after.hierarchy[new].kind {
      case .view: return building.view(new, in: names[parent])
      case .viewController: return building.embedded(new, in: place)
      default: return nil
      }
    case .remove(let id): return removing(id, in: hierarchy)
    case .device, .contrast, .plist, .ios, .assign, .theme: return []
    default: return nil
    }
  }

  private var building: BuildingCode {
    BuildingCode(names: names, hierarchy: after.hierarchy, content: after.content, kept: kept)
  }

  /// The topmost nodes that the edit brought, of a kind where one is given.
  private func arrivals(_ kind: NodeKind?) -> [NodeIndex] {
    let new = after.hierarchy.preorder.filter { before.hierarchy.index(of: after.hierarchy[$0].id) == nil }
    let top = new.filter { index in !new.contains { $0 == after.hierarchy[index].parent } }
    return top.filter { kind == nil || after.hierarchy[$0].kind == kind }
  }

  /// Whom `dismiss(animated:)` is called on.
  private func dismissing(_ id: NodeID, in hierarchy: Hierarchy) -> NodeID? {
    guard let index = hierarchy.index(of: id) else { return nil }
    if hierarchy[index].kind == .viewController { return id }
    return hierarchy.presentedViewController(of: index).map { hierarchy[$0].id }
  }

  private func embedding(_ child: NodeID) -> [String]? {
    let hierarchy = after.hierarchy
    guard let index = hierarchy.index(of: child), let superview = hierarchy[index].parent,
      let parent = hierarchy.parentViewController(of: index)
    else { return nil }
    let (childName, parentName) = (names[child], names[hierarchy[parent].id])
    return [
      "if \(childName).parent !== \(parentName) { \(parentName).addChild(\(childName)) }",
      "\(names[hierarchy[superview].id]).addSubview(\(childName).view)",
      "\(childName).didMove(toParent: \(parentName))",
    ]
  }

  private func removing(_ id: NodeID, in hierarchy: Hierarchy) -> [String]? {
    guard let index = hierarchy.index(of: id) else { return nil }
    switch hierarchy[index].kind {
    case .view: return ["\(names[id]).removeFromSuperview()"]
    case .viewController where hierarchy.attachment(of: index) != .presented:
      return ["\(names[id]).view.removeFromSuperview()", "\(names[id]).removeFromParent()"]
    default: return nil
    }
  }
}
