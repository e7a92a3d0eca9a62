import SceneModel
import TraitModel
import TraitPropagation

/// The statements that build a hierarchy from real UIKit objects. Every view and every controller is a plain one
/// that records when it is told of new traits, alerts excepted: classes do not change who inherits what.
struct BuildingCode {
  let names: SwiftNames
  let hierarchy: Hierarchy
  let content: SceneContent
  /// The nodes that the test speaks of; other views are left out.
  let kept: Set<NodeID>

  private var settings: SettingCode { SettingCode(names: names, hierarchy: hierarchy) }

  /// Everything, from the window scenes down; presentations come when their window is shown.
  func everything() -> [String] {
    let scenes = hierarchy[hierarchy.screen].children
    var lines = ["let scenes = try windowScenes(\(scenes.count))"]
    for (place, scene) in scenes.enumerated() {
      lines.append("let \(name(scene)) = scenes[\(place)]")
      lines += settings.statements(for: scene)
      for window in hierarchy[scene].children { lines += self.window(window, in: scene) }
    }
    return lines
  }

  private func window(_ index: NodeIndex, in scene: NodeIndex) -> [String] {
    var lines = ["let \(name(index)) = RecordingWindow(windowScene: \(name(scene)))"]
    lines += settings.statements(for: index)
    for child in hierarchy[index].children {
      switch hierarchy[child].kind {
      case .viewController:
        lines += controller(child)
        lines.append("\(name(index)).rootViewController = \(name(child))")
      case .view where kept.contains(hierarchy[child].id): lines += view(child, in: name(index))
      default: break
      }
    }
    lines.append("show(\(name(index)))")
    lines += hierarchy.subtree(of: index).filter {
      hierarchy[$0].kind == .presentationController && !isInsidePresentation($0, below: index)
    }.flatMap(presentation)
    return lines
  }

  /// A presentation within a presented controller is made by that one's own statements.
  private func isInsidePresentation(_ index: NodeIndex, below window: NodeIndex) -> Bool {
    hierarchy.ancestors(of: index).prefix { $0 != window }.contains {
      hierarchy[$0].kind == .presentationController
    }
  }

  /// A controller with its views and children, not yet part of anything.
  func controller(_ index: NodeIndex) -> [String] {
    let node = hierarchy[index]
    if node.isAlertController {
      let style = content.controllers[node.id]?.isActionSheet == true ? "actionSheet" : "alert"
      return [
        "let \(name(index)) = UIAlertController(title: nil, message: nil, preferredStyle: .\(style))"
      ] + ownSettings(index)
    }
    var lines = ["let \(name(index)) = RecordingController()"] + ownSettings(index)
    if node.definesPresentationContext { lines.append("\(name(index)).definesPresentationContext = true") }
    if let root = hierarchy.rootView(of: index) {
      lines.append("let \(name(root)): UIView = \(name(index)).view")
      lines += settings.statements(for: root)
      lines += subviews(of: root)
    }
    for child in node.children where hierarchy[child].kind == .viewController {
      lines += controller(child)
      lines.append("\(name(index)).addChild(\(name(child)))")
      lines += forChild(child)
      lines.append("\(name(child)).loadViewIfNeeded()")
    }
    return lines
  }

  /// A view below a superview, with its subviews and the controllers whose views stand among them.
  func view(_ index: NodeIndex, in superview: String) -> [String] {
    ["let \(name(index)) = RecordingView()"] + settings.statements(for: index)
      + ["\(superview).addSubview(\(name(index)))"] + subviews(of: index)
  }

  private func subviews(of index: NodeIndex) -> [String] {
    hierarchy[index].children.flatMap { child -> [String] in
      switch hierarchy[child].kind {
      case .view where kept.contains(hierarchy[child].id): view(child, in: name(index))
      case .viewController: embedded(child, in: index)
      default: []
      }
    }
  }

  /// A controller whose view is put into a view; an orphan was never added as a child (O-20).
  func embedded(_ index: NodeIndex, in superview: NodeIndex) -> [String] {
    var lines = controller(index)
    let parent = hierarchy.parentViewController(of: index)
    if let parent { lines.append("\(name(parent)).addChild(\(name(index)))") }
    lines += forChild(index)
    lines.append("\(name(superview)).addSubview(\(name(index)).view)")
    if let parent { lines.append("\(name(index)).didMove(toParent: \(name(parent)))") }
    return lines
  }

  /// A presentation: how, what the presentation controller asks for, and the call.
  func presentation(_ index: NodeIndex) -> [String] {
    guard let shown = hierarchy.presentedViewController(of: index), let presenter = hierarchy[index].parent
    else {
      return []
    }
    var lines = controller(shown)
    let node = hierarchy[shown]
    if !node.isAlertController, node.modalPresentationStyle != .automatic {
      lines.append("\(name(shown)).modalPresentationStyle = .\(node.modalPresentationStyle.rawValue)")
    }
    switch node.modalPresentationStyle {
    case .custom: lines.append("\(name(shown)).transitioningDelegate = transition")
    case .popover:
      lines.append("anchor(\(name(shown)), in: \(name(presenter)), isAdaptive: \(node.isAdaptive))")
    default: break
    }
    lines += settings.statements(for: index)
    lines.append("present(\(name(shown)), from: \(name(presenter)))")
    lines += hierarchy.subtree(of: shown).filter {
      hierarchy[$0].kind == .presentationController && !isInsidePresentation($0, below: shown)
    }.flatMap(presentation)
    return lines
  }

  /// What a parent sets for a child needs the child to be one already.
  private func ownSettings(_ index: NodeIndex) -> [String] {
    let forChild = forChild(index)
    return settings.statements(for: index).filter { !forChild.contains($0) }
  }

  private func forChild(_ index: NodeIndex) -> [String] {
    let node = hierarchy[index]
    guard !node.overrideFromParent.isEmpty, let parent = hierarchy.parentViewController(of: index) else {
      return []
    }
    return [settings.forChild(node.overrideFromParent, child: node.id, parent: hierarchy[parent].id)]
  }

  private func name(_ index: NodeIndex) -> String { names[hierarchy[index].id] }
}
