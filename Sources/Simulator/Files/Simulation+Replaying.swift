import LocatedInput
import SceneFormats
import ThemeFormats
import TraitModel

extension Simulation {
  /// The app at its launch from another version of its scene, before any edit. What the file says of device, release and
  /// theme counts only where it says something new: options may have said otherwise.
  /// - Parameter faults: what was found wrong in the scene's file.
  func relaunched(with scene: Scene, faults: [Diagnostic], library: Library) throws(LibraryFailure)
    -> Simulation
  {
    let (palette, themeFaults) = try library.palette(origin.paletteRequest)
    let launched = Simulation(
      scene, named: sceneName, device: origin.device, paletteRequest: origin.paletteRequest, palette: palette,
      faults: FileFaults(scene: faults, themes: themeFaults))
    if scene.defaults == origin.scene.defaults { return launched }
    return try launched.replacing(scene, named: sceneName, faults: faults, library: library)
  }

  /// The same app with its colours read again from its themes, and the changes made to them by hand.
  mutating func renewPalette(from library: Library) throws(LibraryFailure) {
    let read = try library.palette(paletteRequest)
    palette = withColorEdits(read.palette)
    faults.themes = read.diagnostics
  }
}
