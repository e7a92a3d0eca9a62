import Localization
import LocatedInput
import SceneFormats
import SceneModel
import ThemeFormats
import TraitModel
import TraitPropagation

/// Edits that bring, take or move nodes, together with what those nodes show.
extension Simulation {
  /// Presents something new from a controller; a controller that was dismissed comes back from its old presenter.
  mutating func present(_ node: NodeID, _ kind: PresentedKind?) throws -> NodeID {
    if hierarchy.index(of: node) == nil, let former = dismissed[node] {
      var style: ModalPresentationStyle?
      if case .controller(let asked) = kind { style = asked }
      settle(try scene.hierarchy.present(former.tree, from: former.presenter, style: style))
      scene.content.merge(former.content)
      dismissed[node] = nil
      return node
    }
    try requireNode(node)
    let built = PresentedTemplate.make(kind ?? .controller(.automatic), in: hierarchy)
    settle(try scene.hierarchy.present(built.tree, from: node))
    scene.content.merge(built.content)
    return built.tree.node.id
  }

  mutating func dismiss(_ node: NodeID) throws {
    try requireNode(node)
    let (before, traits) = (hierarchy, resolution)
    settle(try scene.hierarchy.dismiss(node))
    let gone = before.preorder.first { before[$0].kind == .presentationController && !hierarchy.contains($0) }
    guard let gone, let presenter = before[gone].parent,
      let presented = before.presentedViewController(of: gone)
    else { return }
    dismissed[before[presented].id] = DismissedController(
      presenter: before[presenter].id, tree: before.tree(at: presented),
      content: scene.content.taking(out: before.subtree(of: gone).map { before[$0].id }),
      traits: Dictionary(
        before.subtree(of: presented).map { (before[$0].id, traits.traits(of: $0)) },
        uniquingKeysWith: { first, _ in first }))
  }

  mutating func remove(_ node: NodeID) throws {
    try requireNode(node)
    let before = hierarchy
    settle(try scene.hierarchy.remove(node).damage)
    _ = scene.content.taking(out: before.preorder.filter { !hierarchy.contains($0) }.map { before[$0].id })
  }

  /// Reads a node as a scene file spells it, and puts it below another.
  mutating func add(_ json: String, below parent: NodeID, _ outcome: inout EditOutcome) throws -> NodeID {
    try requireNode(parent)
    guard let place = hierarchy.index(of: parent) else { throw EditFailure("there is no node `\(parent)`") }
    do {
      let read = try SceneReader.readNode(Array(json.utf8), below: place, of: hierarchy, release: release)
      settle(try scene.hierarchy.insert(read.tree, under: parent))
      scene.content.merge(read.content)
      outcome.warning = (read.diagnostics.first?.message).map { Phrase(verbatim: $0) }
      return read.tree.node.id
    } catch let error as InputError {
      throw EditFailure(error.diagnostics.first.map { Phrase(verbatim: $0.text) } ?? "the JSON is no node")
    }
  }

  /// Another scene in place of this one; device, release and themes stay but for what the scene names.
  /// - Parameter faults: what was found wrong in the scene's file.
  func replacing(
    _ scene: Scene, named name: String, faults: [Diagnostic], library: Library
  ) throws(LibraryFailure) -> Simulation {
    var device = device
    if let style = scene.defaults.style { device.style = style }
    if let contrast = scene.defaults.contrast { device.contrast = contrast }
    device.plist = scene.defaults.plist ?? .automatic
    device.background = nil
    var request = paletteRequest
    if let release = scene.defaults.release { request.release = release }
    if let theme = scene.defaults.theme { request.themes = [theme] }
    let (palette, themeFaults) = try library.palette(request)
    return Simulation(
      scene, named: name, device: device, paletteRequest: request, palette: palette,
      faults: FileFaults(scene: faults, themes: themeFaults))
  }
}

extension SceneContent {
  /// Adds what other nodes show.
  mutating func merge(_ other: SceneContent) {
    views.merge(other.views) { _, new in new }
    layers.merge(other.layers) { _, new in new }
    controllers.merge(other.controllers) { _, new in new }
    windowFrames.merge(other.windowFrames) { _, new in new }
    callbacks.merge(other.callbacks) { _, new in new }
    firstResponder = other.firstResponder ?? firstResponder
  }

  /// Takes out, and gives, what some nodes show.
  mutating func taking(out ids: [NodeID]) -> SceneContent {
    var taken = SceneContent()
    if let field = firstResponder, ids.contains(field) { firstResponder = nil }
    for id in ids {
      taken.views[id] = views.removeValue(forKey: id)
      taken.layers[id] = layers.removeValue(forKey: id)
      taken.controllers[id] = controllers.removeValue(forKey: id)
      taken.windowFrames[id] = windowFrames.removeValue(forKey: id)
      taken.callbacks[id] = callbacks.removeValue(forKey: id)
    }
    return taken
  }
}
