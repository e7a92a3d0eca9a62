import SceneModel
import TraitModel
import TraitPropagation

extension ScreenPainter {
  /// A controller's view in its container, and over it what is presented in the controller's context.
  mutating func paintController(_ controller: NodeIndex, _ around: Surroundings) {
    let first = progress
    guard let view = hierarchy.rootView(of: controller) else {
      place(controller, RoundedRect(around.frame), around)
      return
    }
    let frame = viewFrame(of: view, in: around)
    place(controller, RoundedRect(frame), around)
    var own = around
    own.style = input.traits(controller).style
    paintView(view, own, defaultBackground: defaultBackground(of: controller))
    for presentation in contextPresentations(of: controller) {
      var inside = around
      inside.frame = frame
      inside.style = input.traits(view).style
      paintPresentation(presentation, inside, covering: first)
    }
  }

  /// The background of a root view for which a scene states none: Interface Builder gives a new controller's view
  /// `systemBackground`; UIKit's containers have none of their own.
  private func defaultBackground(of controller: NodeIndex) -> ColorSource? {
    let containers = [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
      "UIAlertController",
    ]
    return containers.contains(hierarchy[controller].className) ? nil : .named("systemBackground")
  }

  // MARK: Which presentations belong where

  private func presentedStyle(of presentation: NodeIndex) -> ModalPresentationStyle? {
    hierarchy.presentedViewController(of: presentation).map(input.presentationStyle)
  }

  private func isInContext(_ presentation: NodeIndex) -> Bool {
    let style = presentedStyle(of: presentation)
    return style == .currentContext || style == .overCurrentContext
  }

  /// The controller whose view a context presentation covers: the nearest from its presenter up that defines a
  /// presentation context; nil where it is none.
  private func context(of presentation: NodeIndex) -> NodeIndex? {
    guard isInContext(presentation) else { return nil }
    let controllers = hierarchy.ancestors(of: presentation).prefix {
      hierarchy[$0].kind != .presentationController
    }
    return controllers.first {
      hierarchy[$0].kind == .viewController && hierarchy[$0].definesPresentationContext
    }
  }

  /// The presentations over one controller's own frame.
  private func contextPresentations(of controller: NodeIndex) -> [NodeIndex] {
    presentations(below: controller).filter { context(of: $0) == controller }
  }

  /// The presentations over the whole window that start in a window or in a presented controller.
  func coveringPresentations(below root: NodeIndex) -> [NodeIndex] {
    presentations(below: root).filter { context(of: $0) == nil }
  }

  /// The presentations below a node, without those that start in another presentation.
  private func presentations(below root: NodeIndex) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var stack = [root]
    while let next = stack.popLast() {
      for child in hierarchy[next].children.reversed() where hierarchy[child].kind != .presentationController
      {
        stack.append(child)
      }
      found += hierarchy[next].children.filter { hierarchy[$0].kind == .presentationController }
    }
    return found
  }
}
