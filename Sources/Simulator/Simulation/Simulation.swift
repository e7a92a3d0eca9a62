package import SceneFormats
package import SceneModel
package import ThemeFormats
package import TraitModel
package import TraitPropagation

/// The simulated app with all that stands above it: a value, so that an old one is an exact undo.
package struct Simulation: Sendable {
  package internal(set) var scene: Scene
  /// The name by which the scene was asked for.
  package internal(set) var sceneName: String
  package internal(set) var device: DeviceSettings
  /// The themes over the system palette, and the release whose rules and system palette hold.
  package internal(set) var paletteRequest: PaletteRequest
  package internal(set) var palette: Palette
  package internal(set) var faults: FileFaults
  /// What was changed of the palette's colours by hand, in order.
  var colorEdits: [PaletteEdit] = []
  package internal(set) var resolution: TraitResolution
  /// By layer, and by view whose picture freezes: the traits with which it was resolved when it was assigned (K-13).
  package internal(set) var frozen: [NodeID: EffectiveTraits] = [:]
  /// Those to which nobody has assigned anything yet (C-27).
  package internal(set) var unassigned: Set<NodeID> = []
  /// Whether the system still shows the launch screen (W-15).
  package internal(set) var isLaunching = false
  /// Controllers whose override was set late, with the style that the status bar still shows for them (W-17).
  package internal(set) var statusBarStyles: [NodeID: EffectiveStyle] = [:]
  /// Controllers that were dismissed and can be presented again, each with who presented it.
  package internal(set) var dismissed: [NodeID: DismissedController] = [:]

  /// What the app was launched from, and the edits made on it since: making them again gives the same app.
  let origin: Origin
  var edits: [Edit] = []

  struct Origin: Sendable {
    var scene: Scene
    var device: DeviceSettings
    var paletteRequest: PaletteRequest
  }

  package var release: IOSRelease { paletteRequest.release }
  package var hierarchy: Hierarchy { scene.hierarchy }
  package var content: SceneContent { scene.content }

  /// The app at its launch: layers take their colours now, with the traits their owners have.
  package init(
    _ scene: Scene, named name: String, device: DeviceSettings, paletteRequest: PaletteRequest,
    palette: Palette, faults: FileFaults = FileFaults()
  ) {
    origin = Origin(scene: scene, device: device, paletteRequest: paletteRequest)
    self.scene = scene
    sceneName = name
    self.device = device
    self.paletteRequest = paletteRequest
    self.palette = palette
    self.faults = faults
    resolution = TraitResolution(of: scene.hierarchy, device: device, release: paletteRequest.release)
    if let theme = scene.content.appTheme { setAppTheme(theme) }
    for node in scene.content.freezing { setUp(node) }
  }

  /// What a node has.
  package func traits(of id: NodeID) -> EffectiveTraits? {
    hierarchy.index(of: id).map { resolution.traits(of: $0) }
  }
}

/// A presented controller that was dismissed.
package struct DismissedController: Sendable {
  package var presenter: NodeID
  package var tree: NodeTree
  package var content: SceneContent
  /// What its nodes had when it went; they keep it until they come back.
  package var traits: [NodeID: EffectiveTraits]
}
