import SceneFormats
import ThemeFormats
import TraitModel

extension Simulation {
  /// The app at its launch from another version of its scene, before any edit. What the file says of device, release and
  /// theme counts only where it says something new: options may have said otherwise.
  func relaunched(with scene: Scene, library: Library) throws(LibraryFailure) -> Simulation {
    let launched = Simulation(
      scene, named: sceneName, device: origin.device, paletteRequest: origin.paletteRequest,
      palette: try library.palette(origin.paletteRequest).palette)
    if scene.defaults == origin.scene.defaults { return launched }
    return try launched.replacing(scene, named: sceneName, library: library)
  }

  /// The same app with its colours read again from its themes, and the changes made to them by hand.
  mutating func renewPalette(from library: Library) throws(LibraryFailure) {
    palette = withColorEdits(try library.palette(paletteRequest).palette)
  }
}
