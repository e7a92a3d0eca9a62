import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

/// The launch screen, which the system draws before the app runs.
extension ScreenPainter {
  /// In the screen's traits: no override of the app's exists yet (W-15).
  mutating func paintLaunchScreen(of scene: NodeIndex) {
    let traits = input.traits(hierarchy.screen)
    let around = Surroundings(frame: screen, clips: [], style: traits.style)
    func source(_ name: String) -> ColorSource { .named(name) }
    paint(.background, RoundedRect(screen), source("systemBackground"), traits, around)
    let middle = Rect(x: 0, y: screen.height * 0.4, width: screen.width, height: 60)
    let badge = Rect(x: screen.width / 2 - 44, y: middle.y - 60, width: 88, height: 88)
    paint(.shape, RoundedRect(badge, radius: 20), source("tintColor"), traits, around)
    let title = PaintedText(launchTitle(of: scene), fontSize: 28, isBold: true, alignment: .center)
    let line = Rect(x: 20, y: badge.maxY + 24, width: screen.width - 40, height: 36)
    paint(.text(title), RoundedRect(line), source("label"), traits, around)
    let note = PaintedText("launch screen", fontSize: 13, alignment: .center, isSecondary: true)
    paint(
      .text(note), RoundedRect(Rect(x: 20, y: line.maxY + 8, width: screen.width - 40, height: 18)),
      source("secondaryLabel"), traits, around)
  }

  /// The title of the first window's root controller stands for the app's name.
  private func launchTitle(of scene: NodeIndex) -> String {
    let root = hierarchy.subtree(of: scene).first { hierarchy[$0].kind == .viewController }
    return root.flatMap { input.string(input.content.controllers[hierarchy[$0].id]?.title) } ?? "App"
  }

  private mutating func paint(
    _ content: PaintItem.Content, _ shape: RoundedRect, _ source: ColorSource, _ traits: EffectiveTraits,
    _ around: Surroundings
  ) {
    guard let color = resolve(source, for: traits) else { return }
    add(content, shape, color, .source(source), of: hierarchy.screen, traits, around)
  }
}
