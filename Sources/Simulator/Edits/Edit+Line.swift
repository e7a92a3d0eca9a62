import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

extension Edit {
  /// The edit as a line of the script language; reading it gives the same edit.
  package var line: String {
    switch self {
    case .set(let node, let trait, let rank):
      let value = rank.map { trait.values[$0] } ?? UserInterfaceStyle.unspecified.rawValue
      return trait == .userInterfaceStyle ? "set \(node) \(value)" : "set \(node).\(trait.name) \(value)"
    case .setForChild(let parent, let child, let style):
      return "set \(parent) forChild \(child) \(style.rawValue)"
    case .device(let style): return "device \(style.rawValue)"
    case .contrast(let contrast): return "contrast \(contrast.rawValue)"
    case .plist(let style): return "plist \(style.rawValue)"
    case .ios(let release): return "ios \(release.number)"
    case .present(let node, let kind): return "present \(node)" + (kind.map { " " + $0.name } ?? "")
    case .dismiss(let node): return "dismiss \(node)"
    case .add(let parent, let json): return "add \(parent) \(json)"
    case .remove(let node): return "remove \(node)"
    case .move(let node, let parent, let index):
      return "move \(node) \(parent)" + (index.map { " \($0)" } ?? "")
    case .embed(let parent, let child, let view):
      return "embed \(parent) \(child)" + (view.map { " \($0)" } ?? "")
    case .assign(let layer): return "assign \(layer)"
    case .background(let order): return "background" + (order.map { " " + $0.rawValue } ?? "")
    case .foreground: return "foreground"
    case .color(let target, let value): return "color \(target.name) \(value.shortHex)"
    case .refresh(let node, let refresh): return "refresh \(node) \(refresh.rawValue)"
    case .appTheme(let theme): return "app theme \(theme.rawValue)"
    case .launch(let phase): return phase == .screen ? "launch" : "launch window"
    case .firstResponder(let field): return "firstResponder \(field?.rawValue ?? "none")"
    case .updateStatusBar: return "setNeedsStatusBarAppearanceUpdate"
    case .theme(let name): return "theme \(name)"
    }
  }

  /// The edit in a few words for the status line: `window = light`, `device dark`.
  package var summary: String {
    switch self {
    case .set(let node, let trait, let rank):
      let value = rank.map { trait.values[$0] } ?? "unspecified"
      return trait == .userInterfaceStyle ? "\(node) = \(value)" : "\(node).\(trait.name) = \(value)"
    case .add(let parent, _): return "added to \(parent)"
    default: return line
    }
  }
}
