import ColorModel
import SceneModel
import TraitModel
import TraitPropagation

/// Draws a scene. A function of its input: the same input gives the same painting.
package func paint(_ input: PaintInput) -> Painting {
  var painter = ScreenPainter(input)
  painter.paintScreen()
  return painter.painting
}

/// The painting so far. Its extensions each draw one thing: windows, presentations, views, the system's own marks.
struct ScreenPainter {
  let input: PaintInput
  var painting: Painting

  init(_ input: PaintInput) {
    self.input = input
    painting = Painting(bounds: input.content.bounds)
  }

  var hierarchy: Hierarchy { input.hierarchy }
  var screen: Rect { Rect(x: 0, y: 0, width: painting.bounds.width, height: painting.bounds.height) }

  mutating func paintScreen() {
    var around = Surroundings(frame: screen, clips: [])
    place(hierarchy.screen, RoundedRect(screen), around)
    around.style = input.traits(hierarchy.screen).style
    let scenes = hierarchy[hierarchy.screen].children.filter { hierarchy[$0].kind == .windowScene }
    guard let shown = scenes.first(where: { hierarchy[$0].id == input.sceneShown }) ?? scenes.first else {
      return
    }
    place(shown, RoundedRect(screen), around)
    around.style = input.traits(shown).style
    if input.isLaunching {
      paintLaunchScreen(of: shown)
    } else {
      for window in hierarchy[shown].children where hierarchy[window].kind == .window {
        paintWindow(window, around)
      }
      paintKeyboard(in: shown)
    }
    paintStatusBar(of: shown)
    paintHomeIndicator()
  }

  /// How far the painting has come.
  struct Progress {
    var items: Int
    var nodes: Int
  }

  var progress: Progress { Progress(items: painting.items.count, nodes: painting.nodes.count) }

  /// Notes where a node lies.
  mutating func place(_ index: NodeIndex, _ shape: RoundedRect, _ around: Surroundings) {
    let style = input.traits(index).style
    painting.nodes.append(
      PlacedNode(
        node: hierarchy[index].id, kind: hierarchy[index].kind, shape: shape, clips: around.clips,
        style: style, changesStyle: around.style != style))
  }

  func resolve(_ source: ColorSource, for traits: EffectiveTraits) -> RGBA? {
    input.resolve(source, for: traits)
  }
}
