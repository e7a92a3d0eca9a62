import SceneFormats
import SceneModel
import TraitModel

extension Simulation {
  /// Whether what is seen beside traits is different: what froze, launch screen, status bar, keyboard.
  func looksDifferent(from other: Simulation) -> Bool {
    frozen != other.frozen || unassigned != other.unassigned || isLaunching != other.isLaunching
      || statusBarStyles != other.statusBarStyles || content.firstResponder != other.content.firstResponder
  }
}
