import SceneModel
import TraitModel
import TraitPropagation

/// What a controller shows that was presented by hand: enough to see its style.
enum PresentedTemplate {
  static func make(_ kind: PresentedKind, in hierarchy: Hierarchy) -> (tree: NodeTree, content: SceneContent)
  {
    switch kind {
    case .alert: alert("alert", isActionSheet: false, in: hierarchy)
    case .actionSheet: alert("actionSheet", isActionSheet: true, in: hierarchy)
    case .controller(let style): controller(style, in: hierarchy)
    }
  }

  private static func alert(
    _ stem: String, isActionSheet: Bool, in hierarchy: Hierarchy
  ) -> (tree: NodeTree, content: SceneContent) {
    let id = hierarchy.freeID(stem)
    var shown = ControllerContent()
    shown.isActionSheet = isActionSheet
    shown.title = isActionSheet ? "Share the chart?" : "Low tide"
    shown.message = isActionSheet ? nil : "The water is lowest at 14:20."
    shown.actions = [
      AlertAction(title: isActionSheet ? "Copy link" : "OK"), AlertAction(title: "Cancel", style: .cancel),
    ]
    var content = SceneContent()
    content.controllers[id] = shown
    return (.viewController(id, className: "UIAlertController"), content)
  }

  private static func controller(
    _ style: ModalPresentationStyle, in hierarchy: Hierarchy
  ) -> (tree: NodeTree, content: SceneContent) {
    let id = hierarchy.freeID(style == .automatic ? "sheet" : style.rawValue)
    func part(_ name: String) -> NodeID { NodeID("\(id).\(name)") }
    var content = SceneContent()

    var view = ViewContent()
    view.backgroundColor = .named("systemBackground")
    content.views[part("view")] = view

    var title = ViewContent()
    title.frame = Rect(x: 20, y: 24, width: 320, height: 30)
    title.text = LocalizedText(style.rawValue)
    title.fontSize = 22
    title.isBold = true
    content.views[part("title")] = title

    var text = ViewContent()
    text.frame = Rect(x: 20, y: 64, width: 320, height: 22)
    text.text = "Presented by hand"
    text.textColor = .named("secondaryLabel")
    content.views[part("text")] = text

    var button = ViewContent()
    button.frame = Rect(x: 20, y: 110, width: 200, height: 50)
    button.text = "Done"
    button.style = "filled"
    content.views[part("button")] = button

    var tree = NodeTree.viewController(
      id,
      subviews: [
        NodeTree(Node(id: part("title"), kind: .view, className: "UILabel")),
        NodeTree(Node(id: part("text"), kind: .view, className: "UILabel")),
        NodeTree(Node(id: part("button"), kind: .view, className: "UIButton")),
      ])
    tree.node.modalPresentationStyle = style
    return (tree, content)
  }
}

extension Hierarchy {
  /// `stem`, or `stem2`, `stem3` … until no node has it, nor its presentation controller.
  func freeID(_ stem: String) -> NodeID {
    var number = 1
    while true {
      let id = NodeID(number == 1 ? stem : stem + String(number))
      if index(of: id) == nil, index(of: Self.presentationID(of: id)) == nil { return id }
      number += 1
    }
  }
}
