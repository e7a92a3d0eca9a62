import LocatedInput
import SceneFormats
import Simulator
import ThemeFormats
import TraitModel
import TraitPropagation

/// What the options of a command with a scene ask for, checked and loaded.
struct SceneRequest {
  let library: Library
  let sceneName: String
  private let loaded: LoadedScene
  private let arguments: ParsedArguments
  private let plist: InfoPlistStyle?
  private let fallback: Fallback
  /// The releases asked for; else the scene's, else the latest.
  let releases: [IOSRelease]
  /// What was found wrong in the scene's file.
  var sceneDiagnostics: [Diagnostic] { loaded.diagnostics }
  var scene: Scene { loaded.scene }

  /// What holds where neither an option nor the scene says anything; only the explorer has such.
  struct Fallback {
    var themes: [String] = []
    /// The device's.
    var style: EffectiveStyle?
  }

  /// - Parameter scene: the scene's name or path where no option gives it.
  /// - Throws: what stops the command, with its status.
  init(
    _ arguments: ParsedArguments, _ context: ToolContext, scene: String? = nil,
    fallback: Fallback = Fallback()
  ) throws(CommandFailure) {
    self.fallback = fallback
    self.arguments = arguments
    var library = try context.library()
    library.screen = try arguments.screen()
    self.library = library
    sceneName = scene ?? arguments[.scene] ?? SceneCatalog.defaultName
    let asked = try Self.releases(arguments[.ios])
    do { loaded = try library.scene(named: sceneName, release: asked.first) } catch {
      throw CommandFailure(error)
    }
    releases = asked.isEmpty ? [loaded.scene.defaults.release ?? .latest] : asked
    plist = try Self.plist(arguments[.plist], context)
  }

  /// The app under one release: the file, then plist, appearance and contrast, then what is presented, then the overrides.
  /// - Parameter appearance: the device's, where it is not for the options and the scene to say.
  /// - Returns: the simulation, and what was found wrong in the themes.
  func simulation(
    for release: IOSRelease, appearance: EffectiveStyle? = nil
  ) throws(CommandFailure) -> (Simulation, [Diagnostic]) {
    let request = try paletteRequest(for: release)
    let palette: (palette: Palette, diagnostics: [Diagnostic])
    do { palette = try library.palette(request) } catch { throw CommandFailure(error) }
    var device = device
    if let appearance { device.style = appearance }
    var simulation = Simulation(
      scene, named: sceneName, device: device, paletteRequest: request, palette: palette.palette,
      faults: FileFaults(scene: sceneDiagnostics, themes: palette.diagnostics))
    for presenter in arguments.all(.present) {
      try apply(.present(NodeID(presenter), nil), to: &simulation, "--present \(presenter)")
    }
    for assignment in arguments.all(.set) {
      try apply(try edit(assignment, in: simulation), to: &simulation, "--set \(assignment)")
    }
    return (simulation, palette.diagnostics)
  }

  private var device: DeviceSettings {
    var device = DeviceSettings()
    device.style =
      arguments[.appearance].flatMap(EffectiveStyle.init) ?? scene.defaults.style ?? fallback.style
      ?? device.style
    device.contrast =
      arguments[.contrast].flatMap(AccessibilityContrast.init) ?? scene.defaults.contrast ?? device.contrast
    device.plist = plist ?? scene.defaults.plist ?? device.plist
    return device
  }

  /// The themes of the options; without any, the scene's own, and without one what there is to fall back on.
  private func paletteRequest(for release: IOSRelease) throws(CommandFailure) -> PaletteRequest {
    var request = try arguments.paletteRequest(for: release)
    if request.themes.isEmpty, request.pair == nil {
      request.themes = scene.defaults.theme.map { [$0] } ?? fallback.themes
    }
    return request
  }

  private func apply(_ edit: Edit, to simulation: inout Simulation, _ option: String) throws(CommandFailure) {
    do { _ = try simulation.apply(edit, library: library) } catch {
      throw CommandFailure(error, option: option)
    }
  }

  /// `NODE=VALUE`, or `NODE.TRAIT=VALUE` as in a script's `set`.
  private func edit(_ assignment: String, in simulation: Simulation) throws(CommandFailure) -> Edit {
    guard let equals = assignment.lastIndex(of: "=") else {
      throw .usage("--set wants NODE=light, NODE=dark or NODE=unspecified, not '\(assignment)'")
    }
    let (node, value) = (assignment[..<equals], assignment[assignment.index(after: equals)...])
    let hierarchy = simulation.hierarchy
    do {
      return try EditParser { hierarchy.index(of: $0) != nil }.parse("set \(node) \(value)")
    } catch {
      throw .usage("--set \(assignment): \(error.message)" + (error.remedy.map { "; " + $0 } ?? ""))
    }
  }

  private static func releases(_ list: String?) throws(CommandFailure) -> [IOSRelease] {
    guard let list else { return [] }
    var releases: [IOSRelease] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let release = IOSRelease(name: word) else {
        throw .usage(
          "--ios \(list): '\(word)' is no release; one of "
            + IOSRelease.allCases.map(\.number).joined(separator: ", "))
      }
      if !releases.contains(release) { releases.append(release) }
    }
    return releases
  }

  private static func plist(_ value: String?, _ context: ToolContext) throws(CommandFailure)
    -> InfoPlistStyle?
  {
    guard let value else { return nil }
    if value.contains("/") || value.hasSuffix(".plist") {
      do {
        return try InfoPlist.style(of: context.files.read(value, limit: 1 << 20), file: value)
      } catch let failure as FileFailure {
        throw CommandFailure(failure)
      } catch let error as InputError {
        throw CommandFailure(error, file: value)
      } catch {
        throw CommandFailure(.badInput, ["\(error)"])
      }
    }
    guard let style = InfoPlistStyle(rawValue: value) else {
      throw .usage(
        "--plist is light, dark, automatic or a file, not '\(value)'",
        suggestion: nearestName(to: value, among: InfoPlistStyle.allCases.map(\.rawValue)))
    }
    return style
  }
}

extension SceneRequest {
  /// The one release of a command that takes only one.
  func onlyRelease() throws(CommandFailure) -> IOSRelease {
    guard releases.count == 1, let release = releases.first else {
      throw .usage("--ios takes one release here")
    }
    return release
  }
}
