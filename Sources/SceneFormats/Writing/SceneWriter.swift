import LocatedInput
import SceneModel
import TraitModel
import TraitPropagation

/// Writes scenes as `SceneReader` reads them: every name is spelled out, values that are the default are left out, and
/// reading the text gives an equal scene.
package struct SceneWriter {
  /// The scene as a file, laid out like the files that ship.
  package static func text(of scene: Scene) -> String {
    SceneWriter(scene: scene).file.packedText()
  }

  let scene: Scene
  var hierarchy: Hierarchy { scene.hierarchy }
  var content: SceneContent { scene.content }

  private var file: JSONText {
    var file = Members<SceneFileKey>()
    file[.name] = text(scene.name)
    file[.about] = scene.about.map(text)
    file[.theme] = scene.defaults.theme.map(JSONText.string)
    file[.device] = scene.defaults.style.map(word)
    file[.contrast] = scene.defaults.contrast.map(word)
    file[.plist] = scene.defaults.plist.map(word)
    file[.ios] = scene.defaults.release.map { .integer($0.rawValue) }
    file[.appTheme] = content.appTheme.map(word)
    file[.screen] = screen
    file[.lesson] = scene.lesson.map(lesson)
    return file.json
  }

  private var screen: JSONText {
    var screen = Members<ScreenKey>()
    if content.bounds != SceneContent().bounds {
      screen[.bounds] = frame(
        Rect(x: 0, y: 0, width: content.bounds.width, height: content.bounds.height))
    }
    screen[.windowScenes] = .array(children(of: hierarchy.screen, .windowScene).map(windowScene))
    return screen.json
  }

  private func windowScene(_ index: NodeIndex) -> JSONText {
    let node = hierarchy[index]
    var scene = Members<WindowSceneKey>()
    scene[.id] = name(node)
    scene[.class] = className(node)
    scene[.traitOverrides] = traits(node.traitOverrides)
    scene[.windows] = .array(children(of: index, .window).map(window))
    return scene.json
  }

  private func window(_ index: NodeIndex) -> JSONText {
    let node = hierarchy[index]
    let shown = content.views[node.id] ?? ViewContent()
    var window = Members<WindowKey>()
    window[.id] = name(node)
    window[.class] = className(node)
    window[.overrideUserInterfaceStyle] = style(node)
    window[.traitOverrides] = traits(node.traitOverrides)
    callbacks(of: node, .implements, .registersForTraitChanges, .readsTraits, into: &window)
    window[.frame] = content.windowFrames[node.id].map(frame)
    window[.backgroundColor] = shown.backgroundColor.map(color)
    window[.tintColor] = shown.tintColor.map(color)
    window[.alpha] = number(shown.alpha, unless: 1)
    window[.isHidden] = flag(shown.isHidden, unless: false)
    window[.layer] = hierarchy.layer(of: index).map(layer)
    window[.rootViewController] = children(of: index, .viewController).first.map(controller)
    window[.subviews] = subviews(of: index, sorts: [.view])
    return window.json
  }

  func children(of index: NodeIndex, _ kinds: NodeKind...) -> [NodeIndex] {
    hierarchy[index].children.filter { kinds.contains(hierarchy[$0].kind) }
  }
}
