import SceneModel
import TraitModel

extension Edit {
  /// Whether it is about what "system" means.
  var isOfDeviceStyle: Bool { if case .device = self { true } else { false } }

  /// Where it shows.
  /// - Parameters:
  ///   - before: the node that was selected before the edit.
  ///   - after: the one that is selected after it.
  func place(before: NodeID, after: NodeID) -> History.Place {
    switch self {
    case .set, .setForChild, .present, .dismiss, .add, .remove, .move, .embed, .assign, .refresh,
      .firstResponder:
      .tree(before: before, after: after)
    case .color(let target, _):
      switch target {
      case .node: .tree(before: before, after: after)
      case .palette(let name, _): .palette(color: name)
      }
    case .device, .contrast, .plist, .ios, .background, .foreground, .appTheme, .launch, .updateStatusBar,
      .theme:
      .everywhere
    }
  }
}
