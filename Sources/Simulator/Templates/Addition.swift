import Localization
import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

/// What the explorer can add below a node.
enum Addition: String, CaseIterable {
  case windowScene, window, view, label, button, switchControl, childViewController

  var label: Phrase {
    switch self {
    case .windowScene: "window scene"
    case .window: "window"
    case .view: "UIView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .switchControl: "UISwitch"
    case .childViewController: "child view controller"
    }
  }

  var detail: Phrase {
    switch self {
    case .windowScene: "with a window of its own"
    case .window: "with a root view controller"
    case .view: "a card"
    case .label: "text in the label colour"
    case .button: "in the tint colour"
    case .switchControl: "turned on"
    case .childViewController: "embedded, with its view"
    }
  }

  /// What a node of a kind takes, most likely first.
  static func below(_ kind: NodeKind) -> [Addition] {
    switch kind {
    case .screen: [.windowScene]
    case .windowScene: [.window]
    case .window: [.view, .label]
    case .view: [.label, .view, .button, .switchControl, .childViewController]
    case .viewController, .presentationController, .layer: []
    }
  }

  /// The node as a scene file spells it, with ids that are free.
  func json(in hierarchy: Hierarchy) -> String {
    let id = hierarchy.freeID(stem).rawValue
    let height = JSONText.integer(44)
    func frame(_ x: Int, _ y: Int, _ width: Int, _ height: JSONText) -> (String, JSONText) {
      ("frame", .array([.integer(x), .integer(y), .integer(width), height]))
    }
    let node: JSONText =
      switch self {
      case .windowScene: .object([("id", .string(id)), ("windows", .array([window(named: id + ".window")]))])
      case .window: window(named: id)
      case .view:
        .object([
          ("id", .string(id)), frame(40, 360, 313, 120), ("backgroundColor", "tertiarySystemBackground"),
        ])
      case .label:
        .object([("id", .string(id)), ("class", "UILabel"), frame(20, 12, 300, height), ("text", "Label")])
      case .button:
        .object([("id", .string(id)), ("class", "UIButton"), frame(20, 60, 160, height), ("text", "Button")])
      case .switchControl:
        .object([("id", .string(id)), ("class", "UISwitch"), frame(20, 60, 51, 31), ("isOn", true)])
      case .childViewController:
        .object([
          (
            "childViewController",
            .object([
              ("id", .string(id)),
              (
                "view",
                .object([
                  ("id", .string(id + ".view")), frame(20, 300, 353, 120),
                  ("backgroundColor", "secondarySystemBackground"),
                  (
                    "subviews",
                    .array([
                      .object([
                        ("id", .string(id + ".label")), ("class", "UILabel"), frame(16, 12, 300, height),
                        ("text", "Child"),
                      ])
                    ])
                  ),
                ])
              ),
            ])
          )
        ])
      }
    return node.line
  }

  private var stem: String {
    switch self {
    case .windowScene: "scene"
    case .switchControl: "switch"
    case .childViewController: "child"
    default: rawValue
    }
  }

  private func window(named id: String) -> JSONText {
    .object([
      ("id", .string(id)),
      (
        "rootViewController",
        .object([
          ("id", .string(id + ".root")),
          (
            "view",
            .object([("id", .string(id + ".root.view")), ("backgroundColor", "systemBackground")])
          ),
        ])
      ),
    ])
  }
}
