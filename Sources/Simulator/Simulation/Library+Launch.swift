package import SceneFormats
import ThemeFormats
package import TraitModel
import TraitPropagation

extension Library {
  /// The app as a scene starts it: with the device and release that the scene names, and the system's colours unless it
  /// names a theme.
  package func launch(_ scene: Scene, named name: String, under release: IOSRelease? = nil)
    throws(LibraryFailure)
    -> Simulation
  {
    var device = DeviceSettings()
    device.style = scene.defaults.style ?? device.style
    device.contrast = scene.defaults.contrast ?? device.contrast
    device.plist = scene.defaults.plist ?? device.plist
    let request = PaletteRequest(
      themes: scene.defaults.theme.map { [$0] } ?? [], release: release ?? scene.defaults.release ?? .latest)
    let palette = try palette(request).palette
    return Simulation(scene, named: name, device: device, paletteRequest: request, palette: palette)
  }
}
