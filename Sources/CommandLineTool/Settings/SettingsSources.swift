import LocatedInput
import Settings
import TraitModel

/// Where the settings of the explorer are looked for, and what was found there.
struct SettingsSources {
  /// A file that was looked for.
  struct LookedAt {
    enum State: Hashable {
      case missing
      /// With how many faults.
      case read(faults: Int)
      /// Nothing of it could be used.
      case broken(String)
    }
    var name: String
    var path: String
    var state: State
  }

  let settings: ExplorerSettings
  /// Those that win first.
  private(set) var files: [LookedAt] = []

  /// A project's file, in its folder or above.
  static let projectFileName = ".halflight.json"

  /// - Parameter arguments: of a command that takes the settings' options.
  init(_ arguments: ParsedArguments? = nil, _ context: ToolContext) {
    var layers: [SettingsLayer] = []
    if let arguments { layers.append(SettingsLayer(options: arguments.values(named:))) }
    layers.append(SettingsLayer(environment: context.environment))
    var looked: [LookedAt] = []
    func look(_ name: String, _ path: String) {
      let (layer, state) = context.settings(in: path)
      looked.append(LookedAt(name: name, path: path, state: state))
      if let layer { layers.append(layer) }
    }
    look("project file", context.projectFile ?? joinedPath(context.workingDirectory, Self.projectFileName))
    if let path = context.userSettingsFile { look("user file", path) }
    let saved = context.savedState
    if let path = context.stateFile {
      looked.append(LookedAt(name: "saved state", path: path, state: saved.look))
      layers.append(SettingsLayer(saved.state, file: path))
    }
    files = looked
    settings = ExplorerSettings(layers)
  }
}

extension SettingsLayer {
  /// What was chosen in the explorer the last time.
  fileprivate init(_ saved: SavedState, file: String) {
    self.init()
    if let scene = saved.scene { add(.scene, [scene], .saved(file)) }
    if !saved.themes.isEmpty { add(.theme, saved.themes, .saved(file)) }
    if let style = saved.appearance { add(.appearance, [style.rawValue], .saved(file)) }
  }
}

extension ToolContext {
  /// The user's settings file, whether it exists or not.
  var userSettingsFile: String? { userFolder(.config).map { joinedPath($0.path, "config.json") } }

  /// The nearest project file, from the working directory upwards.
  fileprivate var projectFile: String? {
    var folder = workingDirectory
    while true {
      let path = joinedPath(folder, SettingsSources.projectFileName)
      if (try? files.kind(of: path)) != nil { return path }
      guard folder.count > 1, let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  fileprivate func settings(in path: String) -> (SettingsLayer?, SettingsSources.LookedAt.State) {
    do throws(FileFailure) {
      let layer = SettingsLayer(file: path, try files.read(path, limit: 1 << 20), home: home)
      let faults = layer.diagnostics.count { $0.severity > .note }
      if layer.isEmpty, let first = layer.diagnostics.first(where: { $0.severity == .error }) {
        return (layer, .broken(first.text))
      }
      return (layer, .read(faults: faults))
    } catch {
      if error.reason == .missing { return (nil, .missing) }
      var layer = SettingsLayer()
      layer.add(Diagnostic(.error, error.sentence, file: path))
      return (layer, .broken(error.text))
    }
  }
}
