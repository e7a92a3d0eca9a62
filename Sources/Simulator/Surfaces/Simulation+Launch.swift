import SceneFormats
import SceneModel

extension Simulation {
  /// The app starts anew: its windows come with what the scene states and the saved choice sets, its views with their
  /// first assignments.
  mutating func launch(_ phase: LaunchPhase) {
    isLaunching = phase == .screen
    guard phase == .window else { return }
    if let theme = content.appTheme { setAppTheme(theme) }
    statusBarStyles = [:]
    for node in content.freezing { setUp(node) }
  }
}
