package import Localization
import SceneModel
import TraitModel
import TraitPropagation

extension Simulation {
  /// Why an edit, which this simulation already contains, changed the traits of no node; nil where the edit is of a kind
  /// that need not change any.
  package func noEffectReason(of edit: Edit) -> Phrase? {
    func reason(_ setting: SettingEdit) -> Phrase { resolution.noEffectReason(of: setting, in: hierarchy) }
    switch edit {
    case .set(let node, let trait, let rank):
      guard let index = hierarchy.index(of: node) else { return nil }
      if trait != .userInterfaceStyle { return reason(.traitOverride(trait, of: index)) }
      return reason(.style(UserInterfaceStyle(rank.map { EffectiveStyle.allCases[$0] }), of: index))
    case .setForChild(_, let child, let style):
      return hierarchy.index(of: child).map { reason(.style(style, of: $0)) }
    case .device: return reason(.deviceStyle)
    case .contrast: return reason(.deviceContrast)
    case .plist: return reason(.plist)
    case .appTheme(let theme): return "every window of the app is \(theme.rawValue) already"
    case .ios: return "every node has the same traits under \(release.name)"
    case .foreground: return "the app shows the device's style"
    case .background, .present, .dismiss, .add, .remove, .move, .embed, .assign, .color, .refresh, .launch,
      .firstResponder,
      .updateStatusBar, .theme:
      return nil
    }
  }
}
