import SceneFormats
import SceneModel
import ThemeFormats
import TraitModel
import TraitPropagation

extension Simulation {
  /// What leads to this app, as a script that `halflight run` plays to the same app: the settings it was launched with, its
  /// scene, the edits that changed something, and at the end what the nodes came to.
  package func script(library: Library) throws(LibraryFailure) -> String {
    let launched = try launchedAgain(library: library)
    let sections = [
      ["# What was done, as a script for `halflight run`."] + remarks, origin.lines(for: sceneName),
      edits(since: launched, library: library), expectations(since: launched),
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The app before all edits.
  func launchedAgain(library: Library) throws(LibraryFailure) -> Simulation {
    try relaunched(with: origin.scene, faults: faults.scene, library: library)
  }

  /// The lines that lead to this app; none of what it came to.
  func scriptLines(library: Library) throws(LibraryFailure) -> [String] {
    let launched = try launchedAgain(library: library)
    return remarks + origin.lines(for: sceneName) + edits(since: launched, library: library)
  }

  /// What no line can say: the options that `run` must be given again.
  private var remarks: [String] {
    let request = origin.paletteRequest
    var options = sceneName == "-" ? ["--scene -"] : []
    if !origin.hasPlainTheme {
      options += request.themes.map { "--theme \($0)" }
      if let pair = request.pair { options += ["--light \(pair.light)", "--dark \(pair.dark)"] }
      if let map = request.map { options.append("--map \(map)") }
    }
    return options.isEmpty ? [] : ["# Run it with: " + options.joined(separator: " ")]
  }

  private func edits(since launched: Simulation, library: Library) -> [String] {
    var app = launched
    return edits.compactMap { edit in
      let before = app
      _ = try? app.apply(edit, library: library)
      return app.isSame(as: before) ? nil : edit.line
    }
  }

  /// The nodes that are otherwise than at the launch. Layers have no style of their own.
  func expectations(since launched: Simulation) -> [String] {
    let lines = hierarchy.preorder.filter { hierarchy[$0].kind != .layer }.compactMap { index -> String? in
      let node = hierarchy[index].id
      let style = resolution.traits(of: index).style
      return launched.traits(of: node)?.style == style ? nil : "expect \(node) \(style.rawValue)"
    }
    return lines.isEmpty ? [] : ["# What it came to."] + lines
  }
}

extension Simulation.Origin {
  /// Whether a `theme` line can say which colours there are.
  fileprivate var hasPlainTheme: Bool {
    paletteRequest.themes.count <= 1 && paletteRequest.pair == nil && paletteRequest.map == nil
  }

  /// The settings, then the scene, which keeps them but for what it names; where it names something else than there was,
  /// that is set again and the app launched anew.
  fileprivate func lines(for sceneName: String) -> [String] {
    var lines = [
      Edit.ios(paletteRequest.release), .device(device.style), .contrast(device.contrast),
    ].map(\.line)
    if hasPlainTheme, let theme = paletteRequest.themes.first { lines.append(Edit.theme(theme).line) }
    if sceneName != "-" { lines.append("scene \(sceneName)") }
    let again = settingsThatTheSceneChanges.map(\.line)
    return lines + (again.isEmpty ? [] : again + [Edit.launch(.window).line])
  }

  private var settingsThatTheSceneChanges: [Edit] {
    let named = scene.defaults
    var edits: [Edit] = []
    if let release = named.release, release != paletteRequest.release {
      edits.append(.ios(paletteRequest.release))
    }
    if let style = named.style, style != device.style { edits.append(.device(device.style)) }
    if let contrast = named.contrast, contrast != device.contrast { edits.append(.contrast(device.contrast)) }
    if named.plist ?? .automatic != device.plist { edits.append(.plist(device.plist)) }
    if hasPlainTheme, let theme = named.theme, theme != paletteRequest.themes.first {
      edits.append(.theme(paletteRequest.themes.first ?? "system"))
    }
    return edits
  }
}
