import SceneModel
import TraitModel
import TraitPropagation

extension ScreenPainter {
  mutating func paintWindow(_ window: NodeIndex, _ onScreen: Surroundings) {
    let id = hierarchy[window].id
    let content = input.content.views[id] ?? ViewContent()
    if content.isHidden { return }
    let frame = input.content.windowFrames[id] ?? content.frame ?? screen
    var around = onScreen
    around.frame = frame
    around.clips = frame == screen ? [] : [RoundedRect(frame)]
    place(window, RoundedRect(frame), around)
    let traits = input.traits(window)
    around.style = traits.style
    around.opacity = content.alpha
    around.tint = content.tintColor
    if let source = content.backgroundColor, let color = resolve(source, for: traits) {
      add(.background, RoundedRect(frame), color, .source(source), of: window, traits, around)
    }
    let first = progress
    for child in hierarchy[window].children {
      switch hierarchy[child].kind {
      case .viewController: paintController(child, around)
      case .view: paintView(child, around)
      default: break
      }
    }
    for presentation in coveringPresentations(below: window) {
      paintPresentation(presentation, around, covering: first)
    }
  }
}
