import PreviewUI
import SceneModel
import TraitModel
import TraitPropagation

/// The options that several commands share; each stands here once.
extension OptionSpec {
  package static let scene = OptionSpec(
    "--scene", takes: .scene, .file,
    help: "the scene: a name of `scene list`, a file, or - for standard input")
  package static let theme = OptionSpec(
    "--theme", takes: .theme, .path, isRepeatable: true,
    help:
      "colours over the system's: a name of `palette list`, a theme file, an asset catalog; later ones win")
  package static let light = OptionSpec(
    "--light", takes: .theme, .path, help: "a theme whose values serve as light")
  package static let dark = OptionSpec(
    "--dark", takes: .theme, .path, help: "a theme whose values serve as dark")
  package static let map = OptionSpec(
    "--map", takes: .file,
    help: "lines `role = colour name`, for colours whose names do not tell their roles")
  package static let appearance = OptionSpec(
    "--appearance", choices: ["light", "dark"], help: "the device's appearance: what \"system\" means")
  package static let contrast = OptionSpec(
    "--contrast", choices: ["normal", "high"], help: "the device's Increase Contrast")
  package static let ios = OptionSpec(
    "--ios", takes: .release,
    help: "whose rules and system colours hold (default \(IOSRelease.latest.number))")
  package static let severalIOS = OptionSpec(
    "--ios", takes: .releases,
    help:
      "whose rules hold, one release or several (\(IOSRelease.allCases.map(\.number).joined(separator: ", ")))"
  )
  package static let plist = OptionSpec(
    "--plist", takes: .choice(InfoPlistStyle.allCases.map(\.rawValue)), .file,
    help: "the Info.plist's UIUserInterfaceStyle; a value with / or ending in .plist is a file")
  package static let screen = OptionSpec(
    "--screen", takes: .screen,
    help: "the screen's size in points, WIDTHxHEIGHT, or a device: "
      + NamedScreen.all.map(\.name).joined(separator: ", "))
  package static let set = OptionSpec(
    "--set", takes: .override, isRepeatable: true, help: "an override on a node")
  package static let present = OptionSpec(
    "--present", takes: .controller, isRepeatable: true, help: "present a sheet from that view controller")
  package static let vision = OptionSpec(
    "--vision", takes: .vision,
    help:
      "show the colours as seen with protan, deutan, tritan or achromat vision; severity 0 to 1 (default 1)")
  package static let color = OptionSpec(
    "--color", choices: ["auto", "always", "never"],
    help: "colour in the output (default auto: on a terminal)")
  package static let chrome = OptionSpec(
    "--chrome", choices: ChromeScheme.allCases.map(\.rawValue),
    help: "the explorer's own colours: the terminal's (default), light, dark, or none")
  package static let noMouse = OptionSpec(
    "--no-mouse", help: "leave the mouse to the terminal, for selecting text")
  package static let json = OptionSpec("--json", help: "print JSON (schema 1)")
  package static let output = OptionSpec(
    "--output", short: "-o", takes: .file, help: "write to a file; - is standard output")

  /// The options of every command that has a scene, without the release.
  package static let sceneOptions: [OptionSpec] = [
    scene, theme, light, dark, map, appearance, contrast, plist, screen, present, set,
  ]
}
