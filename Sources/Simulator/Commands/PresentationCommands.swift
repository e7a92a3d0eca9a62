import Localization
import TraitModel
import TraitPropagation

extension CommandGroup {
  static let presentation = CommandGroup(
    title: "Present",
    commands: [
      .change("present", "p", "present from the selected controller: choose what, and in which style") {
        $0.choosePresentation()
      },
      .change("dismiss", "P", "dismiss what the controller presents, or the presented controller itself") {
        session in
        guard let controller = session.selectedController else { return session.refuseWithoutController() }
        session.perform(.dismiss(controller))
      },
    ])
}

extension Session {
  /// The controller that is selected, owns the selected node, or is shown by the selected presentation controller.
  fileprivate var selectedController: NodeID? {
    let hierarchy = simulation.hierarchy
    guard let index = hierarchy.index(of: selection) else { return nil }
    let found =
      switch hierarchy[index].kind {
      case .viewController: index
      case .presentationController: hierarchy.presentedViewController(of: index)
      case .window: hierarchy[index].children.first { hierarchy[$0].kind == .viewController }
      default: hierarchy.owner(of: index)
      }
    return found.map { hierarchy[$0].id }
  }

  fileprivate mutating func refuseWithoutController() {
    message = Message(.refusal, "`\(selection)` belongs to no view controller")
  }

  fileprivate mutating func choosePresentation() {
    guard let controller = selectedController, let index = simulation.hierarchy.index(of: controller) else {
      return refuseWithoutController()
    }
    if let refusal = simulation.hierarchy.refusal(toPresentFrom: index) {
      message = Message(.refusal, EditFailure(refusal).text)
      return
    }
    let again = simulation.dismissed.filter { $0.value.presenter == controller }.keys.sorted()
      .map { Picker.Item($0.rawValue, detail: "presented before") }
    let styles = PresentedKind.all.map { Picker.Item($0.name, detail: $0.remark) }
    open(
      Picker(
        .present(from: controller), title: "Present from \(controller)", items: again + styles, session: self)
    )
  }
}

extension PresentedKind {
  /// What the style does to the traits, for the list.
  fileprivate var remark: Phrase {
    switch self {
    case .alert, .actionSheet: "takes the window's style, elevated (P-06)"
    case .controller(let style):
      switch style {
      case .automatic: "a page sheet; before iOS 13 full screen"
      case .pageSheet, .formSheet: "takes the window's style, elevated (P-05)"
      case .fullScreen, .overFullScreen: "takes the window's style, level stays base (P-05)"
      case .currentContext, .overCurrentContext: "the window's style is inferred (P-03)"
      case .popover: "a sheet in compact width (P-13)"
      case .custom: "a presentation controller of the app's own (P-02)"
      }
    }
  }
}
