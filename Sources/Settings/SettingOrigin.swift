package import LocatedInput

/// Where a setting's value comes from; the earlier cases win.
package enum SettingOrigin: Hashable, Sendable {
  /// The option of the command line.
  case option(String)
  /// The variable of the environment.
  case environment(String)
  /// A settings file, and the place in it.
  case file(String, SourceLocation)
  /// What was chosen in the explorer the last time, in that file.
  case saved(String)

  /// For people: `HALFLIGHT_CHROME`, `~/.config/halflight/config.json:3:13`.
  package var text: String {
    switch self {
    case .option(let name): name
    case .environment(let name): name
    case .file(let path, let place): visibleControls(in: "\(path):\(place.line):\(place.column)")
    case .saved(let path): visibleControls(in: "saved in \(path)")
    }
  }
}
